import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import IncomeSummaryPage from './income-summary.page';

const summary = {
  total_income: 80_000,
  w2_income: 60_000,
  income_1099_misc: 0,
  income_1099_nec: 0,
  schedule_c_profit: 15_000,
  other_income: 5_000,
  calculated_at: '2025-02-03T12:00:00Z',
};

let server: FakeServer;
function open(answer: () => Response): void {
  server = fakeServer({ 'GET /income-summary': answer });
  storeSession(sessionOf(personOf('client')));
  render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter>
        <IncomeSummaryPage />
      </MemoryRouter>
    </StoreProvider>,
  );
}
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const tile = (label: string) => screen.getAllByRole('listitem').find((item) => within(item).queryByText(label));

describe('the income summary', () => {
  it('shows "Failed to load income summary", and retries', async () => {
    open(() => refusal('unavailable', 'Down'));
    expect(await screen.findByText('Failed to load income summary')).toBeInTheDocument();
    server.answer('GET /income-summary', () => json(summary));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Total annual income')).toBeInTheDocument();
  });

  it('shows "No Income Data Available", and where to start', async () => {
    open(() => json(null));
    expect(await screen.findByText('No Income Data Available')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Fill in your tax intake form' })).toHaveAttribute('href', '/intake-form');
  });

  it('shows a tile for the total and each kind, a chart with its table, and the details', async () => {
    open(() => json(summary));
    await screen.findByText('Total annual income');
    expect(tile('Total annual income')).toHaveTextContent('$80,000.00');
    expect(tile('W-2 wages')).toHaveTextContent('$60,000.00');
    expect(tile('1099-MISC')).toHaveTextContent(/–$/);
    expect(tile('1099-NEC')).toHaveTextContent(/–$/);
    expect(tile('Schedule C profit')).toHaveTextContent('$15,000.00');
    expect(tile('Other income')).toHaveTextContent('$5,000.00');
    const mix = within(screen.getByRole('table', { name: 'Income by type' }));
    expect(mix.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'W-2 wages$60,000.00',
      'Schedule C profit$15,000.00',
      'Other income$5,000.00',
    ]);
    const details = within(screen.getByRole('table', { name: 'Income details' }));
    expect(details.getByRole('row', { name: /Schedule C profit .* \$15,000.00 19%/ })).toBeInTheDocument();
  });

  it('informs the self-employed about 15.3 percent and quarterly payments', async () => {
    open(() => json(summary));
    const notice = (await screen.findByText('Tax planning')).parentElement;
    expect(notice).toHaveTextContent('15.3%');
    expect(notice).toHaveTextContent('more than $1,000');
    expect(notice).toHaveTextContent('quarterly estimated tax payments');
  });

  it('shows a loss as a negative amount whose bar grows to the left', async () => {
    open(() => json({ ...summary, total_income: 64_990, schedule_c_profit: -10 }));
    await screen.findByText('Total annual income');
    expect(tile('Schedule C profit')).toHaveTextContent('−$10.00');
    const mix = within(screen.getByRole('table', { name: 'Income by type' }));
    expect(mix.getByRole('row', { name: /^Schedule C profit −\$10\.00/ })).toBeInTheDocument();
    expect(mix.getByRole('row', { name: /^Schedule C/ }).querySelector('rect:not(.ui-bars__track)')).toHaveAttribute(
      'x',
      '0',
    );
    expect(screen.getByText('Tax planning').parentElement).not.toHaveTextContent('15.3%');
  });
});

import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeasonContext, type ShownSeason } from '@portal/data-access/season-context';
import { json } from '@portal/data-access/testing/fake-server';
import { notify } from '@portal/ui-kit/core';
import { IntakeScreen } from './intake.screen';
import { completeIntake, intakeServer, openForm, recordOf } from '../testing/intake-server';

const season: ShownSeason = {
  tax_year: 2025,
  isOpen: true,
  hasEstimate: true,
  hasEarlier: true,
  isKnown: true,
  isLoading: false,
};
const answers = {
  ssn: '123-45-6789',
  date_of_birth: '1980-01-02',
  occupation: 'Nurse',
  is_blind: true,
  address: '1 Main Street',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48201',
  filing_status: 'head_of_household',
  has_children: true,
  children: [
    { first_name: 'Kit', last_name: 'Byron', date_of_birth: '2008-05-05', relationship: 'child' },
    { first_name: 'Lou', last_name: 'Byron', date_of_birth: '2015-05-05', relationship: 'child' },
  ],
  bank_name: 'First Bank',
  routing_number: '072000326',
  account_number: '000123456789',
  account_type: 'checking',
} as const;

let server: ReturnType<typeof intakeServer>;
function start(of: Partial<ShownSeason> = {}, ...args: Parameters<typeof intakeServer>): void {
  server = intakeServer(...args);
  server.answer('GET /intake/proposal', () => json({ from_tax_year: 2024, answers }));
  openForm(
    <SeasonContext value={{ ...season, ...of }}>
      <IntakeScreen />
    </SeasonContext>,
  );
}
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

const title = 'Start from last year’s answers';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = () => server.sent.filter(({ method, path }) => method !== 'GET' && path.startsWith('/intake'));

describe('proposals of last year', () => {
  it('send nothing and fill in nothing until they are confirmed', async () => {
    start();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('');
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.queryByText('123-45-6789')).toBeNull();
    await act(() => new Promise((done) => setTimeout(done, 1_500)));
    expect(sent()).toEqual([]);
  });

  it('name a fact that applied last year, and check it when it is confirmed', async () => {
    start();
    expect(await screen.findByText(/Nurse · Blind$/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Blind' })).not.toBeChecked();
    await press('Still correct: You');
    expect(screen.getByRole('checkbox', { name: 'Blind' })).toBeChecked();
    await waitFor(() => expect(server.kept()).toMatchObject({ is_blind: true, is_student: false }));
  });

  it('fill in and save a group when it is confirmed, in the shown season', async () => {
    start();
    await press('Still correct: Address');
    expect(screen.getByLabelText('City')).toHaveValue('Detroit');
    expect(screen.getByText('Filled in: Address')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Still correct: Address' })).toBeNull();
    await waitFor(() => expect(server.kept()).toMatchObject({ city: 'Detroit', zip_code: '48201' }), {
      timeout: 4_000,
    });
    expect(sent()[0]?.path).toBe('/intake?year=2025');
    expect(server.kept()?.ssn ?? null).toBeNull();
    expect(server.kept()?.bank_name ?? null).toBeNull();
  });

  it('leave out a child who does not live with the client any more, and say who turned 17', async () => {
    start();
    expect(await screen.findByText('Turns 17 or older in 2025, which changes your credits.')).toBeVisible();
    await press('Not anymore: Kit Byron');
    expect(screen.queryByText('Kit Byron')).toBeNull();
    await press('Still correct: Children and dependents who still live with you');
    await waitFor(() => expect(server.kept()?.children).toHaveLength(1), { timeout: 4_000 });
    expect(server.kept()?.children?.[0]).toMatchObject({ first_name: 'Lou' });
  });

  it('vanish group by group with "Not anymore"', async () => {
    start();
    for (const name of ['You', 'Address', 'Filing status', 'Bank account for direct deposit', 'Kit Byron', 'Lou Byron'])
      await press(`Not anymore: ${name}`);
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(sent()).toEqual([]);
  });

  it('are taken over completely with at most 10 taps', async () => {
    start();
    await screen.findByText(title);
    let taps = 0;
    for (let next = takes(); next[0]; next = takes()) {
      taps += 1;
      await userEvent.click(next[0]);
    }
    expect(taps).toBeGreaterThan(3);
    expect(taps).toBeLessThanOrEqual(10);
    expect(screen.getByLabelText('City')).toHaveValue('Detroit');
  });

  it('do not replace an answer of this year', async () => {
    start({}, recordOf({ city: 'Flint', tax_year: 2025 }));
    await screen.findByText(title);
    expect(screen.queryByRole('button', { name: 'Still correct: Address' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Still correct: You' })).toBeVisible();
  });

  it('are not asked for in an office with one season', async () => {
    start({ hasEarlier: false });
    await screen.findByLabelText('City');
    expect(server.to('/intake/proposal')).toEqual([]);
  });
});

const takes = () => screen.queryAllByRole('button', { name: /^Still correct: / });

describe('season that is not open', () => {
  it('shows the form read-only', async () => {
    start({ isOpen: false }, { ...completeIntake, city: 'Detroit' });
    expect(await screen.findByText('Detroit')).toBeVisible();
    expect(screen.queryByLabelText('City')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit Form' })).toBeNull();
  });

  it('says that there is no form', async () => {
    start({ isOpen: false });
    expect(await screen.findByText('You have no form for tax year 2025')).toBeVisible();
  });
});

describe('season without a tax law', () => {
  it('works without an estimate and says so', async () => {
    start({ hasEstimate: false, tax_year: 2019 });
    const sentence =
      'We can’t estimate taxes for 2019 here. Everything else works as usual, and your preparer calculates your return.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('City')).toBeVisible();
    expect(server.to('/calculate-tax')).toEqual([]);
  });
});

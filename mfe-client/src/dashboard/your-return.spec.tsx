import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '@portal/data-access/testing/fake-server';
import { season } from '@portal/domain/testing/season';
import { document, intake, openDashboard, renee, startDashboard } from '../testing/dashboard';
import { returnIn } from '../testing/return';

let server: ReturnType<typeof startDashboard>;
const start = (...args: Parameters<typeof startDashboard>): void => {
  server = startDashboard(...args);
};
const open = openDashboard;

afterEach(() => {
  server.stop();
  localStorage.clear();
});

describe('the return on the dashboard', () => {
  it('explains how far the return is for the preparer, who counts four requirements', async () => {
    start(intake, [document(1, '1099'), document(2, 'id_verification')]);
    open();
    expect(await screen.findByText('100%')).toBeInTheDocument();
    expect(
      screen.getByText('Your preparer has 2 of the 4 things they need · Missing: Selfie, W-2'),
    ).toBeInTheDocument();
  });

  it('shows the seven steps, and links to their page', async () => {
    start(intake, [document(1, 'w2')]);
    server.answer('GET /return', () => json(returnIn('preparing')));
    open();
    const steps = within(await screen.findByRole('region', { name: 'Your return' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your answers DoneFeb 2, 2025',
      'Your papers DoneFeb 3, 2025',
      'We prepare Now, since Feb 3, 2025',
      'You check and sign Later',
      'We send it Later',
      'IRS answers Later',
      'Done Later',
    ]);
    expect(steps.getByRole('link', { name: 'Dates and filings' })).toHaveAttribute('href', '/return');
  });

  it('has no steps to look at before there is a return', async () => {
    start(null, []);
    open();
    const steps = within(await screen.findByRole('region', { name: 'Your return' }));
    expect(steps.getAllByText('Later')).toHaveLength(7);
    expect(steps.queryByRole('link')).toBeNull();
  });

  it('explains a draft by what is left to do, and an invitation by how long the form takes', async () => {
    start({ ...intake, submitted: false }, []);
    server.answer('GET /return', () => json(returnIn('intake')));
    const { unmount } = open();
    expect(await screen.findByText('Your draft is saved. Submit it when it is complete.')).toBeInTheDocument();
    unmount();
    server.answer('GET /intake', () => json(null));
    open();
    expect(await screen.findByText('It takes about 15 minutes and is saved as you type.')).toBeInTheDocument();
  });

  it('offers unread messages beside a return that needs nothing, and not where messages are the action', async () => {
    start(intake, []);
    server.answer('GET /unread-messages', () => json({ direct: 28, groups: 0 }));
    server.answer('GET /return', () => json(returnIn('preparing')));
    const { unmount } = open();
    expect(await screen.findByRole('link', { name: '28 unread messages' })).toHaveAttribute('href', '/messages');
    unmount();
    server.answer('GET /return', () => json(returnIn('info_needed')));
    open();
    expect(await screen.findByRole('link', { name: 'Answer' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '28 unread messages' })).toBeNull();
  });

  it('shows the estimate of the saved answers with a link to the calculation', async () => {
    start(intake, []);
    const parts = { federal_refund_portion: 1_000.5, state: 'MI', state_refund_portion: -20 };
    server.answer('GET /intake/estimate', () =>
      json({ result: { estimated_refund: 980.5, estimated_owe: 0, ...parts }, needed: [] }),
    );
    open();
    const estimate = within(await screen.findByRole('region', { name: 'Estimated Tax Refund' }));
    expect(estimate.getByText('$980.50')).toBeInTheDocument();
    expect(estimate.getByText(`Tax year ${season}`)).toBeInTheDocument();
    expect(estimate.getByText('Refund $1,000.50')).toBeInTheDocument();
    expect(estimate.getByText('You owe $20.00')).toBeInTheDocument();
    expect(estimate.getByRole('link', { name: 'How we got this' })).toHaveAttribute('href', '/intake-form');
  });

  it('names what an estimate still needs', async () => {
    start(intake, []);
    open();
    const estimate = within(await screen.findByRole('region', { name: 'Estimated Tax Refund' }));
    expect(estimate.getByText('your state')).toBeInTheDocument();
  });

  it('offers to try again if the estimate cannot be loaded', async () => {
    start(intake, []);
    server.answer('GET /intake/estimate', () => json({ title: 'Error', status: 500 }, 500));
    open();
    const failed = (await screen.findByText('We couldn’t load the estimate.')).closest<HTMLElement>('[role="alert"]');
    server.answer('GET /intake/estimate', () => json({ result: null, needed: ['income'] }));
    await userEvent.click(within(failed ?? window.document.body).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Estimated Tax Refund' })).toBeInTheDocument();
  });

  it('shows the preparer with the number of unread messages and a link to write', async () => {
    start(intake, []);
    server.answer('GET /my-preparer', () => json({ ...renee, phone: '313-555-0100', available: true }));
    server.answer('GET /unread-messages', () => json({ direct: 2, groups: 0 }));
    open();
    const preparer = within(await screen.findByRole('region', { name: 'Your preparer' }));
    expect(await preparer.findByText('2 unread messages')).toBeInTheDocument();
    expect(preparer.getByRole('link', { name: 'Message Renee' })).toHaveAttribute('href', '/messages/renee');
    expect(preparer.getByRole('link', { name: '313-555-0100' })).toHaveAttribute('href', 'tel:313-555-0100');
  });
});

import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { json } from '@portal/data-access/testing/fake-server';
import { document, intake, openDashboard, renee, startDashboard } from '../testing/dashboard';

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
    expect(screen.getByText('2 of 4 for your preparer · Still missing there: Selfie, W-2')).toBeInTheDocument();
  });

  it('shows what happened, whose turn it is, and what comes next', async () => {
    start(intake, [document(1, 'w2')]);
    open();
    const timeline = within(await screen.findByRole('region', { name: 'Your return' }));
    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your answersSubmitted Feb 3, 2025Complete',
      'Your documents1 uploadedYour turn',
      'Preparing your returnLater',
      'You check and signLater',
      'Sent to the IRSLater',
    ]);
  });

  it('shows that it is the preparer’s turn once everything is there', async () => {
    start(intake, [document(1, 'w2'), document(2, 'selfie')]);
    server.answer('GET /my-preparer', () => json({ ...renee, specialties: [], available: true }));
    open();
    const timeline = within(await screen.findByRole('region', { name: 'Your return' }));
    expect(timeline.getByText('Renee Okafor’s turn')).toBeInTheDocument();
  });

  it('shows the estimate of the saved answers with a link to the calculation', async () => {
    start({ ...intake, state: 'MI', filing_status: 'single', w2_income: 50_000 }, []);
    open();
    const estimate = within(await screen.findByRole('region', { name: 'Estimated Tax Refund' }, { timeout: 10_000 }));
    expect(await estimate.findByText(/^\$[\d,]+\.\d\d$/, { selector: '.tax-outcome *' })).toBeInTheDocument();
    expect(estimate.getByRole('link', { name: 'How we got this' })).toHaveAttribute('href', '/intake-form');
  });

  it('names what an estimate still needs', async () => {
    start(intake, []);
    open();
    const estimate = within(await screen.findByRole('region', { name: 'Estimated Tax Refund' }, { timeout: 10_000 }));
    expect(estimate.getByText('your state')).toBeInTheDocument();
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

import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import { notify } from '@portal/ui-kit/core';
import { openForm } from '../testing/intake-server';
import { scheduleCRecord, scheduleCServer, completeBusiness } from '../testing/schedule-c-server';
import { ScheduleCScreen } from './schedule-c.screen';

let server: ReturnType<typeof scheduleCServer>;
const start = (record: Parameters<typeof scheduleCServer>[0] = null): void => {
  server = scheduleCServer(record);
  openForm(<ScheduleCScreen />);
};
beforeAll(() => {
  globalThis.reportError = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

const field = (label: string) => screen.findByRole('textbox', { name: label });
async function enter(label: string, value: string): Promise<void> {
  const box = await field(label);
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value } });
  fireEvent.blur(box);
}
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));
async function submitFromReview(): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Review your answers' })).toHaveFocus();
  await press('Submit Schedule C');
}
const totals = () => screen.getByRole('complementary', { name: 'Profit or Loss' });
const outcome = () => within(totals());
const saves = () => server.sent.filter(({ method }) => method !== 'GET');

describe('Schedule C', () => {
  it('lists every required field on submit, and sends nothing', async () => {
    start();
    await field('Business name');
    await press('Submit Schedule C');
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Business name is required.',
      'Business type is required.',
      'Business address is required.',
      'City is required.',
      'State is required.',
      'ZIP code is required.',
    ]);
    expect(saves()).toEqual([]);
  });

  it.each([
    ['Save Draft', scheduleCRecord()],
    ['Submit Schedule C', scheduleCRecord({ business_info: completeBusiness })],
  ])('shows "Failed to save Schedule C" when %s fails, and loses nothing', async (button, record) => {
    start(record);
    server.answer('PUT /schedule-c/business', () => refusal('forbidden', 'Not today'));
    await enter('Supplies', '12');
    await press(button);
    if (button === 'Submit Schedule C') await submitFromReview();
    expect(await screen.findByText('Failed to save Schedule C')).toBeInTheDocument();
    expect(await field('Supplies')).toHaveValue('12.00');
  });

  it('shows a profit, then a loss, while typing, "with meals_entertainment counted at 50 percent"', async () => {
    start();
    await enter('Gross receipts or sales', '1000');
    await enter('Returns and allowances', '100');
    await enter('Other income', '50.5');
    expect(totals()).toHaveTextContent('Profit$950.50');
    await enter('Meals and entertainment', '2001');
    expect(totals()).toHaveTextContent('Loss$50.00');
    expect(outcome().getByRole('row', { name: /Total income \$950.50/ })).toBeInTheDocument();
    expect(outcome().getByRole('row', { name: /Total expenses \$1,000.50/ })).toBeInTheDocument();
  });

  it('shows what is missing while there is no amount, and treats zero as neither profit nor loss', async () => {
    start();
    await field('Business name');
    expect(totals()).toHaveTextContent('Enter your income and expenses to see your profit or loss.');
    expect(totals()).not.toHaveTextContent(/\$/);
    await enter('Gross receipts or sales', '100');
    expect(outcome().getByText('Profit').parentElement).toHaveAttribute('data-face', 'profit');
    await enter('Supplies', '100');
    expect(totals()).toHaveTextContent('Profit$0.00');
    expect(outcome().getByText('Profit').parentElement).toHaveAttribute('data-face', 'even');
    await enter('Supplies', '100.01');
    expect(outcome().getByText('Loss').parentElement).toHaveAttribute('data-face', 'loss');
  });

  it('shows the common expenses in a new form, and folds the others', async () => {
    start();
    const folds = (await screen.findByText('Show all expenses (15 more)')).closest('details');
    expect(folds).toContainElement(await field('Wages'));
    expect(folds).not.toContainElement(await field('Supplies'));
    await userEvent.click(screen.getByText('Show all expenses (15 more)'));
    expect(await screen.findByText('Show fewer expenses')).toBeInTheDocument();
  });

  it('shows the expenses in use and folds the others, which open when one of them gets an amount', async () => {
    start(scheduleCRecord({ depletion: 12 }));
    const folds = (await screen.findByText('Show all expenses (22 more)')).closest('details');
    expect(folds).toContainElement(await field('Wages'));
    expect(folds).toContainElement(await field('Supplies'));
    expect(folds).not.toContainElement(await field('Depletion'));
    expect(folds).not.toHaveAttribute('open');
    await enter('Wages', '5');
    expect(folds).toHaveAttribute('open');
    await enter('Wages', '');
    expect(folds).toHaveAttribute('open');
  });

  it('treats "a non-numeric value" as 0', async () => {
    start();
    await enter('Wages', 'none');
    expect(await field('Wages')).toHaveValue('0.00');
  });

  it('mentions 15.3 percent and quarterly payments "above $1,000"', async () => {
    start();
    await field('Business name');
    const notice = screen.getByRole('region', { name: 'Self-employment tax' });
    expect(notice).toHaveTextContent('15.3%');
    expect(notice).toHaveTextContent('more than $1,000, you may have to make quarterly estimated tax payments');
  });

  it('autosaves, and reloads the form after "Save Draft"', async () => {
    start();
    await enter('Business name', 'Byron Baking');
    await waitFor(() => expect(server.kept()?.business_info).toMatchObject({ business_name: 'Byron Baking' }));
    expect(server.kept()).toMatchObject({ submitted: false, business_info: { accounting_method: 'cash' } });
    const reads = server.to('/schedule-c').filter(({ method }) => method === 'GET').length;
    await enter('Supplies', '7');
    await press('Save Draft');
    expect(await screen.findByText('Draft saved successfully!')).toBeInTheDocument();
    await waitFor(() =>
      expect(server.to('/schedule-c').filter(({ method }) => method === 'GET').length).toBeGreaterThan(reads),
    );
    expect(await field('Supplies')).toHaveValue('7.00');
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
  });

  it('shows "Schedule C submitted successfully!" and redirects home', async () => {
    start(scheduleCRecord({ business_info: completeBusiness, gross_receipts: 10 }));
    await enter('Supplies', '3');
    await press('Submit Schedule C');
    await submitFromReview();
    expect(await screen.findByText('Schedule C submitted successfully!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(server.kept()).toMatchObject({ submitted: true, gross_receipts: 10, supplies: 3 });
  });

  it('shows every answer in use before submitting, each with a link to its field, and submits nothing yet', async () => {
    start(scheduleCRecord({ business_info: completeBusiness, gross_receipts: 10, depletion: 12 }));
    await field('Business name');
    await press('Submit Schedule C');
    expect(await screen.findByRole('heading', { name: 'Review your answers' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Income' })).toHaveTextContent('Gross receipts or sales$10.00');
    expect(screen.getByRole('region', { name: 'Income' })).toHaveTextContent('Other income–');
    const expenses = screen.getByRole('region', { name: 'Expenses' });
    expect(expenses).toHaveTextContent('Depletion$12.00');
    expect(expenses).not.toHaveTextContent('Wages');
    expect(server.kept()?.submitted).not.toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Edit Depletion (Expenses)' }));
    await waitFor(async () => expect(await field('Depletion')).toHaveFocus());
  });

  it('links to its sections, and shows what is missing, to correct and done in each', async () => {
    start(scheduleCRecord({ business_info: { ...completeBusiness, business_city: null } }));
    await field('Business name');
    const links = () => within(screen.getByRole('navigation', { name: 'Sections of the form' })).getAllByRole('link');
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'Business Information 1 missing',
      'Income Optional',
      'Expenses Optional',
    ]);
    await enter('City', 'Detroit');
    await enter('Supplies', '7');
    await waitFor(() =>
      expect(links().map(({ textContent }) => textContent)).toEqual([
        'Business Information Done',
        'Income Optional',
        'Expenses Done',
      ]),
    );
    await enter('ZIP code', '4822');
    await waitFor(() => expect(links()[0]).toHaveTextContent('1 to correct'));
    const [, , expenses] = links();
    if (expenses) await userEvent.click(expenses);
    expect(screen.getByRole('heading', { name: 'Expenses' })).toHaveFocus();
  });

  it('asks which version to keep if it was changed in another tab', async () => {
    start(scheduleCRecord({ supplies: 1 }));
    await field('Supplies');
    server.changeElsewhere({ supplies: 2 });
    await enter('Supplies', '3');
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('This Schedule C was changed elsewhere in the meantime.')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(server.kept()).toMatchObject({ supplies: 3 }));
  });

  it('shows how many answers have changed since it was submitted', async () => {
    const submitted_at = '2025-02-03T12:00:00Z';
    const sent = scheduleCRecord({ business_info: completeBusiness, submitted: true, submitted_at });
    start(scheduleCRecord({ ...sent, supplies: 3, wages: 4, has_unsubmitted_changes: true }));
    server.answer('GET /schedule-c/business/submissions', () =>
      json([
        { id: 'first', submitted_at, submitted_by_name: 'Byron Baker', version: 1, net_profit_loss: 0, form: sent },
      ]),
    );
    expect(await screen.findByText(/You submitted this form on Feb 3, 2025/)).toBeInTheDocument();
    expect(await screen.findByText('2 changes not submitted yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Discard my changes' })).toBeEnabled();
    expect(await screen.findByRole('heading', { name: 'Submitted versions' })).toBeInTheDocument();
  });
});

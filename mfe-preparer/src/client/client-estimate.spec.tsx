import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { season } from '@portal/domain/testing/season';
import { clientServer, intakeOf, openClient, scheduleCOf } from '../testing/client-server';

const household = { state: 'MI', filing_status: 'single', has_children: false, children: [] } as const;
const form = (more = {}) => intakeOf({ ...household, children: [], ...more });

let server: FakeServer;
beforeEach(() => {
  server = clientServer();
  server.answer('GET /client/c1/intake', () => json(form()));
  // Fail the server's calculation: the browser must show the estimate without it.
  server.answer('POST /calculate-tax', () => refusal('unavailable', 'Down'));
  globalThis.reportError = jest.fn();
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const panel = () => screen.findByRole('complementary', { name: 'Estimated Tax Refund' });
const amount = async () => expect((await within(await panel()).findAllByText(/\$\d/))[0]).toBeVisible();

it.each(['intake', 'schedule-c'])('appears next to the submitted form on the tab %s', async (tab) => {
  openClient(`/client/c1?tab=${tab}`);
  await amount();
  expect(await panel()).toHaveTextContent('The client sees the same estimate.');
});

it('does not appear on other tabs', async () => {
  openClient('/client/c1?tab=documents');
  expect(await screen.findByLabelText('View paper-1.pdf')).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Estimated Tax Refund' })).toBeNull();
});

it('is one amount with its tax year on other tabs', async () => {
  openClient('/client/c1?tab=documents');
  const isFigure = (_text: string, element: Element | null): boolean => element?.matches('li:has(strong)') ?? false;
  const amounts = (await screen.findAllByText(isFigure)).map(({ textContent }) => textContent);
  expect(amounts).toContainEqual(expect.stringMatching(new RegExp(`\\$[\\d,.]+ \\(${season}\\)$`)));
});

it('says what the client owes, not what the reader owes', async () => {
  server.answer('GET /client/c1/intake', () => json(form({ federal_withheld: 0, state_withheld: 0 })));
  openClient('/client/c1?tab=documents');
  expect(await screen.findByText((text, element) => /^Owes /.test(text) && element?.localName === 'li')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /Intake/ }));
  expect((await within(await panel()).findAllByText('Owes')).length).toBeGreaterThan(0);
  expect(await panel()).not.toHaveTextContent('You owe');
});

it("uses the loss of Schedule C instead of the form's business income", async () => {
  server.answer('GET /client/c1/intake', () => json(form({ self_employment_income: 9_000 })));
  openClient('/client/c1?tab=intake');
  await amount();
  await waitFor(() => expect(server.to('/calculate-tax')).toHaveLength(1), { timeout: 3_000 });
  const estimateRequest = server.to('/calculate-tax')[0]?.body as TaxEstimateRequest;
  expect(estimateRequest).toMatchObject({ w2_income: 61_234.5, self_employment_income: 0, business_loss: 300.25 });
});

it.each([
  [
    'unsubmitted changes',
    { has_unsubmitted_changes: true },
    {},
    'This estimate is for the submitted version. Later changes are not included.',
  ],
  [
    'a Schedule C that was never submitted',
    {},
    { submitted: false },
    'The client sees the same estimate. It includes a Schedule C that hasn’t been submitted yet.',
  ],
  [
    'a form that was never submitted',
    { submitted: false, submitted_at: null },
    {},
    'The client sees the same estimate. This form hasn’t been submitted yet.',
  ],
])('shows which version it is based on, with %s', async (_state, ofIntake, ofScheduleC, sentence) => {
  server.answer('GET /client/c1/intake', () => json(form(ofIntake)));
  server.answer('GET /client/c1/schedule-c', () => json(scheduleCOf(ofScheduleC)));
  openClient('/client/c1?tab=intake');
  await amount();
  expect(await panel()).toHaveTextContent(sentence);
});

it('shows no amount while Schedule C fails to load, and retries on request', async () => {
  server.answer('GET /client/c1/schedule-c', () => refusal('unavailable', 'Down'));
  openClient('/client/c1?tab=intake');
  expect(await screen.findByText('We couldn’t load the estimate.')).toBeVisible();
  expect(screen.queryByText('Refund')).toBeNull();
  server.answer('GET /client/c1/schedule-c', () => json(scheduleCOf()));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await amount();
});

it('is hidden for a client without an intake form', async () => {
  server.answer('GET /client/c1/intake', () => json(null));
  openClient('/client/c1?tab=schedule-c');
  expect(await screen.findByText('Reed Welding')).toBeVisible();
  expect(screen.queryByText('Estimated Tax Refund')).toBeNull();
});

import '@testing-library/jest-dom';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createPortalStore, StoreProvider } from '@portal/data-access/core';
import { json } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { ClientIntake, ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { emptyScheduleC } from '@portal/domain/schedule-c/schedule-c.fields';
import { scheduleCTotals } from '@portal/domain/schedule-c/schedule-c.totals';
import { completeEstimateInput, taxYearOf } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { season } from '@portal/domain/testing/season';
import { estimate } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import SubmittedEstimate from './submitted-estimate';
import { intakeServer, openIntake, completeIntake } from './testing/intake-server';

const about = 'The client sees the same estimate.';
const submitted = { submitted: true, submitted_at: '2025-02-03T15:00:00Z' };
const family: Partial<IntakeForm> = {
  filing_status: 'head_of_household',
  has_children: true,
  children: [{ first_name: 'Kit', ssn: '412657731', date_of_birth: '2012-05-05', relationship: 'child' }],
};

const business = (amounts: { gross_receipts: number; other_expenses: number }): ClientScheduleC => ({
  ...emptyScheduleC(),
  ...amounts,
  ...scheduleCTotals(amounts),
  ...{ ...submitted, id: 'business', tax_year: season, version: 1, has_unsubmitted_changes: false, changed_fields: [] },
  ...{ created_at: '2025-02-03T15:00:00Z', updated_at: '2025-02-03T15:00:00Z' },
});

let server: ReturnType<typeof intakeServer>;
const serve = (record: IntakeForm, scheduleC: ClientScheduleC | null): void => {
  server = intakeServer(record);
  server.answer('GET /schedule-c', () => json(scheduleC));
  server.answer('POST /calculate-tax', ({ body }) => {
    const request = body as TaxEstimateRequest;
    return json(estimate(completeEstimateInput(request), lawOf(taxYearOf(request))));
  });
};
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const panel = () => screen.findByRole('complementary', { name: 'Estimated Tax Refund' });
/** Returns the amount and every row of the sum. */
async function shown(): Promise<string[]> {
  await waitFor(async () => expect(await panel()).toHaveAttribute('data-of-record', 'true'));
  const rows = within(await panel()).getAllByRole('row');
  return [document.querySelector('.tax-outcome')?.textContent ?? '', ...rows.map((row) => row.textContent)];
}

/** Returns a record as the server sends it to a preparer. */
const masked = (record: IntakeForm): ClientIntake => ({
  ...record,
  changed_fields: [],
  ssn: 'XXX-XX-9999',
  children: record.children?.map((child) => ({ ...child, ssn: 'XXX-XX-7731' })) ?? null,
});

function openAsPreparer(record: IntakeForm, scheduleC: ClientScheduleC | null): void {
  storeSession(sessionOf(personOf('preparer')));
  render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter>
        <SubmittedEstimate clientId="client" intake={masked(record)} scheduleC={scheduleC} about={about} />
      </MemoryRouter>
    </StoreProvider>,
  );
}

it.each<[string, Partial<IntakeForm>, ClientScheduleC | null]>([
  ['a family with wages', { ...family, w2_income: 41_000 }, null],
  ['a business without Schedule C', { self_employment_income: 30_000 }, null],
  [
    'a profit on Schedule C instead of the amount in the form',
    { w2_income: 20_000, self_employment_income: 30_000 },
    business({ gross_receipts: 52_000, other_expenses: 2_000 }),
  ],
  [
    'a loss on Schedule C',
    { w2_income: 60_000, city: 'Detroit' },
    business({ gross_receipts: 100, other_expenses: 9_100 }),
  ],
])('shows the same amount and sum as the client sees: %s', async (_household, facts, scheduleC) => {
  const record = { ...completeIntake, ...submitted, ...facts };
  serve(record, scheduleC);
  openIntake();
  const own = await shown();
  cleanup();
  openAsPreparer(record, scheduleC);
  expect(await shown()).toEqual(own.map((text) => text.replace('You owe', 'Owes')));
  expect(own[0]).toMatch(/\$\d/);
});

it.each<[string, Partial<IntakeForm>]>([
  ['payments estimated from wages', { w2_income: 41_000 }],
  ['no wages, and no payments', { other_income: 41_000 }],
  ['no federal payments', { other_income: 41_000, state_withheld: 0 }],
  ['no state payments', { other_income: 41_000, federal_withheld: 0 }],
  ['estimated federal payments', { w2_income: 41_000, state_withheld: 0 }],
  ['estimated state payments', { w2_income: 41_000, federal_withheld: 0 }],
])('does not address staff as the client: %s', async (_household, facts) => {
  const record = { ...completeIntake, ...submitted, ...facts };
  serve(record, null);
  openAsPreparer(record, null);
  await shown();
  expect(await panel()).toHaveTextContent('The actual refund or amount owed may differ once the return is prepared.');
  expect(await panel()).not.toHaveTextContent(/\byours?\b|\byou\b/i);
});

it('shows no amount until Schedule C has loaded, and offers to try again when that fails', async () => {
  const scheduleC = business({ gross_receipts: 52_000, other_expenses: 2_000 });
  serve({ ...completeIntake, ...submitted, w2_income: 20_000 }, scheduleC);
  server.answer('GET /schedule-c', () => Promise.reject(new TypeError('network')));
  openIntake();
  const retry = await within(await panel()).findByRole('button', { name: 'Try Again' });
  expect(await panel()).not.toHaveTextContent(/\$\d/);
  expect(server.to('/calculate-tax')).toEqual([]);
  server.answer('GET /schedule-c', () => json(scheduleC));
  await userEvent.click(retry);
  await waitFor(async () => expect(await panel()).toHaveTextContent(/Income\$70,000\.00/));
});

it('lists the same missing papers as the client sees', async () => {
  const record = { ...completeIntake, ...submitted, ...family, w2_income: 41_000 };
  const rows = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  serve(record, null);
  openIntake();
  const own = rows(await screen.findByRole('region', { name: 'What your papers decide' }));
  cleanup();
  openAsPreparer(record, null);
  expect(rows(await screen.findByRole('region', { name: 'What the client’s papers decide' }))).toEqual(own);
  expect(own[0]).toMatch(/^W-2, boxes 2 and 17 \(tax withheld\)up to \$\d/);
});

it('opens the same trace as the client sees', async () => {
  const record = { ...completeIntake, ...submitted, w2_income: 41_000 };
  serve(record, null);
  openAsPreparer(record, null);
  await shown();
  expect(screen.getByText(about)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'How we got this' }));
  const trace = await screen.findByRole('dialog', { name: 'How we got this' });
  expect(trace).toHaveTextContent(/Form 1040/);
  expect(trace).toHaveTextContent('The explanations address the client, who reads the same.');
});

it('shows that there is no estimate when the form has no income', async () => {
  serve({ ...completeIntake, ...submitted }, null);
  openAsPreparer({ ...completeIntake, ...submitted }, null);
  expect(await panel()).toHaveTextContent('There’s no estimate yet. It requires income, a filing status and a state.');
});

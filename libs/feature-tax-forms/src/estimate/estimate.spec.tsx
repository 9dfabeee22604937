import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import { formatDollars, formatMoney } from '@portal/domain/i18n/format';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import { completeEstimateInput, taxYearOf } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { season } from '@portal/domain/testing/season';
import { estimate } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, completeIntake } from '../testing/intake-server';

const { w2_income, unemployment_income, federal_withheld, state_withheld } = intakeMessages.fields;
const { childTaxCredit, otherDependentCredit } = lawOf(season).federal;
let server: ReturnType<typeof intakeServer>;

const requestBodies = () => server.to('/calculate-tax').map(({ body }) => body);
const panel = () => screen.findByRole('complementary', { name: 'Estimated Tax Refund' });
const noNumber = () => expect(document.querySelector('.tax-outcome')).toBeNull();

async function start(more = {}): Promise<void> {
  server = intakeServer({ ...completeIntake, ...more });
  server.answer('POST /calculate-tax', ({ body }) => {
    const request = body as TaxEstimateRequest;
    return json(estimate(completeEstimateInput(request), lawOf(taxYearOf(request))));
  });
  openIntake();
  await screen.findByLabelText(w2_income);
}

beforeEach(() => {
  globalThis.reportError = jest.fn();
});
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

it('lists what is missing while there is nothing to estimate', async () => {
  await start({ state: null });
  await userEvent.type(screen.getByLabelText(unemployment_income), '5000');
  await userEvent.type(screen.getByLabelText(w2_income), '5000');
  noNumber();
  expect(await panel()).toHaveTextContent(/To see an estimate, we still need:your state$/);
  expect(requestBodies()).toEqual([]);
});

it('links to the invalid income instead of asking for one', async () => {
  await start();
  await userEvent.type(screen.getByLabelText(w2_income), '61,500.5o');
  noNumber();
  expect(await panel()).toHaveTextContent(/To see an estimate, please correct:W-2 income$/);
  await userEvent.click(within(await panel()).getByRole('link', { name: 'W-2 income' }));
  expect(screen.getByLabelText(w2_income)).toHaveFocus();
});

it('lists an invalid amount that the estimate leaves out', async () => {
  await start({ w2_income: 50_000 });
  await waitFor(() => expect(document.querySelector('.tax-outcome')).toHaveTextContent(/\$[1-9]/));
  await userEvent.type(screen.getByLabelText(unemployment_income), '1,0');
  expect(await panel()).toHaveTextContent('Not included until you correct it:Unemployment income');
});

it('keeps the disclaimer outside of the scrolling part', async () => {
  await start({ w2_income: 50_000 });
  const disclaimer = await within(await panel()).findByText(/^This is only an estimate\./);
  expect(disclaimer.closest('.tax-panel__body')).toBeNull();
});

it.each(['w2_income', 'other_income', 'self_employment_income', 'unemployment_income', 'retirement_income'] as const)(
  'shows an estimate for %s alone',
  async (name) => {
    await start();
    noNumber();
    fireEvent.change(screen.getByLabelText(intakeMessages.fields[name]), { target: { value: '31000' } });
    await waitFor(() => expect(document.querySelector('.tax-outcome')).toHaveTextContent(/\$[1-9]/));
    expect(await panel()).toHaveTextContent(/Income\$31,000\.00/);
  },
);

it('shows an estimate for a pension alone, using the known birth date', async () => {
  await start({ date_of_birth: '1950-01-01' });
  await userEvent.type(screen.getByLabelText(intakeMessages.fields.retirement_income), '30000');
  await waitFor(() => expect(document.querySelector('.tax-outcome')).toHaveTextContent(/^You owe \$/));
  await waitFor(() =>
    expect(requestBodies()).toEqual([expect.objectContaining({ filer_birth_date: '1950-01-01', city: 'Detroit' })]),
  );
});

it("only logs a failed server estimate, and keeps the browser's result", async () => {
  await start();
  server.answer('POST /calculate-tax', () => refusal('unavailable', 'Down'));
  await userEvent.type(screen.getByLabelText(w2_income), '50000');
  const shown = await panel();
  await waitFor(() =>
    expect(globalThis.reportError).toHaveBeenCalledWith(new Error('POST /calculate-tax: unavailable (503)')),
  );
  expect(shown).toHaveAttribute('data-of-record', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it("shows the browser's estimate immediately, and requests the server's once, a second after the last change", async () => {
  await start();
  await userEvent.type(screen.getByLabelText(w2_income), '50000');
  const shown = await panel();
  expect(requestBodies()).toEqual([]);
  await waitFor(() => expect(shown).toHaveAttribute('data-of-record', 'true'));
  expect(requestBodies()).toEqual([expect.objectContaining({ w2_income: 50_000, state: 'MI', num_children: 0 })]);
});

it("requests the server's estimate exactly 1,000 ms after the last change", async () => {
  await start();
  const wages = screen.getByLabelText(w2_income);
  jest.useFakeTimers();
  const type = (value: string) => fireEvent.change(wages, { target: { value } });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  type('50000');
  await pass(999);
  type('51000');
  await pass(999);
  expect(requestBodies()).toEqual([]);
  await pass(1);
  jest.useRealTimers();
  expect(requestBodies()).toEqual([expect.objectContaining({ w2_income: 51_000 })]);
});

it('shows an amount owed by a word instead of a minus sign, and the sum behind it', async () => {
  await start({ self_employment_income: 30_000 });
  const shown = within(await panel());
  expect((await shown.findAllByText('You owe')).length).toBeGreaterThan(0);
  expect(shown.queryByText(/−\$/)).not.toBeInTheDocument();
  expect(shown.queryByText('Child tax credit')).not.toBeInTheDocument();
  expect(
    shown.getByText(
      'This is only an estimate. Your actual refund or amount owed may differ once your return is prepared.',
    ),
  ).toBeInTheDocument();
  const rows = within(shown.getByRole('table', { name: 'From income to tax to refund' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Income\$30,000/),
    expect.stringMatching(/^Less deductions/),
    expect.stringMatching(/^Taxable income/),
    expect.stringMatching(/^Federal tax/),
    expect.stringMatching(/^Michigan tax/),
    expect.stringMatching(/^You owe/),
  ]);
});

it('marks payments as estimated until they are entered, and has no fields of its own', async () => {
  await start({ w2_income: 50_000, has_children: true, children: [{}] });
  const shown = within(await panel());
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await shown.findByText(/from your wages/)).toBeInTheDocument();
  expect(shown.getByText('Child tax credit')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(federal_withheld), '9000');
  await userEvent.type(screen.getByLabelText(state_withheld), '1000');
  await waitFor(() => expect(requestBodies().at(-1)).toMatchObject({ federal_withheld: 9000, state_withheld: 1000 }));
  expect(shown.queryByText(/from your wages/)).not.toBeInTheDocument();
});

it.each([
  [{ w2_income: 90_000 }, [`Less creditsChild tax credit${formatMoney(childTaxCredit / 100, 'en')}`]],
  [
    { w2_income: 31_000 },
    [
      expect.stringMatching(/^Less credits\$/),
      `Child tax credit${formatMoney(childTaxCredit / 100, 'en')}`,
      expect.stringMatching(/^Earned income credit/),
      expect.stringMatching(/^Michigan credits/),
    ],
  ],
])('names each credit, and shows the amount of a single credit once: with %j', async (incomes, expected) => {
  await start({ ...incomes, has_children: true, children: [{}] });
  const rows = within(await screen.findByRole('table', { name: 'From income to tax to refund' })).getAllByRole('row');
  const texts = rows.map(({ textContent }) => textContent);
  const from = texts.findIndex((row) => row.startsWith('Less credits'));
  expect(texts.slice(from, from + expected.length)).toEqual(expected);
  expect(texts[from + expected.length]).toMatch(/^Less payments/);
});

it('shows no payments when there are no wages to estimate them from', async () => {
  await start({ w2_income: 0, retirement_income: 30_000 });
  const shown = within(await panel());
  expect(await shown.findByText(/^With no wages, we assume nothing has been paid yet\./)).toBeInTheDocument();
  expect(shown.queryByText(/from your wages/)).not.toBeInTheDocument();
});

it("shows the city's tax separately", async () => {
  await start({ w2_income: 50_000, city: 'Detroit', city_withheld: 500 });
  const { parentElement: city } = await within(await panel()).findByRole('heading', { name: 'Detroit income tax' });
  expect(city).toHaveTextContent('not included in the amount above');
  expect(city).toHaveTextContent('You owe $685.60');
});

it('lists what is missing when the income is removed', async () => {
  await start({ w2_income: 50_000 });
  expect(await panel()).not.toHaveTextContent('we still need');
  await userEvent.clear(screen.getByLabelText(w2_income));
  await waitFor(noNumber);
  expect(await panel()).toHaveTextContent(/we still need:income/);
});

it('shows briefly what the last edit changed', async () => {
  const children = [{ date_of_birth: '2015-05-05', relationship: 'child' as const }];
  await start({ w2_income: 90_000, has_children: true, children });
  const shown = await panel();
  await waitFor(() => expect(shown).toHaveAttribute('data-of-record', 'true'));
  // Wait until the first amount has settled.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const born = within(screen.getByRole('group', { name: 'Child 1' })).getByLabelText('Date of birth');
  fireEvent.change(born, { target: { value: '2007-05-05' } });
  const lost = formatDollars((childTaxCredit - otherDependentCredit) / 100, 'en');
  expect(
    await screen.findByText(`− ${lost}: Child 1 no longer qualifies for the child tax credit`),
  ).toBeInTheDocument();
});

it('warns beside inconsistent fields, and still saves the draft', async () => {
  await start({ filing_status: 'married_filing_jointly', w2_income: 900_000, previous_year_agi: 90_000 });
  const status = screen.getByLabelText(intakeMessages.fields.filing_status);
  expect(status).toHaveAccessibleDescription(/A joint return needs two spouses/);
  expect(screen.getByLabelText(w2_income)).toHaveAccessibleDescription(/ten times last year’s AGI/);
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('Draft saved successfully!')).toBeInTheDocument();
  await userEvent.selectOptions(status, 'Single');
  expect(status).not.toHaveAccessibleDescription(/joint/);
});

it('shows the city withholding field only in states whose cities tax income', async () => {
  await start();
  expect(screen.getByLabelText('City tax withheld')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Ohio');
  expect(screen.queryByLabelText('City tax withheld')).not.toBeInTheDocument();
});

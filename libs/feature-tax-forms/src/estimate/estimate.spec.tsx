import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { taxMessages as words } from '@portal/domain/tax/tax.messages';
import { estimate } from '@portal/tax-engine';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, wholeRecord } from '../testing/intake-server';

const { w2_income, unemployment_income, state_withheld } = intakeMessages.fields;
const slow = { timeout: 10_000 };
// jsdom takes its time with a form of this size.
jest.setTimeout(30_000);
let server: ReturnType<typeof intakeServer>;

const asked = () => server.to('/calculate-tax').map(({ body }) => body);
const panel = () => screen.findByRole('complementary', { name: words.title }, slow);
const noPanel = () => expect(screen.queryByRole('complementary')).not.toBeInTheDocument();

async function start(more = {}): Promise<void> {
  server = intakeServer({ ...wholeRecord, ...more });
  server.answer('POST /calculate-tax', ({ body }) => json(estimate(completeEstimateInput(body as TaxEstimateRequest))));
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

it('shows nothing while there is nothing to estimate', async () => {
  await start({ state: null });
  await userEvent.type(screen.getByLabelText(unemployment_income), '5000');
  await userEvent.type(screen.getByLabelText(w2_income), '5000');
  noPanel();
  expect(asked()).toEqual([]);
});

it('only logs that the server could not estimate; the browser’s own answer stays', async () => {
  await start();
  server.answer('POST /calculate-tax', () => refusal('unavailable', 'Down'));
  await userEvent.type(screen.getByLabelText(w2_income), '50000');
  const shown = await panel();
  await waitFor(
    () => expect(globalThis.reportError).toHaveBeenCalledWith(new Error('POST /calculate-tax: unavailable (503)')),
    slow,
  );
  expect(shown).toHaveAttribute('data-of-record', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('answers at once, and asks the server once, a second after the last change', async () => {
  await start();
  await userEvent.type(screen.getByLabelText(w2_income), '50000');
  const shown = await panel();
  expect(asked()).toEqual([]);
  await waitFor(() => expect(shown).toHaveAttribute('data-of-record', 'true'), slow);
  expect(asked()).toEqual([expect.objectContaining({ w2_income: 50_000, state: 'MI', num_children: 0 })]);
});

it('says what is owed with a minus and a word, names no credit that is 0, and explains itself', async () => {
  await start({ self_employment_income: 30_000 });
  const shown = within(await panel());
  expect(shown.getAllByText(words.oweWord).length).toBeGreaterThan(0);
  expect(shown.getAllByText(/^−\$\d/).length).toBeGreaterThan(0);
  expect(shown.queryByText(words.childTaxCredit, { selector: 'th > span' })).not.toBeInTheDocument();
  expect(shown.getByText(words.disclaimer)).toBeInTheDocument();
  expect(shown.getByText('Schedule SE, line 12')).toBeInTheDocument();
  expect(shown.getByRole('table', { name: words.barCaption })).toBeInTheDocument();
});

it('lets withholding be corrected right there, in the form as well', async () => {
  await start({ w2_income: 50_000, has_children: true, children: [{}] });
  const shown = within(await panel());
  expect(shown.getByText(/Federal withholding was not given/)).toBeInTheDocument();
  expect(shown.getByText(words.childTaxCredit, { selector: 'th > span' })).toBeInTheDocument();
  await userEvent.type(shown.getByLabelText(words.paid.federal_withheld), '9000');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ federal_withheld: 9000 }), slow);
  expect(shown.queryByText(/Federal withholding was not given/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(intakeMessages.fields.federal_withheld)).toHaveValue('9,000.00');
  expect(screen.getByLabelText(state_withheld)).toHaveValue('');
});

it('is cleared when there is no income any more', async () => {
  await start({ w2_income: 50_000 });
  await panel();
  await userEvent.clear(screen.getByLabelText(w2_income));
  await waitFor(noPanel);
});

it('remarks kindly on facts that do not fit, beside their field, and saves the draft all the same', async () => {
  await start({ filing_status: 'married_filing_jointly', w2_income: 900_000, previous_year_agi: 90_000 });
  const status = screen.getByLabelText(intakeMessages.fields.filing_status);
  expect(status).toHaveAccessibleDescription(/A joint return has two people/);
  expect(screen.getByLabelText(w2_income)).toHaveAccessibleDescription(/ten times last year’s AGI/);
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('Draft saved successfully!')).toBeInTheDocument();
  await userEvent.selectOptions(status, 'Single');
  expect(status).not.toHaveAccessibleDescription(/joint/);
});

it('asks for the city’s withholding where cities are known to have a tax', async () => {
  await start();
  expect(screen.getByLabelText('City tax withheld')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Ohio');
  expect(screen.queryByLabelText('City tax withheld')).not.toBeInTheDocument();
});

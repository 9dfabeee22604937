import '@testing-library/jest-dom';
import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SeasonContext, unknownSeason } from '@portal/data-access/season-context';
import { EstimateNumbers } from '@portal/domain/general-intake/estimate-numbers.form';
import { ContractForm, fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import { OwnEstimate } from './own-estimate';

const mockMissing = new Set<string>();
jest.mock('@portal/tax-engine', () => {
  if (mockMissing.has('engine')) throw new Error('Loading chunk 7 failed');
  return jest.requireActual<object>('@portal/tax-engine');
});
jest.mock('./estimate/estimate-sheets', () => {
  if (mockMissing.has('sheets')) throw new Error('Loading chunk 8 failed');
  return jest.requireActual<object>('./estimate/estimate-sheets');
});
jest.mock('./estimate/print.page', () => {
  if (mockMissing.has('print')) throw new Error('Loading chunk 9 failed');
  return jest.requireActual<object>('./estimate/print.page');
});

const defaultValues = { state: 'MI', filing_status: 'single', w2_income: 40_000 };

const { MoneyField } = fieldsOf<EstimateNumbers>();
const asTyped = (values: object): object => values;

function Form({ more = {} }: { more?: Partial<EstimateNumbers> }) {
  const [all] = useState({ ...defaultValues, ...more });
  const form = useContractForm(EstimateNumbers, { defaultValues: all, toBody: asTyped });
  return (
    <ContractForm form={form} onSubmit={async () => undefined} label="Your numbers">
      <MoneyField name="federal_withheld" blank={null} label="Federal tax withheld" />
      <OwnEstimate />
    </ContractForm>
  );
}

const panel = () => within(screen.getByRole('complementary', { name: 'Estimated Tax Refund' }));
/** Shows the form in the season of 2024, whose law the figures below are of. */
const start = (more?: Partial<EstimateNumbers>) =>
  render(
    <SeasonContext value={{ ...unknownSeason, tax_year: 2024 }}>
      <MemoryRouter initialEntries={['/estimate']}>
        <Form {...(more ? { more } : {})} />
      </MemoryRouter>
    </SeasonContext>,
  );
const untilEstimated = async () => expect((await panel().findAllByText(/\$\d/))[0]).toBeInTheDocument();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const mend = async (name: string) => {
  mockMissing.delete(name);
  await press('Try Again');
};

beforeEach(() => {
  globalThis.reportError = jest.fn();
});

it('shows an error when a chunk fails to load, and recovers on retry', async () => {
  mockMissing.add('engine').add('sheets');
  start();
  expect(await panel().findByRole('alert')).toHaveTextContent('We couldn’t load the estimate.');
  await mend('engine');
  await untilEstimated();
  // The sheets' chunk is missing too, which has no effect until a sheet is opened.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Details');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this window.');
  await press('Dismiss');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await press('Details');
  await screen.findByRole('alert');
  await mend('sheets');
  expect(await screen.findByRole('dialog', { name: 'Estimated Tax Refund' })).toBeVisible();
});

it('reports that the print page failed to load, and prints on retry', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  mockMissing.add('print');
  start();
  await untilEstimated();
  await press('Print or save');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this window.');
  expect(print).not.toHaveBeenCalled();
  await mend('print');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

describe('without the federal withholding', () => {
  const needs = /^To see your refund, enter the federal tax withheld/;
  const outcomes = () => [...document.querySelectorAll('.tax-panel .tax-outcome')].map((one) => one.textContent);

  it('shows the tax instead of a refund or an amount owed, and what is missing for the refund', async () => {
    start();
    await untilEstimated();
    // 2,819 in the Tax Table for 25,400, and 4.25% of 34,400 for Michigan.
    expect(outcomes()).toEqual(['Estimated tax $4,281.00']);
    expect(document.querySelector('.tax-panel .tax-outcome--error')).toBeNull();
    expect(panel().getByText(needs)).toBeVisible();
    expect(panel().queryByText(/You owe|Refund\b.*\$|Less payments/)).toBeNull();
    expect(panel().getByText('Estimated tax $1,462.00')).toBeVisible();
  });

  it('shows the refund once withholding is entered, even if it is 0', async () => {
    start();
    await untilEstimated();
    await userEvent.type(screen.getByLabelText('Federal tax withheld'), '3000');
    await waitFor(() => expect(outcomes()[0]).toMatch(/^Refund \$/));
    expect(panel().queryByText(needs)).toBeNull();
    await userEvent.clear(screen.getByLabelText('Federal tax withheld'));
    await userEvent.type(screen.getByLabelText('Federal tax withheld'), '0');
    await waitFor(() => expect(outcomes()[0]).toMatch(/^You owe \$/));
    await userEvent.clear(screen.getByLabelText('Federal tax withheld'));
    await waitFor(() => expect(outcomes()[0]).toMatch(/^Estimated tax \$/));
  });

  it('shows a refund from credits alone as a minimum', async () => {
    start({ w2_income: 20_000, has_children: true, children: [{}, {}] } as Partial<EstimateNumbers>);
    await untilEstimated();
    expect(outcomes()[0]).toMatch(/^Refund of at least \$/);
  });

  it('explains and prints the tax, without the withholding that was not entered', async () => {
    jest.spyOn(window, 'print').mockImplementation(() => undefined);
    start();
    await untilEstimated();
    await press('Print or save');
    const page = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.tax-print');
      if (!found) throw new Error('not printed yet');
      return within(found);
    });
    expect(page.getByText('Estimated tax').parentElement).toHaveTextContent('Estimated tax $4,281.00');
    expect(page.getByText(needs)).toBeInTheDocument();
    expect(page.queryByText('Federal tax withheld')).toBeNull();
  });
});

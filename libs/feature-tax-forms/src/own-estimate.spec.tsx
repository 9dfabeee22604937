import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { EstimateNumbers } from '@portal/domain/general-intake/general-intake.form';
import { ContractForm, useContractForm } from '@portal/ui-kit/forms';
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

function Form() {
  const form = useContractForm(EstimateNumbers, { defaultValues, toBody: (values) => values });
  return (
    <ContractForm form={form} onSubmit={async () => undefined} label="Your numbers">
      <OwnEstimate />
    </ContractForm>
  );
}

const panel = () => within(screen.getByRole('complementary', { name: 'Estimated Tax Refund' }));
const start = () =>
  render(
    <MemoryRouter initialEntries={['/estimate']}>
      <Form />
    </MemoryRouter>,
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

it('says which of its files could not be had, and goes on when that is tried again', async () => {
  mockMissing.add('engine').add('sheets');
  start();
  expect(await panel().findByRole('alert')).toHaveTextContent('The estimate could not be loaded.');
  await mend('engine');
  await untilEstimated();
  // The windows are missing as well, which is nobody's concern before one is opened.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Details');
  expect(await screen.findByRole('alert')).toHaveTextContent('This window could not be loaded.');
  await press('Dismiss');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await press('Details');
  await screen.findByRole('alert');
  await mend('sheets');
  expect(await screen.findByRole('dialog', { name: 'Estimated Tax Refund' })).toBeVisible();
});

it('says that the page to print could not be had, and prints when it is tried again', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  mockMissing.add('print');
  start();
  await untilEstimated();
  await press('Print or save');
  expect(await screen.findByRole('alert')).toHaveTextContent('This window could not be loaded.');
  expect(print).not.toHaveBeenCalled();
  await mend('print');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

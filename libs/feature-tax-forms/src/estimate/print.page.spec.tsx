import '@testing-library/jest-dom';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { engineVersion, estimate } from '@portal/tax-engine';
import { PrintPage } from './print.page';

const request = {
  filing_status: 'head_of_household',
  state: 'MI',
  city: 'Detroit',
  filer_birth_date: '1980-02-03',
  num_children: 1,
  dependents: [{ birth_date: '2007-07-07', relationship: 'child' }],
  w2_income: 48_000.25,
  self_employment_income: 6_000,
  other_income: 0,
  federal_withheld: 0,
} satisfies TaxEstimateRequest;
const result = estimate(completeEstimateInput(request));
const done = jest.fn();
const page = () => document.querySelector('.tax-print');

beforeEach(() => {
  globalThis.print = jest.fn();
  render(<PrintPage request={request} result={result} texts={null} onDone={done} />);
});

it('opens the print dialog once, and finishes when it closes', async () => {
  await waitFor(() => expect(globalThis.print).toHaveBeenCalledTimes(1));
  expect(done).not.toHaveBeenCalled();
  dispatchEvent(new Event('afterprint'));
  expect(done).toHaveBeenCalledTimes(1);
});

it('shows the inputs, the date and the engine version', () => {
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual(
    expect.arrayContaining([
      'Filing statusHead of household',
      'StateMichigan',
      'CityDetroit',
      'Filer’s date of birthFeb 3, 1980',
      'W-2 income$48,000.25',
      'Federal tax withheld$0.00',
      'Child 1Child, Jul 7, 2007',
    ]),
  );
  expect(rows).not.toContain('Other income$0.00');
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date());
  expect(page()).toHaveTextContent(`Created on ${today} with engine version ${engineVersion}.`);
});

it('has every nonzero line, the assumptions, and the input line that reproduces the estimate', () => {
  for (const { id, amount, label } of result.lines)
    if (amount !== 0) expect(page()?.querySelector(`[data-line="${id}"]`)).toHaveTextContent(label);
  expect(page()).toHaveTextContent('Child 1 turned 17 in 2024');
  expect(JSON.parse(page()?.querySelector('code')?.textContent ?? '')).toEqual(request);
});

it('uses a type size above eight points, and a smaller one for a family of twenty', () => {
  const sizeOf = (element: Element | null) =>
    parseFloat((element as HTMLElement).style.getPropertyValue('--tax-print-size'));
  expect(sizeOf(page())).toBeGreaterThan(8);
  expect(sizeOf(page())).toBeLessThanOrEqual(10);
  cleanup();
  const dependents = Array.from({ length: 20 }, (_, at) => ({
    birth_date: `${1999 + at}-05-05`,
    relationship: 'child' as const,
  }));
  const family = { ...request, num_children: 20, dependents };
  const answer = estimate(completeEstimateInput(family));
  render(<PrintPage request={family} result={answer} texts={null} onDone={done} />);
  expect(sizeOf(page())).toBeGreaterThan(5);
  expect(sizeOf(page())).toBeLessThan(7.5);
});

it('names the form of each line once: in the title of its return, or beside a line from another form', () => {
  const place = (id: string) => page()?.querySelector(`[data-line="${id}"] td`)?.textContent;
  const titles = [...(page()?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent);
  expect(titles).toEqual(expect.arrayContaining(['Form 1040', 'MI-1040', 'Form 5118']));
  expect(['1040.9', 'state.from', 'state.agi', 'SE.12'].map(place)).toEqual([
    '9',
    'Form 1040 11',
    '12',
    'Schedule SE 12',
  ]);
});

it('repeats the name of a return in the table head if it continues in the next column', () => {
  const headOf = (id: string) => page()?.querySelector(`[data-line="${id}"]`)?.closest('table')?.tHead?.textContent;
  expect(['1040.9', 'SE.12', 'state.agi', 'local.tax'].map(headOf)).toEqual([
    'Form 1040',
    'Federal schedules',
    'MI-1040',
    'Form 5118',
  ]);
});

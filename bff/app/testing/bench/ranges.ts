import type * as Engine from './engine';
import { medianOf } from './calculate-tax';

/**
 * Measures the search for the range that missing papers leave, with nearly as many estimates as it may make: a couple
 * of Colorado without any birth date, three children, and a W-2 that has not arrived.
 * @returns milliseconds of processor time per search, and how many households it estimates
 */
export function measureLargeRanges(
  { law2024, missingPapersOf, rangeOf }: typeof Engine,
  rounds: number,
): { median: number; estimates: number } {
  const home = {
    filing_status: 'married_filing_jointly',
    state: 'CO',
    num_children: 3,
    w2_income: 38_000,
    self_employment_income: 4_000,
    unemployment_income: 0,
    retirement_income: 12_000,
    other_income: 0,
    mortgage_interest: 0,
    charitable_donations: 0,
    medical_expenses: 0,
    state_local_taxes: 0,
  } as const;
  const interest = { fact: 'mortgage_interest', from: 0, to: 20_000, step: 4_000 } as const;
  const papers = [{ id: '1098', kind: '1098', amount: interest } as const, ...missingPapersOf(home, law2024)];
  let estimates = 0;
  const times = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    ({ estimates } = rangeOf(home, papers));
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return { median: medianOf(times), estimates };
}

import type * as Engine from './engine';
import { medianOf } from './calculate-tax';

interface RangeTimes {
  /** Milliseconds of processor time per search. */
  median: number;
  /** How many households a search estimates. */
  estimates: number;
  /** Time of a search relative to as many full estimates in the same round. */
  ratio: number;
}

const milliseconds = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/**
 * Measures the search for the range that missing papers leave, with nearly as many estimates as it may make: a couple
 * of Colorado without any birth date, three children, and a Form 1098 that has not arrived. In turn with it, estimates
 * the households of both ends as often, so that other load on the machine affects both equally.
 */
export function measureLargeRanges(
  { estimate, law2024, missingPapersOf, rangeOf }: typeof Engine,
  rounds: number,
): RangeTimes {
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
  const { low, high, estimates } = rangeOf(home, papers);
  const ends = [low.household, high.household];
  const estimateAll = (): void => {
    let sum = 0;
    for (let at = 0; at < estimates; at++) sum += estimate(ends[at % ends.length] ?? home).lines.length;
    // Used, so that the optimizer cannot drop the work.
    if (sum === 0) throw new Error('An estimate has no lines.');
  };
  const times = Array.from({ length: rounds }, () => {
    const range = milliseconds(() => rangeOf(home, papers));
    return { range, ratio: range / milliseconds(estimateAll) };
  });
  const medianBy = (name: 'range' | 'ratio') => medianOf(times.map((one) => one[name]));
  return { median: medianBy('range'), estimates, ratio: medianBy('ratio') };
}

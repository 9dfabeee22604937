import { request } from '../../testing/request';
import { stateCodes, type EstimateInput } from '../input';
import { law2024 } from '../law/2024/law';
import { balanceOf } from '../returns';
import { birthDaysOfDependent, birthDaysOfFiler, type BirthDays } from './birth-days';

const two = (part: number): string => String(part).padStart(2, '0');

/** Days of every year: both sides of January 1, and a day of another month each year, all months in turn. */
function daysIn({ first, last }: BirthDays): string[] {
  const days: string[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++)
    days.push(`${year}-01-01`, `${year}-01-02`, `${year}-${two((year % 12) + 1)}-02`, `${year}-12-31`);
  return days.filter((day) => day >= first && day <= last);
}

/** Households whose returns depend on ages in many ways: low earnings, pensions, children, a business. */
const incomes: Partial<EstimateInput>[] = [
  { w2_income: 9_000 },
  { retirement_income: 30_000, w2_income: 10_000 },
  { retirement_income: 70_000, other_income: 5_000 },
  { w2_income: 24_000, self_employment_income: 3_000 },
  { retirement_income: 18_000, medical_expenses: 1_000 },
  { w2_income: 40_000 },
];
const earnings = [
  { w2_income: 9_000 },
  { w2_income: 70_000 },
  { w2_income: 40_000 },
  { w2_income: 24_000, self_employment_income: 3_000 },
];
/** Nothing is estimated, because withholding that follows the tax would hide a change. */
const unpaid = { federal_withheld: 0, state_withheld: 0 };
const [child, relative] = [{ relationship: 'child' }, { relationship: 'dependent' }] as const;

/** Returns the days at which the balance differs from that of the day before in the same part. */
const changesIn = (parts: BirthDays[], balance: (day: string) => number): string[] =>
  parts.flatMap((part) => {
    const known = balance(part.first);
    return [...daysIn(part), part.last].filter((day) => balance(day) !== known);
  });

describe.each(stateCodes)('birth days in %s', (state) => {
  it('make no difference between the limits that are listed for filers', () => {
    for (const facts of incomes) {
      const home = request({ ...facts, ...unpaid, state });
      const balance = (filer_birth_date: string): number => balanceOf({ ...home, filer_birth_date }, law2024);
      expect(changesIn(birthDaysOfFiler(home, law2024), balance)).toEqual([]);
    }
  });

  it('make no difference between the limits that are listed for dependents', () => {
    for (const facts of earnings)
      for (const who of [child, relative]) {
        const home = request({
          ...facts,
          ...unpaid,
          state,
          filing_status: 'head_of_household',
          num_children: 1,
          dependents: [who],
        });
        const old = { ...home, filer_birth_date: '1919-01-01' };
        const balance = (birth_date: string): number =>
          balanceOf({ ...old, dependents: [{ ...who, birth_date }] }, law2024);
        expect(changesIn(birthDaysOfDependent(old, 0, law2024), balance)).toEqual([]);
      }
  });
});

it('takes filers to be grown up, and older than children whose date is known', () => {
  const parts = birthDaysOfFiler(
    request({ num_children: 1, dependents: [{ ...child, birth_date: '1995-05-05' }] }),
    law2024,
  );
  expect(parts.map(({ last }) => last)).toEqual(['1959-12-31', '1960-01-01', '1995-05-04']);
  expect(birthDaysOfFiler(request(), law2024).at(-1)?.last).toBe('2007-01-01');
});

it('takes children to be younger than filers whose date is known', () => {
  const home = request({ num_children: 1, dependents: [child], filer_birth_date: '1990-03-31' });
  expect(birthDaysOfDependent(home, 0, law2024)).toEqual([
    { first: '1990-04-01', last: '2005-12-31' },
    { first: '2006-01-01', last: '2007-12-31' },
    { first: '2008-01-01', last: '2024-12-31' },
  ]);
});

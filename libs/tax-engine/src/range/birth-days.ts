import { birthdayAt, dayOf, notUnder, turnsBy, type AgeLimit, type Day } from '../ages';
import type { EstimateInput, StateCode } from '../input';
import type { TaxLaw } from '../law/tax-law';

/** Days between which the law makes no difference, as `YYYY-MM-DD`. */
export interface BirthDays {
  readonly first: string;
  readonly last: string;
}

interface Limits {
  /** The last birth date on one side of an age limit. */
  readonly ages?: readonly AgeLimit[];
  /** The same as calendar dates. */
  readonly days?: readonly Day[];
}

/** Adults of at least 18: standard deduction and pensions from 65, earned income credit from 25 to 64. */
const federalFilers: Limits = { ages: [turnsBy(25), turnsBy(65), notUnder(65)] };
/** Ages up to which someone else's claim also rules out the earned income credit with a child. */
const claimableFilers: Limits = { ages: [notUnder(19), notUnder(24)] };
/**
 * Limits at which a state's law distinguishes filers, besides those of the federal law. A test looks for others in
 * every state.
 */
const filersIn: Partial<Record<StateCode, Limits>> = {
  CO: { ages: [turnsBy(19), turnsBy(55)] },
  DE: { ages: [turnsBy(60)] },
  GA: { ages: [turnsBy(62)] },
  IA: { ages: [turnsBy(55)] },
  KS: { ages: [turnsBy(55)] },
  MI: { ages: [turnsBy(67)], days: [1945_12_31, 1952_12_31, 1962_12_31] },
  MN: { ages: [turnsBy(19)] },
  NJ: { ages: [turnsBy(62)] },
  NM: { ages: [turnsBy(100)] },
  NY: { ages: [birthdayAt(59, 701)] },
  OR: { ages: [turnsBy(62)] },
  RI: { days: [1958_05_01] },
  UT: { days: [1952_12_31] },
  VA: { days: [1939_01_01] },
};
/** Child tax credit under 17, earned income credit under 19. */
const federalDependents: Limits = { ages: [notUnder(17), notUnder(19)] };
const dependentsIn: Partial<Record<StateCode, Limits>> = {
  CA: { ages: [notUnder(6)] },
  CO: { ages: [notUnder(6)] },
  IL: { ages: [notUnder(12)] },
  IN: { ages: [notUnder(1)] },
  KS: { ages: [notUnder(18)] },
  MA: { ages: [notUnder(13), turnsBy(65)] },
  MD: { ages: [notUnder(6), turnsBy(65)] },
  MN: { ages: [notUnder(18)] },
  NJ: { ages: [notUnder(6)] },
  OR: { ages: [notUnder(3), notUnder(6)] },
  SC: { ages: [notUnder(6)] },
  UT: { ages: [notUnder(1), notUnder(4)] },
  VT: { ages: [notUnder(6)] },
};

const oldest = birthdayAt(105, 101);
const grownUp = turnsBy(18);

/** Writes a day as `YYYY-MM-DD`. */
export const textOf = (day: Day): string =>
  String(day).replace(
    /^(\d{4})(\d\d)(\d\d)$/,
    (_, year: string, month: string, date: string) => `${year}-${month}-${date}`,
  );

function dayAfter(day: Day, days = 1): Day {
  const date = new Date(`${textOf(day)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number(date.toISOString().slice(0, 10).replaceAll('-', ''));
}

/** Splits the days from `first` to `last` at the limits. */
function split(first: Day, last: Day, yearStart: Day, limits: readonly (Limits | undefined)[]): BirthDays[] {
  const ends = limits.flatMap((one) => [...(one?.ages ?? []).map((age) => yearStart + age), ...(one?.days ?? [])]);
  const inside = [...new Set(ends)].filter((day) => day >= first && day < last).sort((a, b) => a - b);
  const parts: BirthDays[] = [];
  let from = first;
  for (const end of first > last ? [] : [...inside, last]) {
    parts.push({ first: textOf(from), last: textOf(end) });
    from = dayAfter(end);
  }
  return parts;
}

const isChild = (relationship: string | undefined): boolean => relationship !== 'dependent';

/** Returns the possible birth dates of a filer: 18 to 105 years old, and older than the children with a known date. */
export function birthDaysOfFiler(input: EstimateInput, law: TaxLaw): BirthDays[] {
  const { yearStart } = law.days;
  const born = (input.dependents ?? [])
    .filter(({ birth_date, relationship }) => birth_date !== undefined && isChild(relationship))
    .map(({ birth_date = '' }) => dayAfter(dayOf(birth_date), -1));
  return split(yearStart + oldest, Math.min(yearStart + grownUp, ...born), yearStart, [
    federalFilers,
    input.filer_claimable === true ? claimableFilers : undefined,
    filersIn[input.state],
  ]);
}

/**
 * Returns the possible birth dates of a dependent: up to 105 years old, and a child younger than the filers whose date
 * is known.
 */
export function birthDaysOfDependent(input: EstimateInput, at: number, law: TaxLaw): BirthDays[] {
  const { yearStart, yearEnd } = law.days;
  const spouse = input.filing_status === 'married_filing_jointly' ? input.spouse_birth_date : undefined;
  const filers = [input.filer_birth_date, spouse].flatMap((date) =>
    date === undefined ? [] : [dayAfter(dayOf(date))],
  );
  const first = isChild(input.dependents?.[at]?.relationship)
    ? Math.max(yearStart + oldest, ...filers)
    : yearStart + oldest;
  return split(first, yearEnd, yearStart, [federalDependents, dependentsIn[input.state]]);
}

import { balanceLines } from './balance-lines';
import { estimate } from './estimate';
import type { EstimateInput } from './input';
import type { TaxLaw } from './law/tax-law';
import { asDollars, dollars, type Cents } from './money';
import type { EstimateResult, TraceLine } from './result';

/** A household and the law of the year in which it files. */
export interface Filing {
  readonly household: EstimateInput;
  readonly law: TaxLaw;
}

/** Dollars: `law` and `household` add up to `now` less `last`. */
export interface YearChange {
  readonly last: number;
  readonly now: number;
  /** What changes for last year's household, at the same ages, because this year's law applies. */
  readonly law: number;
  /** What changes under this year's law because the household did: also its ages. */
  readonly household: number;
}

export interface LineChange extends YearChange {
  /** This year's line, or last year's if there is none now. */
  readonly line: TraceLine;
  /** 1 if more of it is better for the filer, -1 if worse; absent if it is not a part of the balance. */
  readonly sign?: 1 | -1;
}

export interface YearOverYear {
  /** A refund, or an amount owed as a negative number. The lines with a sign add up to it. */
  readonly balance: YearChange;
  /** Every line that changes, also if law and household cancel each other out, in the order of the forms. */
  readonly lines: readonly LineChange[];
}

/** Returns the date of someone who is as old `years` later. A leap day becomes February 28. */
function later(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years;
  return `${year}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`;
}

/** Returns the household with everyone as old as they were `years` earlier. */
function atSameAges(home: EstimateInput, years: number): EstimateInput {
  const move = (date: string | undefined): string | undefined => (date === undefined ? undefined : later(date, years));
  return {
    ...home,
    filer_birth_date: move(home.filer_birth_date),
    spouse_birth_date: move(home.spouse_birth_date),
    dependents: home.dependents?.map((one) => ({ ...one, birth_date: move(one.birth_date) })),
  };
}

const balanceOf = ({ estimated_refund, estimated_owe }: EstimateResult): Cents =>
  dollars(estimated_refund) - dollars(estimated_owe);
const amountIn = ({ lines }: EstimateResult, id: string): Cents =>
  dollars(lines.find((line) => line.id === id)?.amount ?? 0);

const changeOf = (last: Cents, between: Cents, now: Cents): YearChange => ({
  last: asDollars(last),
  now: asDollars(now),
  law: asDollars(between - last),
  household: asDollars(now - between),
});

/**
 * Splits the difference between two years into what the law changed and what the household changed. The year between
 * them is last year's household under this year's law, so the two parts add up exactly, to the cent and line by line.
 * Ages move with the year, so a child who turns 17 is a change of the household; a law that names a calendar date of
 * birth (Michigan, Utah, Virginia) then counts as if it had moved along.
 */
export function yearOverYear(last: Filing, now: Filing): YearOverYear {
  const was = estimate(last.household, last.law);
  const between = estimate(atSameAges(last.household, now.law.year - last.law.year), now.law);
  const is = estimate(now.household, now.law);
  const lines = new Map([...is.lines, ...was.lines, ...between.lines].reverse().map((line) => [line.id, line]));
  const order = [...new Set([...is.lines, ...was.lines, ...between.lines].map(({ id }) => id))];
  const changes = order.flatMap((id): LineChange[] => {
    const change = changeOf(amountIn(was, id), amountIn(between, id), amountIn(is, id));
    const [line, sign] = [lines.get(id), balanceLines[id]];
    if (!line || (change.law === 0 && change.household === 0)) return [];
    return [{ ...change, line, ...(sign ? { sign } : {}) }];
  });
  return { balance: changeOf(balanceOf(was), balanceOf(between), balanceOf(is)), lines: changes };
}

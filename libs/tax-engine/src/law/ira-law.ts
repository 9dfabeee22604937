import { dayOf, daysOf, turnsBy, type Day } from '../ages';
import { dollarsByStatus, type ByStatus } from '../by-status';
import { asDollars, dollars, type Cents } from '../money';
import ira2024 from './2024/ira.json' with { type: 'json' };
import ira2025 from './2025/ira.json' with { type: 'json' };
import ira2026 from './2026/ira.json' with { type: 'json' };
import type { Figure, StatusFigure } from './rules/figure';

type Amount = Figure<number>;

/** The law of a year about a traditional IRA, amounts in cents. */
export interface IraLaw {
  /** The most that one person may contribute. */
  readonly limit: Cents;
  /** In addition from 50. */
  readonly catchUp: Cents;
  /** Income at which the deduction begins to shrink with a plan at work, and how much more ends it. */
  readonly phaseOutStart: ByStatus<Cents>;
  readonly phaseOutWidth: ByStatus<Cents>;
}

const iraLaw = (limit: Amount, catchUp: Amount, start: StatusFigure, width: StatusFigure): IraLaw => ({
  limit: dollars(limit.value),
  catchUp: dollars(catchUp.value),
  phaseOutStart: dollarsByStatus(start.value),
  phaseOutWidth: dollarsByStatus(width.value),
});

/**
 * By tax year; reads single figures of the files, so that a bundle contains only these. Apart from the federal figures,
 * because only a contribution that someone asks about uses them: estimates and receipts do not depend on them.
 */
const byYear: Readonly<Record<number, IraLaw>> = {
  2024: iraLaw(ira2024.limit, ira2024.catchUp, ira2024.phaseOutStart, ira2024.phaseOutWidth),
  2025: iraLaw(ira2025.limit, ira2025.catchUp, ira2025.phaseOutStart, ira2025.phaseOutWidth),
  2026: iraLaw(ira2026.limit, ira2026.catchUp, ira2026.phaseOutStart, ira2026.phaseOutWidth),
};

/** @throws RangeError for a year without a law */
export function iraLawOf(year: number): IraLaw {
  const law = byYear[year];
  if (!law) throw new RangeError(`There are no IRA figures for ${year}.`);
  return law;
}

const turns50 = turnsBy(50);

/** Returns the most that someone born on this day may contribute for the year. */
export const iraLimitFor = (born: Day, yearStart: Day, { limit, catchUp }: IraLaw): Cents =>
  limit + (born <= yearStart + turns50 ? catchUp : 0);

/** Returns the most that a filer may contribute, in dollars. Without a birth date, assumed to be 40. */
export function mostIraContribution(year: number, birthDate?: string): number {
  const { yearStart, filerOfForty } = daysOf(year);
  return asDollars(iraLimitFor(birthDate ? dayOf(birthDate) : filerOfForty, yearStart, iraLawOf(year)));
}

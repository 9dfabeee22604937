import { dayOf, turnsBy, type Day, type YearDays } from '../ages';
import { dollarsByStatus, type ByStatus } from '../by-status';
import { asDollars, dollars, type Cents } from '../money';
import type { Figure, StatusFigure } from './rules/figure';

/**
 * The figures about a traditional IRA: the shape of `<year>/ira.json`. Apart from the federal figures, because only a
 * contribution that someone asks about uses them.
 */
export interface IraFigures {
  readonly limit: Figure<number>;
  readonly catchUp: Figure<number>;
  readonly phaseOutStart: StatusFigure;
  readonly phaseOutWidth: StatusFigure;
}

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

/** Converts the figures of a year to cents. */
export const compileIra = ({ limit, catchUp, phaseOutStart, phaseOutWidth }: IraFigures): IraLaw => ({
  limit: dollars(limit.value),
  catchUp: dollars(catchUp.value),
  phaseOutStart: dollarsByStatus(phaseOutStart.value),
  phaseOutWidth: dollarsByStatus(phaseOutWidth.value),
});

const turns50 = turnsBy(50);

/** Returns the most that someone born on this day may contribute for the year. */
export const iraLimitFor = (born: Day, yearStart: Day, { limit, catchUp }: IraLaw): Cents =>
  limit + (born <= yearStart + turns50 ? catchUp : 0);

/** Returns the most that a filer may contribute, in dollars. Without a birth date, assumed to be 40. */
export function mostIraContribution({ days, ira }: { days: YearDays; ira: IraLaw }, birthDate?: string): number {
  return asDollars(iraLimitFor(birthDate ? dayOf(birthDate) : days.filerOfForty, days.yearStart, ira));
}

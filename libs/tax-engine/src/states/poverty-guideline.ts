import type { Figure } from '../law/rules/figure';
import { dollars, type Cents } from '../money';

/** HHS poverty guideline, 48 states and DC: dollars for one person, and per further person. */
export type PovertyFigure = Figure<{ readonly first: number; readonly further: number }>;

/** Compiles the guideline of a year to a function of the number of people. */
export function povertyGuidelineOf({ value }: PovertyFigure): (people: number) => Cents {
  const [first, further] = [dollars(value.first), dollars(value.further)];
  return (people) => first + (people - 1) * further;
}

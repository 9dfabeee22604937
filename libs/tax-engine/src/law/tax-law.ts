import { daysOf, type YearDays } from '../ages';
import { compileFederal, type FederalFigures, type FederalLaw } from './federal-law';

/** The revision of the rules and figures; raise it with every change of a result. */
const revision = '3.0';

/** The compiled law of one tax year. */
export interface TaxLaw {
  readonly year: number;
  /** The year and the revision: `2024.3.0`. */
  readonly version: string;
  readonly days: YearDays;
  readonly federal: FederalLaw;
}

/** Compiles the figures of a year, once, when the module of the year loads. */
export const taxLaw = (year: number, federal: FederalFigures): TaxLaw => ({
  year,
  version: `${year}.${revision}`,
  days: daysOf(year),
  federal: compileFederal(federal),
});

import { daysOf, type YearDays } from '../ages';
import { compileFederal, type FederalFigures, type FederalLaw } from './federal-law';
import type { Figure } from './rules/figure';

/** The revision of the rules and figures; raise it with every change of a result. */
const revision = '3.0';

/** What the engine knows of a year's law. */
interface YearOfLaw {
  readonly year: number;
  readonly federal: FederalFigures;
  /** The year whose figures the state and city returns use: an earlier one until the year's own have been added. */
  readonly statesYear: number;
  /** Sentences: items new in the year that the estimate omits for lack of facts. */
  readonly unsupported?: readonly string[];
  /** Line numbers on the year's Form 1040 that differ from 2024, by line id. */
  readonly lineNumbers?: Readonly<Record<string, string>>;
}

/** The compiled law of one tax year. */
export interface TaxLaw {
  readonly year: number;
  /** The year and the revision: `2024.3.0`. */
  readonly version: string;
  readonly days: YearDays;
  readonly federal: FederalLaw;
  readonly statesYear: number;
  readonly unsupported: readonly string[];
  readonly lineNumbers: Readonly<Record<string, string>> | null;
  /** Federal lines that rest on a figure of an earlier year, or on one that is missing. */
  readonly carriedLines: ReadonlySet<string>;
}

const carriedIn = (figures: readonly Figure<unknown>[]): string[] =>
  figures.filter(({ status }) => status !== 'printed').map(({ line }) => line);

/** Compiles the law of a year, once, when the module of the year loads. */
export const taxLaw = ({ year, federal, statesYear, unsupported = [], lineNumbers }: YearOfLaw): TaxLaw => ({
  year,
  version: `${year}.${revision}`,
  days: daysOf(year),
  federal: compileFederal(federal),
  statesYear,
  unsupported,
  lineNumbers: lineNumbers ?? null,
  carriedLines: new Set(carriedIn(Object.values<Figure<unknown>>({ ...federal }))),
});

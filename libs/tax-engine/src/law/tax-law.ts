import { daysOf, type YearDays } from '../ages';
import type { ClaimableFigures } from './claimable-figures';
import { compileFederal, type FederalFigures, type FederalLaw } from './federal-law';
import {
  compilePremiumTaxCredit,
  type PremiumTaxCreditFigures,
  type PremiumTaxCreditLaw,
} from './premium-tax-credit-law';
import { compileIra, type IraFigures, type IraLaw } from './ira-law';
import { isPrinted, type Figure } from './rules/figure';
import type { StateFigures } from './state-figures';

/** What the engine knows of a year's law. */
export interface YearOfLaw {
  readonly year: number;
  /** The revision of the year's rules and figures; raise it with every change of a result. */
  readonly revision: string;
  readonly federal: FederalFigures;
  /** The figures of Form 8962. */
  readonly premiumTaxCredit: PremiumTaxCreditFigures;
  readonly claimable: ClaimableFigures;
  readonly ira: IraFigures;
  /** The states' figures of the year. */
  readonly states: StateFigures;
  /** The year of the figures that the states carry over: this one if they carry none. */
  readonly statesYear: number;
  /** The year of the cities' figures. */
  readonly citiesYear: number;
  /** Line numbers on the year's Form 1040 that differ from 2024, by line id. */
  readonly lineNumbers?: Readonly<Record<string, string>>;
}

export type FiguresByName = Readonly<Record<string, Figure<unknown>>>;

/** The compiled law of one tax year. */
export interface TaxLaw {
  readonly year: number;
  /** The year and the revision: `2024.3.0`. */
  readonly version: string;
  readonly days: YearDays;
  readonly federal: FederalLaw;
  readonly premiumTaxCredit: PremiumTaxCreditLaw;
  readonly ira: IraLaw;
  readonly states: StateFigures;
  readonly statesYear: number;
  readonly citiesYear: number;
  readonly lineNumbers: Readonly<Record<string, string>> | null;
  /** The figures as they are printed, by the name of their file. */
  readonly files: ReadonlyMap<string, FiguresByName>;
  /** Federal lines that rest on a figure of an earlier year, or on one that is missing. */
  readonly carriedLines: ReadonlySet<string>;
  /** The same for each state, by its code: all of its lines if it has no figure of the year. */
  readonly carriedStateLines: ReadonlyMap<string, ReadonlySet<string> | 'all'>;
}

const carriedIn = (figures: FiguresByName): ReadonlySet<string> =>
  new Set(
    Object.values(figures)
      .filter((figure) => !isPrinted(figure))
      .map(({ line }) => line),
  );

const carriedInState = (figures: FiguresByName): ReadonlySet<string> | 'all' =>
  Object.values(figures).every((figure) => !isPrinted(figure)) ? 'all' : carriedIn(figures);

/** Lists everything that the law of a year is made of, so that a receipt misses no file. */
const filesOf = ({ federal, premiumTaxCredit, claimable, ira, states }: YearOfLaw): Map<string, FiguresByName> => {
  const federals = {
    federal: { ...federal },
    'premium-tax-credit': { ...premiumTaxCredit },
    claimable: { ...claimable },
    ira: { ...ira },
  };
  return new Map(
    Object.entries<FiguresByName>({ ...federals, ...states }).map(([name, figures]) => [
      `${name.toLowerCase()}.json`,
      figures,
    ]),
  );
};

/** Compiles the law of a year, once, when the module of the year loads. The states compile theirs at first use. */
export const taxLaw = (law: YearOfLaw): TaxLaw => {
  const { year, federal, premiumTaxCredit, claimable, states } = law;
  return {
    year,
    version: `${year}.${law.revision}`,
    days: daysOf(year),
    federal: compileFederal({ ...federal, ...claimable }),
    premiumTaxCredit: compilePremiumTaxCredit(premiumTaxCredit),
    ira: compileIra(law.ira),
    states,
    statesYear: law.statesYear,
    citiesYear: law.citiesYear,
    lineNumbers: law.lineNumbers ?? null,
    files: filesOf(law),
    carriedLines: carriedIn({ ...federal, ...claimable, ...premiumTaxCredit }),
    carriedStateLines: new Map(
      Object.entries<FiguresByName>(states).map(([code, figures]) => [code, carriedInState(figures)]),
    ),
  };
};

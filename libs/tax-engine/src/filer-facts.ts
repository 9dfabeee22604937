import { notUnder, type Day } from './ages';
import type { EstimateInput } from './input';

/** What the law asks about filers besides income and age; all of it is optional in the request. */
export interface FilerFacts {
  /** Blind filers, IRC 63(f)(2). */
  readonly blind: number;
  readonly isFilerBlind: boolean;
  /** Filers whom someone else can claim as a dependent, IRC 151(c). */
  readonly claimable: number;
  /** Whether being claimable rules out the earned income credit: IRC 32(c)(1)(A)(ii)(III) and (B). */
  readonly deniedEarnedIncomeCredit: boolean;
}

/** IRC 152(c)(3)(A): under 19, or a full-time student under 24. */
const notUnder19 = notUnder(19);
const notUnder24 = notUnder(24);

const nothingSaid: FilerFacts = { blind: 0, isFilerBlind: false, claimable: 0, deniedEarnedIncomeCredit: false };

const countOf = (filer: boolean | undefined, spouse: boolean | undefined, joint: boolean): number =>
  (filer === true ? 1 : 0) + (joint && spouse === true ? 1 : 0);

/** Returns whether the filer is young enough to be somebody's qualifying child. */
export const mayBeQualifyingChild = (born: Day, isStudent: boolean, yearStart: Day): boolean =>
  born > yearStart + (isStudent ? notUnder24 : notUnder19);

/**
 * Returns the facts; the spouse's count on a joint return only. A claimable filer without a child for the credit never
 * gets it. One with a child gets it unless they are a qualifying child themselves, which a joint return rules out
 * (IRC 152(c)(1)(E)).
 */
export function filerFactsOf(
  input: EstimateInput,
  joint: boolean,
  filerBorn: Day,
  yearStart: Day,
  creditChildren: number,
): FilerFacts {
  const blind = countOf(input.filer_blind, input.spouse_blind, joint);
  const claimable = countOf(input.filer_claimable, input.spouse_claimable, joint);
  if (blind + claimable === 0) return nothingSaid;
  const isChild = !joint && mayBeQualifyingChild(filerBorn, input.filer_student === true, yearStart);
  return {
    blind,
    isFilerBlind: input.filer_blind === true,
    claimable,
    deniedEarnedIncomeCredit: claimable > 0 && (creditChildren === 0 || isChild),
  };
}

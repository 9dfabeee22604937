import { dayOf, nobody, notUnder, turnsBy, type AgeLimit, type Day, type YearDays } from './ages';
import { marketplaceCoverageOf, type MarketplaceCoverage } from './federal/marketplace-coverage';
import { businessResult } from './federal/self-employment';
import { filerFactsOf, type FilerFacts } from './filer-facts';
import { iraPhaseOut, type IraContribution } from './federal/ira-deduction';
import { filingStatuses, type Dependent, type EstimateInput, type FilingStatus } from './input';
import { iraLimitFor } from './law/ira-law';
import type { TaxLaw } from './law/tax-law';
import { dollars, type Cents } from './money';

/** The request's facts in cents and days, and values derived from them alone. */
export interface Household extends FilerFacts {
  readonly status: FilingStatus;
  /** True for a joint return with two filers. A surviving spouse is not joint. */
  readonly joint: boolean;
  /** Filers on the return: 2 when joint, else 1. */
  readonly adults: 1 | 2;
  /** Start of the tax year, to which age limits are relative. */
  readonly yearStart: Day;
  /**
   * Number of people claimed as dependents, of any age and relationship. Like every list and count of them except
   * `childrenUnder19`, empty if someone else can claim a filer: IRC 152(b)(1).
   */
  readonly dependents: number;
  /** adults + dependents. */
  readonly people: number;
  /** Qualifying children for the child tax credit, IRC 24(c): under 17. */
  readonly childrenUnder17: number;
  /** Qualifying children for the earned income credit, IRC 32(c)(3): under 19. */
  readonly childrenUnder19: number;
  /** Children and stepchildren among the dependents, of any age. */
  readonly children: number;
  /**
   * Birth dates of the request's dependents, in its order; 8 years old if unknown. Negative for a dependent who is not
   * a child or not younger than the filers, `notYet` for one born after the year. One list of numbers, because it is
   * scanned several times per estimate.
   */
  readonly births: readonly Day[];
  readonly filerBorn: Day;
  /** `nobody` unless the return is joint. */
  readonly spouseBorn: Day;
  /** Filers 65 or older, IRC 63(f). */
  readonly seniors: number;
  /** `seniors` and `blind` together: each filer counts once for each. */
  readonly agedOrBlind: number;
  readonly wages: Cents;
  /** Schedule C net profit; negative for a loss, up to the year's limit. */
  readonly selfEmployment: Cents;
  readonly unemployment: Cents;
  /** Fully taxable pension of the filer, from an employer's plan. */
  readonly retirement: Cents;
  /** Ordinary unearned income other than investment income. */
  readonly other: Cents;
  /** Qualified tips, part of the wages or of the business income. */
  readonly tips: Cents;
  /** The premium part of overtime pay, part of the wages. */
  readonly overtime: Cents;
  readonly carLoanInterest: Cents;
  readonly mortgageInterest: Cents;
  /** Cash gifts to public charities. */
  readonly charity: Cents;
  /** Medical expenses before any floor. */
  readonly medical: Cents;
  /** State and local INCOME tax paid (Schedule A line 5a), before any cap. */
  readonly stateLocalTax: Cents;
  /** Form 1095-A; null without insurance from the marketplace. */
  readonly marketplace: MarketplaceCoverage | null;
  /** null without a contribution to a traditional IRA. */
  readonly ira: IraContribution | null;
}

const turns65 = turnsBy(65);
const nobodyClaimed: readonly Day[] = [];
const notUnder17 = notUnder(17);
const notUnder19 = notUnder(19);

/** Born after the tax year, so not claimed. */
export const notYet: Day = 0;

/** Returns `num_children` children aged 8, from a cached list per number. */
function manyOfEight({ childrenOfEight, childOfEight }: YearDays, children: number): readonly Day[] {
  const known = childrenOfEight[children];
  if (known) return known;
  return (childrenOfEight[children] = Array.from({ length: children }, () => childOfEight));
}

/**
 * Returns the engine's own string for the status: table lookups with it are fast, while a string parsed from a request
 * would have to be resolved each time.
 */
const statusOf = ({ filing_status }: EstimateInput): FilingStatus =>
  filingStatuses.find((status) => status === filing_status) ?? filing_status;

/**
 * A qualifying child is younger than the person who claims it, on a joint return than either spouse: IRC 152(c)(3)(A).
 * Anyone older can only be a qualifying relative.
 */
function birthOf({ birth_date, relationship }: Dependent, oldestFiler: Day, days: YearDays): Day {
  const born = birth_date === undefined ? days.childOfEight : dayOf(birth_date);
  if (born > days.yearEnd) return notYet;
  return relationship === 'dependent' || born <= oldestFiler ? -born : born;
}

/** Counts the children and stepchildren born by the end of the year, including those older than the filers. */
function countChildren(dependents: readonly Dependent[], births: readonly Day[]): number {
  let count = 0;
  for (let i = 0; i < births.length; i++)
    if (births[i] !== notYet && dependents[i]?.relationship !== 'dependent') count++;
  return count;
}

/** Counts children and stepchildren under the age at the end of the year. */
export const childrenUnder = ({ births, yearStart }: Household, limit: AgeLimit): number => {
  const day = yearStart + limit;
  let count = 0;
  for (const born of births) if (born > day) count++;
  return count;
};

/** Counts dependents of any relationship under the age at the end of the year. */
export const dependentsUnder = ({ births, yearStart }: Household, limit: AgeLimit): number => {
  const day = yearStart + limit;
  let count = 0;
  for (const born of births) if (born > day || -born > day) count++;
  return count;
};

/** Counts dependents of any relationship who have reached the age. */
export const dependentsBornBy = (home: Household, limit: AgeLimit): number =>
  home.dependents - dependentsUnder(home, limit);

/** Returns whether the filer, not the spouse, has reached the age. */
export const isFilerBornBy = ({ filerBorn, yearStart }: Household, limit: AgeLimit): boolean =>
  filerBorn <= yearStart + limit;

/** Counts filers who were born on or before a fixed calendar day. */
export const filersBornUntil = ({ filerBorn, spouseBorn }: Household, day: Day): number =>
  (filerBorn <= day ? 1 : 0) + (spouseBorn <= day ? 1 : 0);

/** Counts filers who have reached the age. */
export const filersBornBy = (home: Household, limit: AgeLimit): number => filersBornUntil(home, home.yearStart + limit);

/** Birth date of the older filer, which decides for both in some states. */
export const olderBorn = ({ filerBorn, spouseBorn }: Household): Day =>
  spouseBorn < filerBorn ? spouseBorn : filerBorn;

/** Schedule C line 31; negative for a loss. */
export const netProfitOf = ({ self_employment_income, business_loss }: EstimateInput): Cents =>
  dollars(self_employment_income) - (business_loss === undefined ? 0 : dollars(business_loss));

function iraOf(input: EstimateInput, status: FilingStatus, born: Day, { ira, days }: TaxLaw): IraContribution | null {
  const { ira_contribution: contribution = 0, has_plan_at_work: hasPlan = false } = input;
  if (contribution === 0) return null;
  const limit = iraLimitFor(born, days.yearStart, ira);
  return { amount: dollars(contribution), limit, phaseOut: hasPlan ? iraPhaseOut(ira, status) : null };
}

export function householdOf(input: EstimateInput, law: TaxLaw): Household {
  const { days, federal } = law;
  const status = statusOf(input);
  const joint = status === 'married_filing_jointly';
  const adults = joint ? 2 : 1;
  const { dependents, filer_birth_date: filer, spouse_birth_date: spouse } = input;
  const filerBorn = filer === undefined ? days.filerOfForty : dayOf(filer);
  const spouseBorn = !joint ? nobody : spouse === undefined ? days.filerOfForty : dayOf(spouse);
  const oldest = spouseBorn < filerBorn ? spouseBorn : filerBorn;
  const listed = dependents
    ? dependents.map((dependent) => birthOf(dependent, oldest, days))
    : manyOfEight(days, input.num_children);
  const { yearStart } = days;
  const [under17, under19, bornBy65] = [yearStart + notUnder17, yearStart + notUnder19, yearStart + turns65];
  let [claimed, childrenUnder17, childrenUnder19] = [0, 0, 0];
  for (const born of listed) {
    if (born !== notYet) claimed++;
    if (born > under17) childrenUnder17++;
    if (born > under19) childrenUnder19++;
  }
  const facts = filerFactsOf(input, joint, filerBorn, yearStart, childrenUnder19);
  const births = facts.claimable > 0 ? nobodyClaimed : listed;
  if (facts.claimable > 0) claimed = childrenUnder17 = 0;
  const seniors = (filerBorn <= bornBy65 ? 1 : 0) + (spouseBorn <= bornBy65 ? 1 : 0);
  return {
    status,
    joint,
    adults,
    yearStart,
    dependents: claimed,
    people: adults + claimed,
    childrenUnder17,
    childrenUnder19,
    children: dependents && births === listed ? countChildren(dependents, births) : births.length,
    births,
    filerBorn,
    spouseBorn,
    seniors,
    agedOrBlind: seniors + facts.blind,
    blind: facts.blind,
    isFilerBlind: facts.isFilerBlind,
    claimable: facts.claimable,
    deniedEarnedIncomeCredit: facts.deniedEarnedIncomeCredit,
    wages: dollars(input.w2_income),
    selfEmployment: businessResult(federal, status, netProfitOf(input)),
    unemployment: dollars(input.unemployment_income),
    retirement: dollars(input.retirement_income),
    other: dollars(input.other_income),
    tips: input.qualified_tips === undefined ? 0 : dollars(input.qualified_tips),
    overtime: input.qualified_overtime === undefined ? 0 : dollars(input.qualified_overtime),
    carLoanInterest: input.car_loan_interest === undefined ? 0 : dollars(input.car_loan_interest),
    mortgageInterest: dollars(input.mortgage_interest),
    charity: dollars(input.charitable_donations),
    medical: dollars(input.medical_expenses),
    stateLocalTax: dollars(input.state_local_taxes),
    marketplace: marketplaceCoverageOf(input),
    ira: iraOf(input, status, filerBorn, law),
  };
}

/** Returns the same people with wages only, because payroll considers nothing else. */
export const wagesOnly = (home: Household): Household => ({
  status: home.status,
  joint: home.joint,
  adults: home.adults,
  yearStart: home.yearStart,
  dependents: home.dependents,
  people: home.people,
  childrenUnder17: home.childrenUnder17,
  childrenUnder19: home.childrenUnder19,
  children: home.children,
  births: home.births,
  filerBorn: home.filerBorn,
  spouseBorn: home.spouseBorn,
  seniors: home.seniors,
  agedOrBlind: home.agedOrBlind,
  blind: home.blind,
  isFilerBlind: home.isFilerBlind,
  claimable: home.claimable,
  deniedEarnedIncomeCredit: home.deniedEarnedIncomeCredit,
  wages: home.wages,
  selfEmployment: 0,
  unemployment: 0,
  retirement: 0,
  other: 0,
  tips: 0,
  overtime: 0,
  carLoanInterest: 0,
  mortgageInterest: 0,
  charity: 0,
  medical: 0,
  stateLocalTax: 0,
  marketplace: null,
  ira: null,
});

import { childOfEight, dayOf, endOfYear, filerOfForty, nobody, notUnder, turnsBy, type Day } from './ages';
import { businessResult } from './federal/self-employment';
import type { Dependent, EstimateInput, FilingStatus } from './input';
import { dollars, type Cents } from './money';

/** The request's facts in cents and days, with what follows from them alone. */
export interface Household {
  readonly status: FilingStatus;
  /** A joint return: two filers. A surviving spouse is not joint. */
  readonly joint: boolean;
  /** Filers on the return: 2 when joint, else 1. */
  readonly adults: 1 | 2;
  /** Everybody claimed, of any age and relationship. */
  readonly dependents: number;
  /** adults + dependents. */
  readonly people: number;
  /** Qualifying children for the child tax credit, IRC 24(c): under 17. */
  readonly childrenUnder17: number;
  /** Qualifying children for the earned income credit, IRC 32(c)(3): under 19. */
  readonly childrenUnder19: number;
  /** When each child and stepchild was born; those without a date are 8 years old. */
  readonly childrenBorn: readonly Day[];
  /** When each other dependent was born. */
  readonly relativesBorn: readonly Day[];
  readonly filerBorn: Day;
  /** `nobody` unless the return is joint. */
  readonly spouseBorn: Day;
  /** Filers of 65 and more, IRC 63(f). */
  readonly seniors: number;
  readonly wages: Cents;
  /** Schedule C net profit; negative for a loss, as far as the year's limit lets it count. */
  readonly selfEmployment: Cents;
  readonly unemployment: Cents;
  /** Fully taxable pension of the filer, from an employer's plan. */
  readonly retirement: Cents;
  /** Ordinary, unearned, not from investments. */
  readonly other: Cents;
  readonly mortgageInterest: Cents;
  /** Cash gifts to public charities. */
  readonly charity: Cents;
  /** Medical expenses before any floor. */
  readonly medical: Cents;
  /** State and local INCOME tax paid (Schedule A line 5a), before any cap. */
  readonly stateLocalTax: Cents;
}

const bornBy65 = turnsBy(65);
const notUnder17 = notUnder(17);
const notUnder19 = notUnder(19);

const nobodyBorn: readonly Day[] = [];

/** The request's `num_children` children aged 8; the same list for each number, made once. */
const childrenOfEight: (readonly Day[])[] = [];
function manyOfEight(children: number): readonly Day[] {
  const known = childrenOfEight[children];
  if (known) return known;
  return (childrenOfEight[children] = Array.from({ length: children }, () => childOfEight));
}

/** When they were born: the children, or everybody else. Who was born after the year is left out: nobody can claim them yet. */
function birthsOf(dependents: readonly Dependent[], children: boolean): readonly Day[] {
  let births: Day[] | undefined;
  for (const { birth_date, relationship } of dependents) {
    if ((relationship !== 'dependent') !== children) continue;
    const born = birth_date === undefined ? childOfEight : dayOf(birth_date);
    if (born <= endOfYear) (births ??= []).push(born);
  }
  return births ?? nobodyBorn;
}

/** How many were born after that day. */
function bornAfter(births: readonly Day[], day: Day): number {
  let count = 0;
  for (const born of births) if (born > day) count++;
  return count;
}

/** Children and stepchildren under that age at the end of the year. */
export const childrenUnder = ({ childrenBorn }: Household, day: Day): number => bornAfter(childrenBorn, day);

/** Dependents of any relationship under that age at the end of the year. */
export const dependentsUnder = ({ childrenBorn, relativesBorn }: Household, day: Day): number =>
  bornAfter(childrenBorn, day) + bornAfter(relativesBorn, day);

/** Dependents of any relationship who have reached the age. */
export const dependentsBornBy = (home: Household, day: Day): number => home.dependents - dependentsUnder(home, day);

/** Filers on the return who have reached the age: born by that day. */
export const filersBornBy = ({ filerBorn, spouseBorn }: Household, day: Day): number =>
  (filerBorn <= day ? 1 : 0) + (spouseBorn <= day ? 1 : 0);

/** The birth date of the older filer, which decides for both where a state says so. */
export const olderBorn = ({ filerBorn, spouseBorn }: Household): Day =>
  spouseBorn < filerBorn ? spouseBorn : filerBorn;

export function householdOf(input: EstimateInput): Household {
  const joint = input.filing_status === 'married_filing_jointly';
  const adults = joint ? 2 : 1;
  const { dependents, filer_birth_date: filer, spouse_birth_date: spouse } = input;
  const childrenBorn = dependents ? birthsOf(dependents, true) : manyOfEight(input.num_children);
  const relativesBorn = dependents ? birthsOf(dependents, false) : nobodyBorn;
  const claimed = childrenBorn.length + relativesBorn.length;
  const filerBorn = filer === undefined ? filerOfForty : dayOf(filer);
  const spouseBorn = !joint ? nobody : spouse === undefined ? filerOfForty : dayOf(spouse);
  return {
    status: input.filing_status,
    joint,
    adults,
    dependents: claimed,
    people: adults + claimed,
    childrenUnder17: bornAfter(childrenBorn, notUnder17),
    childrenUnder19: bornAfter(childrenBorn, notUnder19),
    childrenBorn,
    relativesBorn,
    filerBorn,
    spouseBorn,
    seniors: (filerBorn <= bornBy65 ? 1 : 0) + (spouseBorn <= bornBy65 ? 1 : 0),
    wages: dollars(input.w2_income),
    selfEmployment: businessResult(
      input.filing_status,
      dollars(input.self_employment_income) - dollars(input.business_loss ?? 0),
    ),
    unemployment: dollars(input.unemployment_income),
    retirement: dollars(input.retirement_income),
    other: dollars(input.other_income),
    mortgageInterest: dollars(input.mortgage_interest),
    charity: dollars(input.charitable_donations),
    medical: dollars(input.medical_expenses),
    stateLocalTax: dollars(input.state_local_taxes),
  };
}

/** The same people with nothing but their wages: what a payroll office knows. */
export const wagesOnly = (home: Household): Household => ({
  status: home.status,
  joint: home.joint,
  adults: home.adults,
  dependents: home.dependents,
  people: home.people,
  childrenUnder17: home.childrenUnder17,
  childrenUnder19: home.childrenUnder19,
  childrenBorn: home.childrenBorn,
  relativesBorn: home.relativesBorn,
  filerBorn: home.filerBorn,
  spouseBorn: home.spouseBorn,
  seniors: home.seniors,
  wages: home.wages,
  selfEmployment: 0,
  unemployment: 0,
  retirement: 0,
  other: 0,
  mortgageInterest: 0,
  charity: 0,
  medical: 0,
  stateLocalTax: 0,
});

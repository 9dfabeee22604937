import { childOfEight, dayOf, endOfYear, filerOfForty, nobody, notUnder, turnsBy, type Day } from './ages';
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
  /** The dependents one by one; those without a date are 8 years old. */
  readonly family: readonly FamilyMember[];
  readonly filerBorn: Day;
  /** `nobody` unless the return is joint. */
  readonly spouseBorn: Day;
  /** Filers of 65 and more, IRC 63(f). */
  readonly seniors: number;
  readonly wages: Cents;
  /** Schedule C net profit; negative for a loss. */
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

export interface FamilyMember {
  readonly born: Day;
  /** A child or stepchild, not another relative. */
  readonly isChild: boolean;
}

const bornBy65 = turnsBy(65);
const notUnder17 = notUnder(17);
const notUnder19 = notUnder(19);

/** Families of the request's `num_children` children aged 8; the same list for each number, made once. */
const child: FamilyMember = { born: childOfEight, isChild: true };
const familiesOfEight: FamilyMember[][] = [];
function familyOfEight(children: number): readonly FamilyMember[] {
  const known = familiesOfEight[children];
  if (known) return known;
  return (familiesOfEight[children] = Array.from({ length: children }, () => child));
}

/** Who was born after the year is left out: nobody can claim them yet. */
function familyOf(dependents: readonly Dependent[]): FamilyMember[] {
  const family: FamilyMember[] = [];
  for (const { birth_date, relationship } of dependents) {
    const born = birth_date === undefined ? childOfEight : dayOf(birth_date);
    if (born <= endOfYear) family.push({ born, isChild: relationship !== 'dependent' });
  }
  return family;
}

/** How many children (or, with `everybody`, dependents) were born after that day. */
function bornAfter(family: readonly FamilyMember[], day: Day, everybody: boolean): number {
  let count = 0;
  for (const member of family) if (member.born > day && (everybody || member.isChild)) count++;
  return count;
}

/** Children and stepchildren under that age at the end of the year. */
export const childrenUnder = ({ family }: Household, day: Day): number => bornAfter(family, day, false);

/** Dependents of any relationship under that age at the end of the year. */
export const dependentsUnder = ({ family }: Household, day: Day): number => bornAfter(family, day, true);

/** Dependents of any relationship who have reached the age. */
export const dependentsBornBy = ({ family }: Household, day: Day): number =>
  family.length - bornAfter(family, day, true);

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
  const family = dependents ? familyOf(dependents) : familyOfEight(input.num_children);
  const filerBorn = filer === undefined ? filerOfForty : dayOf(filer);
  const spouseBorn = !joint ? nobody : spouse === undefined ? filerOfForty : dayOf(spouse);
  return {
    status: input.filing_status,
    joint,
    adults,
    dependents: family.length,
    people: adults + family.length,
    childrenUnder17: dependents ? bornAfter(family, notUnder17, false) : family.length,
    childrenUnder19: dependents ? bornAfter(family, notUnder19, false) : family.length,
    family,
    filerBorn,
    spouseBorn,
    seniors: (filerBorn <= bornBy65 ? 1 : 0) + (spouseBorn <= bornBy65 ? 1 : 0),
    wages: dollars(input.w2_income),
    selfEmployment: dollars(input.self_employment_income),
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
  family: home.family,
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

import type { EstimateInput } from '../input';
import type { TaxLaw } from '../law/tax-law';
import { alike, dimensionOfAmounts } from './amounts';
import { birthDaysOfDependent, birthDaysOfFiler, type BirthDays } from './birth-days';
import type { Case, Dimension } from './case';
import { casesOfCoverage } from './coverage';
import type { MissingPaper } from './paper';

const unpaid = { most: [], paid: 0 } as const;
const one = (paper: MissingPaper, cases: readonly Case[]): Dimension => ({
  papers: [paper],
  cases,
  choices: [cases.map((_, at) => at)],
});

/** Takes the oldest of equal days, so that a filer is older than a child if any of the days are. */
const dimensionOfFiler = (paper: MissingPaper, days: readonly BirthDays[]): Dimension =>
  one(
    paper,
    days.map(({ first }) => ({
      apply: (input) => ({ ...input, [paper.person === 'spouse' ? 'spouse_birth_date' : 'filer_birth_date']: first }),
      ...unpaid,
    })),
  );

/** Returns the ways to choose `count` of the days where order makes no difference, as lists of positions. */
function multisets(days: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: days - from }, (_, at) => from + at).flatMap((day) =>
    multisets(days, count - 1, day).map((rest) => [day, ...rest]),
  );
}

/** Dependents of one kind are searched together, because only how many have which age makes a difference. */
function dimensionOfDependents(papers: readonly MissingPaper[], days: readonly BirthDays[]): Dimension {
  const ages = multisets(days.length, papers.length);
  const at = new Map(ages.map((age, position) => [age.join(), position]));
  const cases = ages.map((age): Case => {
    const dates = new Map(papers.map(({ person }, position) => [person, days[age[position] ?? 0]?.last]));
    const withDates = (listed: EstimateInput['dependents']): EstimateInput['dependents'] =>
      listed?.map((each, position) => (dates.has(position) ? { ...each, birth_date: dates.get(position) } : each));
    // The households of a case share its list: this is the dimension that changes with nearly every estimate.
    let [from, dependents] = [undefined as EstimateInput['dependents'], undefined as EstimateInput['dependents']];
    const apply = (input: EstimateInput): EstimateInput => {
      if (from !== input.dependents) [from, dependents] = [input.dependents, withDates(input.dependents)];
      return { ...input, dependents };
    };
    return { apply, ...unpaid };
  });
  const choices = multisets(days.length, papers.length - 1).map((others) =>
    days.map((_, day) => at.get([...others, day].sort((a, b) => a - b).join()) ?? 0),
  );
  return { papers, cases, choices };
}

/** A dimension before its cases exist: many dependents have more of them than can be searched. */
interface PlannedDimension {
  readonly papers: readonly MissingPaper[];
  readonly size: number;
  readonly build: () => Dimension;
}

/** Number of multisets of `count` days: the binomial coefficient. */
function multisetCount(days: number, count: number): number {
  let size = 1;
  for (let at = 1; at <= count; at++) size = (size * (days - 1 + at)) / at;
  return Math.round(size);
}

function dimensionOf(group: readonly MissingPaper[], input: EstimateInput, law: TaxLaw): Dimension {
  const [paper] = group;
  if (paper?.person) return dimensionOfFiler(paper, birthDaysOfFiler(input, law));
  return paper?.premiums === undefined
    ? dimensionOfAmounts(group)
    : one(paper, casesOfCoverage(paper.premiums, input, law));
}

function plan(input: EstimateInput, papers: readonly MissingPaper[], law: TaxLaw): PlannedDimension[] {
  const isRelative = ({ person }: MissingPaper): boolean =>
    input.dependents?.[person as number]?.relationship === 'dependent';
  const dependents = papers.filter(({ person }) => typeof person === 'number');
  const single = alike(papers.filter(({ person }) => typeof person !== 'number')).map((group): PlannedDimension => {
    const dimension = dimensionOf(group, input, law);
    return { papers: group, size: dimension.cases.length, build: () => dimension };
  });
  const families = [dependents.filter((paper) => !isRelative(paper)), dependents.filter(isRelative)];
  const related = families.flatMap((family): PlannedDimension[] => {
    const [first] = family;
    if (!first) return [];
    const days = birthDaysOfDependent(input, first.person as number, law);
    return [
      {
        papers: family,
        size: multisetCount(days.length, family.length),
        build: () => dimensionOfDependents(family, days),
      },
    ];
  });
  // Last, because one of its cases depends on what the others say.
  const isCoverage = ({ papers: [paper] }: PlannedDimension): boolean => paper?.premiums !== undefined;
  const ordered = [...single.filter((one) => !isCoverage(one)), ...related, ...single.filter(isCoverage)];
  return ordered.filter(({ size }) => size > 0);
}

/** Returns the dimensions of the search, without the last papers if all together have more than `limit` cases. */
export function dimensionsOf(
  input: EstimateInput,
  papers: readonly MissingPaper[],
  law: TaxLaw,
  limit: number,
): Dimension[] {
  for (let count = papers.length; count > 0; count--) {
    const planned = plan(input, papers.slice(0, count), law);
    if (planned.reduce((product, { size }) => product * size, 1) <= limit) return planned.map(({ build }) => build());
  }
  return [];
}

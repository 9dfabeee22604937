import fc from 'fast-check';
import edgesOfStates from '../testing/age-edges.json';
import { household, money } from '../testing/arbitrary';
import { estimate } from './estimate';
import { filingStatuses, stateCodes, type Dependent, type EstimateInput } from './input';
import type { EstimateResult } from './result';

/** Returns a result without its notes, which mention assumed ages. */
const numbersOf = ({ notes: _, ...result }: EstimateResult): unknown => result;

describe('unknown birth date', () => {
  it('gives the same result as a filer aged 40 and children aged 8', () =>
    fc.assert(
      fc.property(household, (facts) => {
        const children = Array.from({ length: facts.num_children }, (): Dependent => ({
          birth_date: '2016-05-17',
          relationship: 'child',
        }));
        const unknown = numbersOf(estimate(facts));
        const dated = { ...facts, filer_birth_date: '1984-02-29', spouse_birth_date: '1984-11-03' };
        expect(numbersOf(estimate({ ...dated, dependents: children }))).toEqual(unknown);
        expect(
          numbersOf(estimate({ ...facts, dependents: children.map(({ relationship }) => ({ relationship })) })),
        ).toEqual(unknown);
      }),
      { numRuns: 3_000 },
    ));

  it('is ignored for a spouse unless the return is joint', () =>
    fc.assert(
      fc.property(household, (facts) => {
        fc.pre(facts.filing_status !== 'married_filing_jointly');
        expect(estimate({ ...facts, spouse_birth_date: '1940-01-01' })).toEqual(estimate(facts));
      }),
    ));
});

const child = (birth_date: string): Dependent => ({ birth_date, relationship: 'child' });
const withChild = (facts: EstimateInput, birth_date: string): EstimateInput => ({
  ...facts,
  num_children: facts.num_children + 1,
  dependents: [child(birth_date), ...Array.from({ length: facts.num_children }, () => child('2016-07-01'))],
});

interface Edge {
  /** Returns the household with a birth date on either side of the threshold. */
  readonly around: (facts: EstimateInput) => readonly [EstimateInput, EstimateInput];
  /** Federal lines tied to this age by law; each must change for at least one household. */
  readonly law: readonly string[];
  /** Lines derived from the lines tied to an age. */
  readonly follow: readonly string[];
}

const balance = ['1040.33', '1040.34', '1040.37'];
const withoutChildren = (facts: EstimateInput): EstimateInput => ({ ...facts, num_children: 0 });

/** The trace contains Schedule A only if it is used, which depends on the standard deduction. */
const scheduleA = ['A.4', 'A.5e', 'A.10', 'A.14'];

type EdgeName = Exclude<keyof typeof edgesOfStates, 'note'>;

const edges: Readonly<Record<EdgeName, Edge>> = {
  child17: {
    around: (facts) => [withChild(facts, '2007-12-31'), withChild(facts, '2008-01-01')],
    law: ['1040.19', '1040.28', '8812.16b'],
    follow: ['1040.22', '1040.24', ...balance],
  },
  child19: {
    around: (facts) => [withChild(facts, '2005-12-31'), withChild(facts, '2006-01-01')],
    law: ['1040.27'],
    // The Social Security method of Schedule 8812 subtracts the earned income credit.
    follow: ['1040.28', ...balance],
  },
  filer25: {
    around: (facts) => {
      const alone = { ...withoutChildren(facts), spouse_birth_date: '2003-01-01' };
      return [
        { ...alone, filer_birth_date: '2000-01-02' },
        { ...alone, filer_birth_date: '2000-01-01' },
      ];
    },
    law: ['1040.27'],
    follow: balance,
  },
  filer65: {
    around: (facts) => [
      { ...facts, filer_birth_date: '1960-01-02' },
      { ...facts, filer_birth_date: '1960-01-01' },
    ],
    law: ['1040.12'],
    follow: [
      ...['1040.13', '1040.14', '1040.15', '1040.16', '1040.19', '1040.20', '1040.22', '1040.24', '1040.28'],
      ...['8995.15', ...scheduleA, ...balance],
    ],
  },
  eic65: {
    around: (facts) => {
      const alone = { ...withoutChildren(facts), spouse_birth_date: '1950-01-01' };
      return [
        { ...alone, filer_birth_date: '1959-12-31' },
        { ...alone, filer_birth_date: '1960-01-01' },
      ];
    },
    law: ['1040.27'],
    follow: balance,
  },
};

/** Households in which ages can matter: everyday amounts, few children. */
const everyday: fc.Arbitrary<number> = money
  .map((amount) => (amount > 60_000 ? amount % 60_000 : amount))
  .map((amount) => Math.round(amount * 100) / 100);
const facts: fc.Arbitrary<EstimateInput> = fc.record({
  filing_status: fc.constantFrom(...filingStatuses),
  state: fc.constant('TX'),
  num_children: fc.integer({ min: 0, max: 3 }),
  w2_income: everyday,
  self_employment_income: everyday,
  unemployment_income: everyday,
  retirement_income: everyday,
  other_income: everyday,
  mortgage_interest: everyday,
  charitable_donations: everyday,
  medical_expenses: everyday,
  state_local_taxes: everyday,
});
const sample = fc.sample(facts, { numRuns: 1_200, seed: 2024 });

const amountsOf = (input: EstimateInput): Map<string, number> =>
  new Map(estimate(input).lines.map(({ id, amount }) => [id, amount]));

/** Returns the ids of lines that differ between the two birth dates for any household of the sample. */
function changedLines({ around }: Edge, state: EstimateInput['state'], prefix: RegExp): Set<string> {
  const changed = new Set<string>();
  for (const household of sample) {
    const [before, after] = around({ ...household, state }).map(amountsOf);
    for (const id of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]))
      if (prefix.test(id) && (before?.get(id) ?? 0) !== (after?.get(id) ?? 0)) changed.add(id);
  }
  return changed;
}

describe.each(Object.entries(edges))('one day past the age threshold %s', (name, edge) => {
  it('changes exactly the federal lines tied to that age, and lines derived from them', () => {
    const changed = changedLines(edge, 'TX', /^(?!state\.)/);
    expect([...changed].filter((id) => !edge.law.includes(id) && !edge.follow.includes(id))).toEqual([]);
    expect(edge.law.filter((id) => !changed.has(id))).toEqual([]);
  });

  const ofStates: Readonly<Record<string, { law: string[]; follow?: string[] } | undefined>> =
    edgesOfStates[name as EdgeName];

  it.each(stateCodes)('changes exactly the lines tied to that age by the law of %s', (state) => {
    const { law = [], follow = [] } = ofStates[state] ?? {};
    const prefix = /^state\.(?:line|credit)\.[a-z]{2}_/;
    const changed = new Set([...changedLines(edge, state, prefix)].map((id) => id.replace(prefix, '')));
    expect([...changed].filter((line) => !law.includes(line) && !follow.includes(line))).toEqual([]);
    expect(law.filter((line) => !changed.has(line))).toEqual([]);
  });
});

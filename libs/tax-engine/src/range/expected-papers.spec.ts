import { request } from '../../testing/request';
import { estimate } from '../estimate';
import { filingStatuses, stateCodes } from '../input';
import { law2024 } from '../law/2024/law';
import { coverageBounds } from './coverage';
import { expectedBounds, expectedPapersOf, expectedShares, type ExpectedPapers } from './expected-papers';
import { missingPapersOf } from './missing-papers';
import { rangeOf } from './range';

const expected: ExpectedPapers = {
  employers: ['Acme', 'Globex'],
  customers: ['Initech'],
  platforms: ['Initech'],
  pensions: ['TIAA'],
  banks: ['Huron Bank'],
  brokers: ['Hooli'],
  hasSocialSecurity: true,
  hasMarketplace: true,
  hasHome: true,
};
const nobody: ExpectedPapers = {
  employers: [],
  customers: [],
  platforms: [],
  pensions: [],
  banks: [],
  brokers: [],
  hasSocialSecurity: false,
  hasMarketplace: false,
  hasHome: false,
};
const known = { federal_withheld: 0, state_withheld: 0, filer_birth_date: '1980-01-01', estimated_payments: 0 };
const idsOf = (...facts: Parameters<typeof request>) =>
  expectedPapersOf(request(...facts), law2024, expected).map(({ id }) => id);

describe('expected papers', () => {
  it('are one per name, of the kinds without an amount', () => {
    expect(idsOf({ unemployment_income: 5_000 })).toEqual([
      'w2:Acme',
      'w2:Globex',
      '1099_nec:Initech',
      '1099_k:Initech',
      '1099_r:TIAA',
      'ssa_1099',
      '1099_int_div:Huron Bank',
      '1099_b:Hooli',
      '1095_a',
      '1098',
    ]);
    expect(idsOf({ w2_income: 40_000, other_income: 12, mortgage_interest: 9_000 })).toEqual([
      '1099_nec:Initech',
      '1099_k:Initech',
      '1099_r:TIAA',
      'ssa_1099',
      '1095_a',
    ]);
    const entered = { w2_income: 1, retirement_income: 1, other_income: 1, mortgage_interest: 1, business_loss: 1 };
    expect(idsOf(entered)).toEqual(['ssa_1099', '1095_a']);
    // Columns A and B are enough for Form 8962, column A alone is not.
    expect(idsOf({ ...entered, marketplace_premiums: 6_000 })).toEqual(['ssa_1099', '1095_a']);
    expect(idsOf({ ...entered, marketplace_premiums: 6_000, marketplace_silver_plan: 6_500 })).toEqual(['ssa_1099']);
  });

  it('say what was withheld only while it is unknown, and for the state only where it has a tax', () => {
    const paid = (...facts: Parameters<typeof request>) =>
      expectedPapersOf(request(...facts), law2024, expected)[0]?.paid?.map(({ fact }) => fact);
    expect(paid({ state: 'MI' })).toEqual(['federal_withheld', 'state_withheld']);
    expect(paid({ state: 'TX' })).toEqual(['federal_withheld']);
    expect(paid({ state: 'MI', federal_withheld: 900, state_withheld: 0 })).toBeUndefined();
  });

  it('name the W-2 of the entered wages if there is one employer', () => {
    const nameOf = (employers: string[]) =>
      missingPapersOf(request({ w2_income: 40_000 }), law2024, { ...expected, employers })[0]?.name;
    expect(nameOf(['Acme'])).toBe('Acme');
    expect(nameOf(['Acme', 'Globex'])).toBeUndefined();
  });
});

describe('withholding of entered benefits and pensions', () => {
  const papersOf = (facts: Parameters<typeof request>[0], pensions: string[] = []) =>
    missingPapersOf(request({ filer_birth_date: '1980-01-01', ...facts }), law2024, { ...nobody, pensions });

  it('is a share of each, for the state only where it has a tax', () => {
    expect(papersOf({ state: 'MI', unemployment_income: 9_000 })).toEqual([
      {
        id: '1099_g',
        kind: '1099_g',
        paid: [
          { fact: 'federal_withheld', most: 900 },
          { fact: 'state_withheld', most: 900 },
        ],
      },
    ]);
    expect(papersOf({ retirement_income: 20_000 }, ['TIAA'])).toEqual([
      { id: '1099_r', kind: '1099_r', name: 'TIAA', paid: [{ fact: 'federal_withheld', most: 4_000 }] },
    ]);
    expect(papersOf({ retirement_income: 20_000 }, ['TIAA', 'CalPERS'])[0]).not.toHaveProperty('name');
  });

  it('is known once it is entered', () => {
    const known = { state: 'MI', federal_withheld: 0, state_withheld: 0 } as const;
    expect(papersOf({ ...known, unemployment_income: 9_000, retirement_income: 20_000 })).toEqual([]);
  });
});

describe('Form 1095-A', () => {
  const papersOf = (home: ReturnType<typeof request>) =>
    missingPapersOf(home, law2024, { ...nobody, hasMarketplace: true });

  it('is bounded by the people on the return', () => {
    const couple = { ...known, filing_status: 'married_filing_jointly', spouse_birth_date: '1980-01-01' } as const;
    const dependents = [{ relationship: 'child', birth_date: '2015-01-01' }] as const;
    expect(papersOf(request({ ...couple, num_children: 1, dependents }))).toEqual([
      { id: '1095_a', kind: '1095_a', premiums: 2 * coverageBounds.filer + coverageBounds.dependent },
    ]);
  });

  it('ranges from repaid advance payments to the whole credit', () => {
    const home = request({ ...known, w2_income: 36_450 });
    const { low, high } = rangeOf(home, papersOf(home));
    // 250% of the poverty line of 14,580: the contribution is 4%, 1,458, and at most 950 are repaid.
    expect(low.household).toMatchObject({ marketplace_premiums: 12_000, marketplace_advance: 12_000 });
    expect(high.household).toMatchObject({ marketplace_premiums: 12_000, marketplace_advance: 0 });
    expect(high.balance - low.balance).toBe(12_000 - 1_458 + 950);
  });

  it('opens the credit below the poverty line by an advance payment of any amount', () => {
    const home = request({ ...known, w2_income: 9_000 });
    const { high } = rangeOf(home, papersOf(home));
    expect(high.household.marketplace_advance).toBe(0.01);
  });

  // Form 511 line 15 is 5% of the federal child tax credit that is used, and repaid advances use up more of it.
  it('counts the repayment that uses up the child tax credit in Oklahoma', () => {
    const dependents = ['2015-01-01', '2016-01-01'].map((birth_date) => ({
      relationship: 'child' as const,
      birth_date,
    }));
    const family = { ...known, state: 'OK', filing_status: 'married_filing_separately', num_children: 2 } as const;
    const home = request({ ...family, dependents, unemployment_income: 45_000 });
    const { low, high } = rangeOf(home, papersOf(home));
    const balances = Array.from({ length: 90 }, (_, at) => {
      const paper = { marketplace_premiums: 9_000, marketplace_silver_plan: 9_000, marketplace_advance: at * 100 };
      const { estimated_refund, estimated_owe } = estimate({ ...home, ...paper }, law2024);
      return estimated_refund - estimated_owe;
    });
    expect(Math.max(...balances)).toBeGreaterThan(balances[0] ?? 0);
    expect(Math.max(...balances)).toBeGreaterThan(balances.at(-1) ?? 0);
    expect(high.balance).toBeGreaterThanOrEqual(Math.max(...balances));
    expect(low.balance).toBeLessThanOrEqual(Math.min(...balances));
  });
});

it('searches papers with the same bounds by their sum, and counts each of them alone', () => {
  const home = request({ ...known, unemployment_income: 1_000 });
  const employers = ['Acme', 'Globex', 'Initech', 'Hooli', 'Pied Piper'];
  const { high, low, assumed, estimates, papers } = rangeOf(
    home,
    expectedPapersOf(home, law2024, { ...nobody, employers }),
  );
  const { to, step } = expectedBounds.w2;
  expect(assumed).toEqual([]);
  expect(estimates).toBe((employers.length * to) / step + 1);
  expect(low.household.w2_income).toBe(employers.length * to);
  for (const { worth } of papers) expect(worth).toBeLessThan(high.balance - low.balance);
});

it('leaves Social Security benefits out of the range, and says so', () => {
  const home = request({ ...known, w2_income: 30_000 });
  const range = rangeOf(home, missingPapersOf(home, law2024, { ...nobody, hasSocialSecurity: true }));
  expect(range).toMatchObject({ papers: [], assumed: [], uncounted: [{ kind: 'ssa_1099' }] });
});

const cents = (dollars: number): number => Math.round(dollars * 100);

it.each([
  ['w2', { employers: ['Acme'] }, expectedBounds.w2],
  ['1099_nec', { customers: ['Initech'] }, expectedBounds.nec],
  ['1099_k', { platforms: ['Uber'] }, expectedBounds.platform],
  ['1099_r', { pensions: ['TIAA'] }, expectedBounds.pension],
  ['1099_int_div', { banks: ['Huron Bank'] }, expectedBounds.interest],
  ['1099_b', { brokers: ['Hooli'] }, expectedBounds.broker],
  ['1098', { hasHome: true }, expectedBounds.mortgage],
] as const)('asks what a %s is worth: %j', (kind, more, { fact, to }) => {
  const home = request({ ...known, unemployment_income: 30_000, charitable_donations: 15_000, state: 'TX' });
  const papers = missingPapersOf(home, law2024, { ...nobody, ...more });
  const { low, high, papers: worths } = rangeOf(home, papers);
  expect(worths.map(({ paper }) => paper.kind)).toEqual([kind]);
  const amounts = [low.household[fact], high.household[fact]].sort((a, b) => a - b);
  expect(amounts).toEqual([0, to]);
  expect(cents(worths[0]?.worth ?? 0)).toBe(cents(high.balance) - cents(low.balance));
});

it.each(stateCodes)('withholds at least as much as employers in %s do without extra amounts', (state) => {
  const wages = expectedBounds.w2.to;
  for (const filing_status of filingStatuses) {
    const [w2] = missingPapersOf(request({ state, filing_status, w2_income: wages }), law2024);
    for (const bound of w2?.paid ?? []) {
      const share = bound.fact === 'estimated_payments' ? 0 : expectedShares[bound.fact];
      expect('most' in bound ? bound.most : Infinity).toBeLessThanOrEqual(wages * share);
    }
  }
});

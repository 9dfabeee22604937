import { request } from '../../testing/request';
import { filingStatuses, stateCodes } from '../input';
import { law2024 } from '../law/2024/law';
import { expectedBounds, expectedPapersOf, expectedShares, type ExpectedPapers } from './expected-papers';
import { missingPapersOf } from './missing-papers';
import { rangeOf } from './range';

const expected: ExpectedPapers = {
  employers: ['Acme', 'Globex'],
  customers: ['Initech'],
  pensions: ['TIAA'],
  banks: ['Huron Bank'],
  hasHome: true,
};
const known = { federal_withheld: 0, state_withheld: 0, filer_birth_date: '1980-01-01', estimated_payments: 0 };
const idsOf = (...facts: Parameters<typeof request>) =>
  expectedPapersOf(request(...facts), law2024, expected).map(({ id }) => id);

describe('expected papers', () => {
  it('are one per name, of the kinds without an amount', () => {
    expect(idsOf({ unemployment_income: 5_000 })).toEqual([
      'w2:w2_income:Acme',
      'w2:w2_income:Globex',
      '1099:self_employment_income:Initech',
      '1099:retirement_income:TIAA',
      '1099:other_income:Huron Bank',
      '1098',
    ]);
    expect(idsOf({ w2_income: 40_000, other_income: 12, mortgage_interest: 9_000 })).toEqual([
      '1099:self_employment_income:Initech',
      '1099:retirement_income:TIAA',
    ]);
    expect(
      idsOf({ w2_income: 1, retirement_income: 1, other_income: 1, mortgage_interest: 1, business_loss: 1 }),
    ).toEqual([]);
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

it.each([
  ['w2', { employers: ['Acme'] }, expectedBounds.w2],
  ['1099', { pensions: ['TIAA'] }, expectedBounds.pension],
  ['1099', { banks: ['Huron Bank'] }, expectedBounds.interest],
  ['1098', { hasHome: true }, expectedBounds.mortgage],
] as const)('asks what a %s is worth: %j', (kind, more, { fact, to }) => {
  const none = { employers: [], customers: [], pensions: [], banks: [], hasHome: false };
  const home = request({ ...known, unemployment_income: 30_000, charitable_donations: 15_000, state: 'TX' });
  const papers = missingPapersOf(home, law2024, { ...none, ...more });
  const { low, high, papers: worths } = rangeOf(home, papers);
  expect(worths.map(({ paper }) => paper.kind)).toEqual([kind]);
  const amounts = [low.household[fact], high.household[fact]].sort((a, b) => a - b);
  expect(amounts).toEqual([0, to]);
  expect(worths[0]?.worth).toBe(high.balance - low.balance);
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

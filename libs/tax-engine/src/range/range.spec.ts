import fc from 'fast-check';
import { household } from '../../testing/arbitrary';
import { request } from '../../testing/request';
import { estimate } from '../estimate';
import { law2024 } from '../law/2024/law';
import { expectedBounds } from './expected-papers';
import { missingPapersOf } from './missing-papers';
import type { MissingPaper } from './paper';
import { rangeOf, startRange } from './range';

const worths = (range: ReturnType<typeof rangeOf>) =>
  range.papers.map(({ paper, worth }) => [paper.id, worth] as const);

describe('papers that are missing', () => {
  const idsOf = (...facts: Parameters<typeof request>) =>
    missingPapersOf(request(...facts), law2024).map(({ id }) => id);

  it('are those of facts that were not entered', () => {
    expect(idsOf({ w2_income: 50_000, state: 'MI', num_children: 2 })).toEqual([
      'w2',
      'birth_date:filer',
      'birth_date:0',
      'birth_date:1',
    ]);
    expect(idsOf({ self_employment_income: 9_000, filing_status: 'married_filing_jointly' })).toEqual([
      'payments',
      'birth_date:filer',
      'birth_date:spouse',
    ]);
    expect(idsOf({ w2_income: 50_000, federal_withheld: 0, filer_birth_date: '1980-01-01' })).toEqual([]);
  });

  it('have a W-2 that shows at most what Pub. 15-T withholds with the box of Form W-4 step 2(c) checked', () => {
    const [w2] = missingPapersOf(request({ w2_income: 60_000, state: 'MI' }), law2024);
    expect(w2?.paid).toEqual([
      // Pub. 15-T 2024, half of the single tax on 120,000: 120,000 - 14,600 = 105,400 → 18,338.50.
      { fact: 'federal_withheld', most: 9_169.25 },
      // Half of 4.25 % of 120,000 - 5,600.
      { fact: 'state_withheld', most: 2_431 },
    ]);
  });
});

it('contains the estimate itself, with its assumptions, for any household without birth dates', () =>
  fc.assert(
    fc.property(household, (home) => {
      const open = { ...home, federal_withheld: undefined, state_withheld: undefined };
      const { low, high } = rangeOf(open, missingPapersOf(open, law2024).slice(0, 3));
      const { estimated_refund, estimated_owe } = estimate(open);
      expect(estimated_refund - estimated_owe).toBeGreaterThanOrEqual(low.balance);
      expect(estimated_refund - estimated_owe).toBeLessThanOrEqual(high.balance);
    }),
    { numRuns: 2_000 },
  ));

describe('range', () => {
  it('is the estimate itself if nothing is missing', () => {
    const home = request({ w2_income: 40_000, federal_withheld: 5_000 });
    const { low, high, papers, estimates } = rangeOf(home, []);
    expect(low.balance).toBe(estimate(home).estimated_refund);
    expect({ low: low.balance, papers, estimates }).toEqual({ low: high.balance, papers: [], estimates: 1 });
  });

  it('keeps children who are only counted, even if the date of birth of the filer was mistyped', () => {
    const home = request({ w2_income: 20_000, num_children: 1, filer_birth_date: '2024-12-31', federal_withheld: 0 });
    const { low, high } = rangeOf(home, [{ id: '1098', kind: '1098', amount: expectedBounds.mortgage }]);
    expect(low.balance).toBe(estimate(home).estimated_refund);
    // 15,000 of interest are 400 more than the standard deduction.
    expect(high.balance).toBe(low.balance + 400 * 0.1);
  });

  it('is as wide as the withholding that a W-2 can show', () => {
    const home = request({ w2_income: 60_000, state: 'MI', filer_birth_date: '1980-01-01' });
    const range = rangeOf(home, missingPapersOf(home, law2024));
    expect(worths(range)).toEqual([['w2', 11_600.25]]);
    expect(range.high.balance - range.low.balance).toBe(11_600.25);
    expect(range.low.household).toMatchObject({ federal_withheld: 0, state_withheld: 0 });
  });

  it('finds the peak of a credit between the ends of an amount', () => {
    // One child: the earned income credit is 4,213 from 12,390 of wages and gone at 49,084; the additional child tax
    // credit reaches its 1,700 at 13,834.
    const acme: MissingPaper = {
      id: 'w2:Acme',
      kind: 'w2',
      amount: { fact: 'w2_income', from: 0, to: 60_000, step: 1_000 },
    };
    const home = request({
      filing_status: 'head_of_household',
      num_children: 1,
      federal_withheld: 0,
      filer_birth_date: '1990-01-01',
    });
    const { high, low } = rangeOf(home, [acme]);
    expect(high.household.w2_income).toBe(14_000);
    expect(high.balance).toBe(4_213 + 1_700);
    expect(low.household.w2_income).toBe(60_000);
  });

  it('asks for the birth date of the child that decides most', () => {
    const home = request({
      filing_status: 'head_of_household',
      w2_income: 20_000,
      federal_withheld: 0,
      filer_birth_date: '1985-05-05',
      num_children: 2,
      dependents: [{ relationship: 'child' }, { relationship: 'dependent' }],
    });
    const [first, second] = worths(rangeOf(home, missingPapersOf(home, law2024)));
    expect(first?.[0]).toBe('birth_date:0');
    // A qualifying relative is worth the same at any age.
    expect(second).toEqual(['birth_date:1', 0]);
  });

  it('names the papers that it leaves as assumed when there are too many', () => {
    const home = request({ filing_status: 'married_filing_jointly', state: 'UT', w2_income: 30_000, num_children: 20 });
    const papers = missingPapersOf(home, law2024);
    const { assumed, papers: searched, estimates } = rangeOf(home, papers);
    expect(estimates).toBeLessThanOrEqual(4_000);
    expect(assumed.length).toBeGreaterThan(0);
    expect(searched.length + assumed.length).toBe(papers.length);
  });

  it('is the same when it is searched in steps', () => {
    const home = request({ filing_status: 'married_filing_jointly', state: 'CO', w2_income: 30_000, num_children: 2 });
    const papers = missingPapersOf(home, law2024);
    const search = startRange(home, papers);
    let steps = 1;
    let range = search.advance(7);
    for (; !range; steps++) range = search.advance(7);
    expect(steps).toBeGreaterThan(5);
    expect(range).toEqual(rangeOf(home, papers));
  });
});

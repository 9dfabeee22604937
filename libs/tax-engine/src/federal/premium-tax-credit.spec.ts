import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amountOf, request } from '../../testing/request';
import { estimate } from '../estimate';
import type { EstimateInput } from '../input';
import { lawOf } from '../law/laws';
import { premiumTaxCreditRules } from '../law/premium-tax-credit-law';
import type { Figure } from '../law/rules/figure';
import { taxYears } from '../law/tax-year';
import { applicableFigureOf } from './premium-tax-credit';

const couple = { filing_status: 'married_filing_jointly' } as const;
const family = { ...couple, num_children: 2 };
/** Wages, then columns A, B and C of Form 1095-A line 33. */
const covered = (w2_income: number, a: number, b: number, c: number, facts: Partial<EstimateInput> = {}) =>
  request({
    ...facts,
    w2_income,
    marketplace_premiums: a,
    marketplace_silver_plan: b,
    marketplace_advance: c,
  });

const linesOf = (facts: EstimateInput, year: number): Record<string, number> =>
  Object.fromEntries(
    estimate(facts, lawOf(year))
      .lines.filter(({ id }) => /^(8962|S2|S3)\.|^1040\.(17|31)$/.test(id))
      .map(({ id, amount }) => [id, amount]),
  );
const notesOf = (facts: EstimateInput, year: number) =>
  (estimate(facts, lawOf(year)).notes ?? []).filter(({ id }) => id.startsWith('marketplace_'));
const noteIdsOf = (facts: EstimateInput, year: number) => notesOf(facts, year).map(({ id }) => id);

describe('Form 8962 by hand', () => {
  it('pays the rest of the credit of 2024', () => {
    // 36,450 / 14,580 = 250%: 4.00% of 36,450 is 1,458; 7,200 − 1,458 = 5,742, of which 4,000 were paid.
    expect(linesOf(covered(36_450, 6_000, 7_200, 4_000), 2024)).toEqual({
      '8962.3': 36_450,
      '8962.4': 14_580,
      '8962.5': 250,
      '8962.7': 4,
      '8962.8a': 1_458,
      '8962.11': 5_742,
      '8962.24': 5_742,
      '8962.25': 4_000,
      '8962.26': 1_742,
      'S3.9': 1_742,
      '1040.31': 1_742,
    });
  });

  it('limits what is repaid in 2024', () => {
    // 274%: 4% + 2% × 24/50 = 4.96%, 1,984; 6,500 − 1,984 = 4,516; 1,484 too much, of which a single filer repays 950.
    const facts = covered(40_000, 6_000, 6_500, 6_000);
    expect(linesOf(facts, 2024)).toMatchObject({
      '8962.5': 274,
      '8962.7': 4.96,
      '8962.8a': 1_984,
      '8962.24': 4_516,
      '8962.27': 1_484,
      '8962.28': 950,
      '8962.29': 950,
      'S2.1a': 950,
      '1040.17': 950,
    });
    expect(notesOf(facts, 2024)).toContainEqual({
      id: 'marketplace_repayment_limited',
      line: '8962.29',
      params: { amount: 950 },
    });
  });

  it('repays everything over 400% of the poverty line, where the credit of 2024 goes on at 8.5%', () => {
    // 60,000 is over 4 × 14,580: 8.5% is 5,100; 8,000 − 5,100 = 2,900; 5,000 − 2,900 = 2,100.
    const lines = linesOf(covered(60_000, 7_000, 8_000, 5_000), 2024);
    expect(lines).toMatchObject({ '8962.5': 401, '8962.7': 8.5, '8962.24': 2_900, '8962.29': 2_100 });
    expect(lines).not.toHaveProperty('8962.28');
  });

  it('follows the figures of 2025', () => {
    // 22,590 / 15,060 = 150%: nothing to contribute.
    expect(linesOf(covered(22_590, 5_000, 5_500, 4_000), 2025)).toMatchObject({
      '8962.5': 150,
      '8962.7': 0,
      '8962.26': 1_000,
    });
    // 332%: 6% + 2.5% × 32/100 = 6.80%, 3,400; 7,500 − 3,400 = 4,100; 2,400 too much, at most 1,625.
    expect(linesOf(covered(50_000, 7_000, 7_500, 6_500), 2025)).toMatchObject({
      '8962.7': 6.8,
      '8962.27': 2_400,
      '8962.29': 1_625,
    });
    // A couple: 20,440; 342%: 7.05%, 4,935; 14,500 − 4,935 = 9,565; 2,435 too much, under their 3,250.
    expect(linesOf(covered(70_000, 14_000, 14_500, 12_000, couple), 2025)).toMatchObject({
      '8962.4': 20_440,
      '8962.7': 7.05,
      '8962.28': 3_250,
      '8962.29': 2_435,
    });
  });

  it('ends in 2026 with one dollar over 400% of the poverty line', () => {
    // 62,600 = 4 × 15,650: 9.96% is 6,234.96, rounded 6,235; 10,000 − 6,235 = 3,765.
    expect(linesOf(covered(62_600, 9_000, 10_000, 3_000), 2026)).toMatchObject({
      '8962.5': 400,
      '8962.7': 9.96,
      '8962.8a': 6_235,
      '8962.26': 765,
    });
    const over = covered(62_601, 9_000, 10_000, 3_000);
    expect(linesOf(over, 2026)).toEqual({
      '8962.3': 62_601,
      '8962.4': 15_650,
      '8962.5': 401,
      '8962.24': 0,
      '8962.25': 3_000,
      '8962.27': 3_000,
      '8962.29': 3_000,
      'S2.1a': 3_000,
      '1040.17': 3_000,
    });
    expect(notesOf(over, 2026)).toContainEqual({
      id: 'marketplace_income_over',
      line: '8962.24',
      params: { percent: 400 },
    });
  });

  it('has no repayment limit in 2026', () => {
    // 255%: 8.44% + 1.52% × 5/50 = 8.592%, rounded 8.59%, 3,436; 6,500 − 3,436 = 3,064; 5,000 − 3,064 = 1,936.
    const lines = linesOf(covered(40_000, 6_000, 6_500, 5_000), 2026);
    expect(lines).toMatchObject({ '8962.5': 255, '8962.7': 8.59, '8962.8a': 3_436, '8962.29': 1_936 });
    expect(lines).not.toHaveProperty('8962.28');
  });

  it('uses the poverty guidelines of Alaska and Hawaii, for everyone on the return', () => {
    // 18,210 + 3 × 6,430 = 37,500 and 16,770 + 3 × 5,910 = 34,500; both incomes are 200%.
    const alaska = linesOf(covered(75_000, 20_000, 20_000, 0, { ...family, state: 'AK' }), 2024);
    expect(alaska).toMatchObject({ '8962.4': 37_500, '8962.5': 200, '8962.8a': 1_500 });
    const hawaii = linesOf(covered(69_000, 20_000, 20_000, 0, { ...family, state: 'HI' }), 2024);
    expect(hawaii).toMatchObject({ '8962.4': 34_500, '8962.5': 200, '8962.8a': 1_380 });
  });
});

describe('a household below the poverty line', () => {
  it('gets no credit without advance payments', () => {
    const facts = covered(10_000, 6_000, 6_200, 0);
    const lines = linesOf(facts, 2024);
    expect(lines).toMatchObject({ '8962.5': 68, '8962.24': 0 });
    expect(lines).not.toHaveProperty('1040.31');
    expect(notesOf(facts, 2024)).toContainEqual({
      id: 'marketplace_income_below',
      line: '8962.24',
      params: { percent: 100 },
    });
  });

  it('gets it with advance payments', () => {
    const facts = covered(10_000, 6_000, 6_200, 5_000);
    expect(linesOf(facts, 2024)).toMatchObject({ '8962.8a': 0, '8962.24': 6_000, '1040.31': 1_000 });
    // The first row of 2026 applies below the poverty line too: 2.1% of 10,000.
    expect(linesOf(facts, 2026)).toMatchObject({ '8962.5': 63, '8962.8a': 210, '8962.24': 5_990 });
    expect(noteIdsOf(facts, 2024)).toContain('marketplace_below_with_advance');
  });
});

describe('a separate return', () => {
  it('gets no credit, and repays within the limit', () => {
    const facts = covered(30_000, 6_000, 6_200, 3_000, { filing_status: 'married_filing_separately' });
    expect(linesOf(facts, 2024)).toMatchObject({ '8962.5': 205, '8962.24': 0, '8962.28': 1_900, '8962.29': 1_900 });
    expect(noteIdsOf(facts, 2024)).toContain('marketplace_separate');
  });
});

describe('a filer whom someone else can claim', () => {
  it('gets no credit, and repays within the limit', () => {
    const facts = covered(30_000, 6_000, 6_200, 3_000, { filer_claimable: true });
    expect(linesOf(facts, 2024)).toMatchObject({ '8962.5': 205, '8962.24': 0, '8962.28': 950, '8962.29': 950 });
    expect(noteIdsOf(facts, 2024)).toContain('marketplace_claimable');
  });
});

describe('an incomplete Form 1095-A', () => {
  it.each([{ marketplace_advance: 3_000 }, { marketplace_premiums: 6_000 }, { marketplace_silver_plan: 6_000 }])(
    'is not enough: %j',
    (facts) => {
      const incomplete = request({ w2_income: 30_000, ...facts });
      expect(linesOf(incomplete, 2024)).toEqual({});
      expect(noteIdsOf(incomplete, 2024)).toEqual(['marketplace_incomplete']);
    },
  );
});

it('changes the refund, and lets a child credit offset what is repaid', () => {
  const parent = { filing_status: 'head_of_household', num_children: 1, federal_withheld: 0 } as const;
  const without = estimate(request({ ...parent, w2_income: 30_000 }));
  // 152% of 19,720: 0.08%, 24; 3,000 − 24 = 2,976; 5,000 − 2,976 = 2,024, of which 750 are repaid.
  const result = estimate(covered(30_000, 4_000, 3_000, 5_000, parent));
  expect(amountOf(result, '1040.17')).toBe(750);
  expect(amountOf(result, '1040.19')).toBe(amountOf(without, '1040.19') + 750);
  expect(amountOf(result, '1040.28')).toBe(amountOf(without, '1040.28') - 750);
  expect(result.estimated_refund).toBe(without.estimated_refund - 750);
  expect(result.left_out).toContain('Credits for child care, education, retirement saving and energy');
});

describe('states that deduct the federal tax', () => {
  /** Columns A to C for one result: a credit of 4,000 still due, or 950 to repay. */
  const due = { marketplace_premiums: 4_000, marketplace_silver_plan: 7_200, marketplace_advance: 0 };
  const repaid = { marketplace_premiums: 0, marketplace_silver_plan: 7_200, marketplace_advance: 5_000 };
  const deducted = (state: 'AL' | 'MO' | 'OR', facts: Partial<EstimateInput>): number => {
    const { lines } = estimate(request({ state, w2_income: 40_000, ...facts }));
    return lines.find(({ id }) => id === `state.line.${state.toLowerCase()}_federal_tax`)?.amount ?? 0;
  };

  it('include the repayment in Alabama', () => {
    expect(deducted('AL', repaid)).toBe(deducted('AL', {}) + 950);
    expect(deducted('AL', due)).toBe(deducted('AL', {}));
  });

  it('include the repayment in Missouri, and subtract a net credit', () => {
    // 25% of the tax of 2,819, of 2,819 + 950, and of nothing, as the credit is higher.
    expect(deducted('MO', {})).toBe(704.75);
    expect(deducted('MO', repaid)).toBe(942.25);
    expect(deducted('MO', due)).toBe(0);
  });

  it('leave out the repayment in Oregon, and subtract the credit', () => {
    expect(deducted('OR', repaid)).toBe(deducted('OR', {}));
    expect(deducted('OR', due)).toBe(0);
  });
});

describe('applicable figures', () => {
  it.each([
    [2024, 149, 0],
    [2024, 151, 4],
    [2024, 199, 196],
    [2024, 249, 396],
    [2024, 299, 596],
    [2024, 301, 603],
    [2024, 399, 848],
    [2024, 400, 850],
    [2026, 132, 210],
    [2026, 133, 314],
    [2026, 134, 320],
    [2026, 150, 419],
    [2026, 175, 540],
    [2026, 200, 660],
    [2026, 250, 844],
    [2026, 300, 996],
  ])('are as printed for %d at %d%%: %d hundredths of a percent', (year, percent, figure) =>
    expect(applicableFigureOf(lawOf(year).premiumTaxCredit, percent)).toBe(figure),
  );
});

describe.each(taxYears)('figures of Form 8962 for %d', (year) => {
  const file = join(__dirname, `../law/${year}/premium-tax-credit.json`);
  const figures = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Figure<unknown>>;

  it('have sources, and lines of the trace', () => {
    const lines = new Set(
      [covered(30_000, 6_000, 6_000, 6_000), covered(1_000, 1, 1, 0)].flatMap((facts) =>
        estimate(facts, lawOf(year)).lines.map(({ id }) => id),
      ),
    );
    for (const { source, status, line } of Object.values(figures)) {
      expect(source).toMatch(/IRC/);
      expect(status).toBe('printed');
      expect([...lines]).toContain(line);
    }
  });

  it('contain the rules in force, and no others', () => {
    const inForce = Object.entries<{ begins: number; ends?: number }>(premiumTaxCreditRules)
      .filter(([, { begins, ends = year }]) => begins <= year && year <= ends)
      .map(([name]) => name);
    const always = ['povertyGuidelines', 'applicablePercentages', 'creditFrom'];
    expect(Object.keys(figures).sort()).toEqual([...always, ...inForce].sort());
  });
});

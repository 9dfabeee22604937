import fc from 'fast-check';
import { additionalHousehold, agedHousehold } from '../../testing/arbitrary';
import { amountOf, request } from '../../testing/request';
import { estimate } from '../estimate';
import type { EstimateInput } from '../input';
import { lawOf } from '../law/laws';
import { additionalDeductionYears } from '../law/rules/additional-deduction-years';
import { isInForce } from '../law/rules/rule';
import { taxYears } from '../law/tax-year';

const in2025 = (facts: Partial<EstimateInput>) => estimate(request(facts), lawOf(2025));
const lineOf = (facts: Partial<EstimateInput>, id: string) =>
  in2025(facts).lines.find((line) => line.id === id)?.amount ?? 0;
const joint = { filing_status: 'married_filing_jointly' } as const;
const separate = { filing_status: 'married_filing_separately' } as const;

describe('deduction for tips', () => {
  it('is taken after AGI, beside the standard deduction', () => {
    const result = in2025({ w2_income: 60_000, qualified_tips: 8_000 });
    expect(amountOf(result, '1040.11')).toBe(60_000);
    expect(amountOf(result, '1040.12')).toBe(15_750);
    expect(amountOf(result, '1A.13')).toBe(8_000);
    expect(amountOf(result, '1040.13b')).toBe(8_000);
    expect(amountOf(result, '1040.14')).toBe(23_750);
    expect(amountOf(result, '1040.15')).toBe(36_250);
    // Row 36,250 to 36,300 of the Tax Table: 1,192.50 + 12% of 24,350.
    expect(amountOf(result, '1040.16')).toBe(4_115);
  });

  it('is taken beside itemized deductions', () => {
    const result = in2025({ w2_income: 60_000, qualified_tips: 8_000, mortgage_interest: 20_000 });
    expect(amountOf(result, '1040.12')).toBe(20_000);
    expect(amountOf(result, '1040.15')).toBe(32_000);
  });

  it.each([
    ['up to 25,000 per return', { ...joint, w2_income: 100_000, qualified_tips: 30_000 }, 25_000],
    ['in full at the start of the phase-out', { w2_income: 150_000, qualified_tips: 30_000 }, 25_000],
    ['100 less for each whole 1,000: 10 of them', { w2_income: 160_999.99, qualified_tips: 30_000 }, 24_000],
    ['11 of them', { w2_income: 161_000, qualified_tips: 30_000 }, 23_900],
    ['the last 100', { w2_income: 399_999, qualified_tips: 30_000 }, 100],
    ['not at all', { w2_income: 400_000, qualified_tips: 30_000 }, 0],
    ['on a joint return from 300,000', { ...joint, w2_income: 310_500, qualified_tips: 5_000 }, 4_000],
    [
      'for a surviving spouse from 150,000',
      { filing_status: 'qualifying_widow' as const, w2_income: 152_000, qualified_tips: 5_000 },
      4_800,
    ],
    ['up to the wages that contain them', { w2_income: 5_000, other_income: 40_000, qualified_tips: 8_000 }, 5_000],
    ['not on a separate return', { ...separate, w2_income: 60_000, qualified_tips: 8_000 }, 0],
  ])('is allowed %s', (_words, facts, amount) => expect(lineOf(facts, '1A.13')).toBe(amount));

  it('is limited to the net profit less half of the self-employment tax, and lowers the income for line 13a', () => {
    const business = { self_employment_income: 100_000, other_income: 30_000 };
    const result = in2025({ ...business, qualified_tips: 6_000 });
    // Half of 11,451.40 + 2,678.15 is 7,064.78: 20% of 100,000 - 7,064.78 - 6,000.
    expect(amountOf(result, '8995.15')).toBe(17_387.04);
    const small = { self_employment_income: 10_000, other_income: 50_000, qualified_tips: 12_000 };
    // Half of 1,145.14 + 267.82 is 706.48.
    expect(lineOf(small, '1A.13')).toBe(9_293.52);
    // Tips that the wages cover do not.
    expect(lineOf({ ...business, w2_income: 6_000, qualified_tips: 6_000 }, '8995.15')).toBe(
      lineOf({ ...business, w2_income: 6_000 }, '8995.15'),
    );
  });
});

describe('deduction for overtime pay', () => {
  it('is capped at 25,000 on a joint return', () => {
    const result = in2025({ ...joint, w2_income: 120_000, qualified_overtime: 30_000 });
    expect(amountOf(result, '1A.21')).toBe(25_000);
    expect(amountOf(result, '1040.15')).toBe(63_500);
    // Row 63,500 to 63,550: 2,385 + 12% of 39,675.
    expect(amountOf(result, '1040.16')).toBe(7_146);
  });

  it.each([
    ['up to 12,500 for others', { w2_income: 90_000, qualified_overtime: 15_000 }, 12_500],
    [
      '100 less for each whole 1,000 over 150,000',
      { filing_status: 'head_of_household' as const, w2_income: 152_500, qualified_overtime: 14_000 },
      12_300,
    ],
    ['up to the wages', { w2_income: 3_000, self_employment_income: 40_000, qualified_overtime: 4_000 }, 3_000],
    ['not on a separate return', { ...separate, w2_income: 60_000, qualified_overtime: 2_000 }, 0],
  ])('is allowed %s', (_words, facts, amount) => expect(lineOf(facts, '1A.21')).toBe(amount));
});

describe('deduction for car loan interest', () => {
  it('loses 200 for each 1,000 or part of it', () => {
    const result = in2025({ w2_income: 104_500, car_loan_interest: 3_000 });
    // 4,500 over 100,000 are 5 parts.
    expect(amountOf(result, '1A.30')).toBe(2_000);
    expect(amountOf(result, '1040.15')).toBe(86_750);
    // Row 86,750 to 86,800: 5,578.50 + 22% of 38,300.
    expect(amountOf(result, '1040.16')).toBe(14_005);
  });

  it.each([
    ['as in Treas. Reg. 1.163-16(h)(3)(ii), example 2', { w2_income: 124_200, car_loan_interest: 7_000 }, 2_000],
    ['up to 10,000', { w2_income: 80_000, car_loan_interest: 12_000 }, 10_000],
    ['on a joint return from 200,000', { ...joint, w2_income: 200_000.01, car_loan_interest: 12_000 }, 9_800],
    ['without wages', { retirement_income: 40_000, car_loan_interest: 900 }, 900],
    ['on a separate return', { ...separate, w2_income: 60_000, car_loan_interest: 2_000 }, 2_000],
  ])('is allowed %s', (_words, facts, amount) => expect(lineOf(facts, '1A.30')).toBe(amount));
});

it('adds up with the deduction for seniors on line 13b, and lists the parts', () => {
  const { lines } = in2025({ w2_income: 40_000, qualified_tips: 3_000, filer_birth_date: '1950-05-05' });
  expect(lines.find(({ id }) => id === '1040.13b')).toMatchObject({ label_id: '1040.13b.together', amount: 9_000 });
  const parts = lines.filter(({ id }) => id.startsWith('1A.')).map(({ form, line, amount }) => [form, line, amount]);
  expect(parts).toEqual([
    ['Schedule 1-A', '13', 3_000],
    ['Schedule 1-A', '37', 6_000],
  ]);
});

it('keeps the withholding that is estimated from the wages', () => {
  const facts = { state: 'MI', w2_income: 60_000 } as const;
  for (const id of ['1040.25d', 'state.withheld'])
    expect(amountOf(estimate(request({ ...facts, qualified_tips: 8_000 }), lawOf(2026)), id)).toBe(
      amountOf(estimate(request(facts), lawOf(2026)), id),
    );
});

it('notes that a separate return or the year does not allow it', () => {
  const ids = (facts: Partial<EstimateInput>, year: number) =>
    estimate(request({ w2_income: 60_000, ...facts }), lawOf(year)).notes?.map(({ id }) => id);
  expect(ids({ ...separate, qualified_overtime: 500 }, 2025)).toContain('pay_deduction_needs_joint_return');
  expect(ids({ ...separate, car_loan_interest: 500 }, 2025)).not.toContain('pay_deduction_needs_joint_return');
  expect(ids({ car_loan_interest: 500 }, 2024)).toContain('additional_deductions_not_in_force');
  expect(ids({ car_loan_interest: 500 }, 2025)).not.toContain('additional_deductions_not_in_force');
});

describe.each(taxYears)('any household in %d', (year) => {
  const law = lawOf(year);
  const none = { qualified_tips: 0, qualified_overtime: 0, car_loan_interest: 0 };

  it('gets the same bytes for amounts of 0 as without them', () =>
    fc.assert(
      fc.property(agedHousehold, (facts) => {
        expect(JSON.stringify(estimate({ ...facts, ...none }, law))).toBe(JSON.stringify(estimate(facts, law)));
      }),
      { numRuns: 400 },
    ));

  const allowed = isInForce(additionalDeductionYears, year);
  it(allowed ? 'pays no more federal tax with them' : 'pays the same tax with them', () =>
    fc.assert(
      fc.property(additionalHousehold, (facts) => {
        const [withThem, without] = [facts, { ...facts, ...none }].map((home) => estimate(home, law));
        const change = (withThem?.federal_tax_after_credits ?? 0) - (without?.federal_tax_after_credits ?? 0);
        expect(change).toBeLessThanOrEqual(0);
        if (!allowed) expect(withThem?.lines).toEqual(without?.lines);
      }),
      { numRuns: 400 },
    ),
  );
});

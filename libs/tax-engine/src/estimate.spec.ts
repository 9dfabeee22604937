import { amountOf, request } from '../testing/request';
import { engineVersion, estimate } from './estimate';

/** Line ids that consumers may rely on, in the order of the forms. */
const promisedFederal = [
  ...['9', '11', '12', '13', '15', '16', '19', '22', '24', '25d', '27', '28', '34', '37'].map((line) => `1040.${line}`),
  ...['A.17', 'SE.12', 'SE.13', '8812.16b', '8995.15', '8959.18'],
];
const promisedState = ['agi', 'taxable_income', 'tax_before_credits', 'eitc', 'net_tax', 'withheld'].map(
  (line) => `state.${line}`,
);

describe('estimate', () => {
  const family = request({ filing_status: 'head_of_household', state: 'MI', num_children: 2, w2_income: 32_000 });

  it('has the documented lines in the order of the forms', () => {
    const promised = new Set([...promisedFederal, ...promisedState]);
    const ids = estimate(family).lines.map((line) => line.id);
    expect(ids.filter((id) => promised.has(id))).toEqual([...promisedFederal, ...promisedState]);
  });

  it('names each state credit', () => expect(amountOf(estimate(family), 'state.credit.mi_eitc')).toBe(1_500));

  it('shows the parts of Schedule A only when it is used', () => {
    const ids = (interest: number) =>
      estimate(request({ w2_income: 90_000, mortgage_interest: interest })).lines.map((line) => line.id);
    expect(ids(20_000)).toContain('A.10');
    expect(ids(2_000)).not.toContain('A.10');
  });

  it('adds up to the refund', () => {
    const result = estimate(family);
    expect(result).toMatchObject({
      total_credits: 9_000,
      federal_refund_portion: 8_997,
      state_refund_portion: 1_500,
      estimated_refund: 10_497,
      estimated_owe: 0,
    });
    expect(result.engine_version).toBe(engineVersion);
  });

  it('is all zeros for a household without income', () => {
    expect(estimate(request())).toMatchObject({
      total_income: 0,
      estimated_refund: 0,
      estimated_owe: 0,
      federal_effective_rate: 0,
      state_rate: 0,
    });
  });

  it('returns a new list to each caller', () => {
    estimate(family).left_out.push('changed');
    expect(estimate(family).left_out).not.toContain('changed');
  });
});

describe('business loss', () => {
  const result = estimate(request({ state: 'MI', w2_income: 50_000, self_employment_income: -20_000 }));

  it('lowers income and causes no self-employment tax', () => {
    expect(amountOf(result, '1040.11')).toBe(30_000);
    expect(amountOf(result, 'SE.12')).toBe(0);
    expect(amountOf(result, '1040.13')).toBe(0);
  });

  it('offsets wages like Schedule C line 31 (worked by hand)', () => {
    const apart = estimate(request({ state: 'MI', w2_income: 50_000, business_loss: 20_000 }));
    expect(apart.lines).toEqual(result.lines);
    // 30,000 - 14,600 = 15,400; the row of 15,425: 1,160 + 12% of 3,825. Michigan: 4.25% of 30,000 - 5,600.
    expect(amountOf(apart, '1040.8')).toBe(-20_000);
    expect(amountOf(apart, '1040.15')).toBe(15_400);
    expect(amountOf(apart, '1040.16')).toBe(1_619);
    expect(amountOf(apart, 'state.net_tax')).toBe(1_037);
    expect(apart.notes).toContainEqual({ id: 'business_loss', line: '1040.8', params: { amount: 20_000 } });
  });

  it('lowers earned income for the earned income credit (Worksheet B)', () => {
    const family = { filing_status: 'head_of_household', state: 'TX', num_children: 2 } as const;
    const lost = estimate(request({ ...family, w2_income: 30_000, business_loss: 18_000 }));
    // 40% of 12,025 is 4,810; 15% of 12,000 - 2,500 is 1,425.
    expect(amountOf(lost, '1040.27')).toBe(4_810);
    expect(amountOf(lost, '1040.28')).toBe(1_425);
  });

  it('offsets at most 305,000 of other income, 610,000 on a joint return (Form 461)', () => {
    const deep = { state: 'TX', w2_income: 900_000, business_loss: 700_000 } as const;
    const alone = estimate(request(deep));
    expect(alone.total_income).toBe(595_000);
    expect(alone.notes).toContainEqual({ id: 'business_loss_limited', line: '1040.8', params: { amount: 305_000 } });
    const joint = estimate(request({ ...deep, filing_status: 'married_filing_jointly' }));
    expect(joint.total_income).toBe(290_000);
  });

  it('does not offset other classes of income in Pennsylvania and New Jersey', () => {
    for (const state of ['PA', 'NJ'] as const)
      expect(amountOf(estimate(request({ state, w2_income: 60_000, business_loss: 20_000 })), 'state.agi')).toBe(
        60_000,
      );
  });

  it('may exceed total income', () => {
    const deep = estimate(request({ state: 'MI', w2_income: 1_000, self_employment_income: -90_000 }));
    expect(deep).toMatchObject({
      total_income: -89_000,
      taxable_income: 0,
      federal_effective_rate: 0,
      federal_tax_after_credits: 0,
    });
  });
});

describe('withholding', () => {
  const wages = request({ state: 'MI', w2_income: 75_000 });

  it('is estimated from wages and listed as an assumption', () => {
    const result = estimate(wages);
    expect(result.withholding_source).toBe('estimated');
    expect(amountOf(result, '1040.25d')).toBe(8_341);
    expect(amountOf(result, 'state.withheld')).toBe(2_949.5);
    expect(result.assumptions.join(' ')).toMatch(/Publication 15-T.*Michigan/);
  });

  it('is used as given', () => {
    const result = estimate({ ...wages, federal_withheld: 9_000, state_withheld: 3_000, estimated_payments: 500 });
    expect(result.withholding_source).toBe('given');
    expect(amountOf(result, '1040.25d')).toBe(9_000);
    expect(result.federal_refund_portion).toBe(1_153);
    expect(result.state_refund_portion).toBe(50.5);
    expect(result.assumptions).toEqual([]);
  });

  it('is marked as estimated if only one of the two is given, unless the state has no tax', () => {
    expect(estimate({ ...wages, federal_withheld: 9_000 }).withholding_source).toBe('estimated');
    expect(estimate({ ...wages, state: 'TX', federal_withheld: 9_000 }).withholding_source).toBe('given');
  });

  it('accepts a given 0', () => expect(amountOf(estimate({ ...wages, federal_withheld: 0 }), '1040.25d')).toBe(0));

  it('is estimated from wages alone, not from other income', () => {
    const more = estimate({
      ...wages,
      unemployment_income: 9_000,
      self_employment_income: 20_000,
      mortgage_interest: 30_000,
    });
    expect(amountOf(more, '1040.25d')).toBe(8_341);
    expect(amountOf(more, 'state.withheld')).toBe(2_949.5);
  });
});

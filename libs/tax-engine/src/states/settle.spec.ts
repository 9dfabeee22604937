import { settle, type Assessment } from './settle';
import type { StateCredit } from './state-law';

const credit = (name: string, kind: StateCredit['kind'], amount: number): StateCredit => ({
  name,
  label: name,
  kind,
  amount,
});
const assessment = (tax: number, credits: readonly StateCredit[], otherTaxes = 0): Assessment => ({
  agi: 0,
  taxableIncome: 0,
  tax,
  rate: 0.05,
  credits,
  otherTaxes,
});

describe('setting state credits against the tax', () => {
  it('limits what is not refundable to the tax left, in the order given', () => {
    const outcome = settle(
      assessment(100, [
        credit('exemptions', 'exemption', 70),
        credit('low_income', 'nonrefundable', 50),
        credit('late', 'nonrefundable', 9),
      ]),
    );
    expect(outcome.credits.map(({ name, amount }) => [name, amount])).toEqual([
      ['exemptions', 70],
      ['low_income', 30],
    ]);
    expect(outcome.netTax).toBe(0);
  });

  it('pays refundable credits out', () => {
    const eitc: StateCredit = { ...credit('xx_eitc', 'refundable', 300), earnedIncome: true };
    expect(settle(assessment(100, [eitc]))).toMatchObject({
      netTax: -200,
      earnedIncomeCredit: 300,
      taxBeforeCredits: 100,
    });
  });

  it('keeps other taxes out of reach of what is not refundable', () => {
    expect(settle(assessment(5, [credit('child', 'nonrefundable', 50)], 10)).netTax).toBe(10);
  });

  it('lets payroll know exemption credits only', () => {
    expect(
      settle(
        assessment(100, [
          credit('a', 'exemption', 40),
          credit('b', 'nonrefundable', 50),
          credit('c', 'refundable', 80),
        ]),
      ).withholdingBasis,
    ).toBe(60);
    expect(settle(assessment(100, [credit('a', 'exemption', 400)])).withholdingBasis).toBe(0);
  });

  it('leaves out credits of nothing', () => {
    expect(settle(assessment(100, [credit('a', 'refundable', 0)])).credits).toEqual([]);
    expect(settle({ agi: 1, taxableIncome: 1, tax: 1, rate: 0 })).toMatchObject({
      netTax: 1,
      credits: [],
      otherTaxes: 0,
    });
  });
});

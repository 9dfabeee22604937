import { exemption, nonrefundable, refundable, type CreditKind } from './credit-line';
import { none, settle, type Assessment } from './settle';
import type { StateCredit } from './state-law';

const makers = { exemption, nonrefundable, refundable };
const credit = (name: string, kind: CreditKind, amount: number): StateCredit => [makers[kind](name, name), amount];
const assessment = (tax: number, credits: readonly StateCredit[], otherTaxes = 0): Assessment => ({
  from: 0,
  toAgi: none,
  agi: 0,
  toTaxable: none,
  taxableIncome: 0,
  toTax: none,
  tax,
  rate: 0.05,
  credits,
  otherTaxes,
});

describe('state credit calculation', () => {
  it('limits nonrefundable credits to the remaining tax, in the given order', () => {
    const outcome = settle(
      assessment(100, [
        credit('exemptions', 'exemption', 70),
        credit('low_income', 'nonrefundable', 50),
        credit('late', 'nonrefundable', 9),
      ]),
    );
    expect(outcome.credits.map(([at, amount]) => [at.name, amount])).toEqual([
      ['exemptions', 70],
      ['low_income', 30],
    ]);
    expect(outcome.netTax).toBe(0);
  });

  it('pays out refundable credits', () => {
    const eitc: StateCredit = [refundable('xx_eitc', 'EITC', { earnedIncome: true }), 300];
    expect(settle(assessment(100, [eitc]))).toMatchObject({
      netTax: -200,
      earnedIncomeCredit: 300,
      taxBeforeCredits: 100,
    });
  });

  it('does not reduce other taxes by nonrefundable credits', () => {
    expect(settle(assessment(5, [credit('child', 'nonrefundable', 50)], 10)).netTax).toBe(10);
  });

  it('applies only exemption credits to withholding', () => {
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

  it('omits credits of 0', () => {
    expect(settle(assessment(100, [credit('a', 'refundable', 0)])).credits).toEqual([]);
    expect(settle(assessment(1, []))).toMatchObject({
      netTax: 1,
      credits: [],
      otherTaxes: 0,
    });
  });
});

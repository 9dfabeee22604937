import { agedFederalCases, laterFederalCases } from '../../testing/cases';
import { amountOf } from '../../testing/request';
import { estimate } from '../estimate';
import { lawOf } from '../law/laws';
import { taxYear } from '../law/tax-year';
import type { EstimateResult } from '../result';

/** End of the Tax Table, in dollars; the sources use the formula instead. */
const tableEnd = 100_000;

const lineOrNothing = (result: EstimateResult, id: string): number =>
  result.lines.find((line) => line.id === id)?.amount ?? 0;

describe.each([...agedFederalCases, ...laterFederalCases])('$id $tag', (household) => {
  const { request, expected, irs_table_mode, tax_year = taxYear } = household;
  const result = estimate(request, lawOf(tax_year));
  const tolerance = result.total_income > 1_000_000 ? 2 : 1;
  const close = (id: string, amount: number, within = tolerance): void => {
    const off = lineOrNothing(result, id) - amount;
    expect({ id, off: Math.abs(off) <= within ? 0 : off }).toEqual({ id, off: 0 });
  };
  const lineSixteen =
    expected.taxable_income < tableEnd ? irs_table_mode.line16_tax_table : expected.income_tax_before_credits;
  const byTable = lineSixteen - expected.income_tax_before_credits;

  it('has the deduction for these ages, and the taxable income', () => {
    close('1040.11', expected.agi);
    close('1040.12', expected.deduction_used);
    close('1040.13', expected.qbi_deduction);
    close('1040.13b', expected.senior_deduction ?? 0);
    close('1040.gifts', expected.gifts_without_itemizing ?? 0);
    close('1040.15', expected.taxable_income);
  });

  it('has the tax from the Tax Table and the credit from the EIC Table', () => {
    close('1040.16', lineSixteen, expected.taxable_income < tableEnd ? 0 : tolerance);
    expect(amountOf(result, '1040.27')).toBe(irs_table_mode.eitc_table);
  });

  it('has the credits for children, other dependents and the elderly', () => {
    close('1040.20', expected.schedule_r_credit, tolerance + Math.abs(byTable));
    const off = result.child_tax_credit - (expected.ctc_nonrefundable + expected.ctc_refundable);
    expect(Math.abs(off)).toBeLessThanOrEqual(tolerance + Math.abs(byTable));
  });

  it('has the total tax, adjusted for the Tax Table', () => {
    close('SE.12', expected.self_employment_tax);
    close('8959.18', expected.additional_medicare_tax);
    const credits =
      amountOf(result, '1040.19') -
      expected.ctc_nonrefundable +
      lineOrNothing(result, '1040.20') -
      expected.schedule_r_credit;
    close('1040.24', expected.total_tax_line24 + byTable - credits);
  });
});

import { agedIrsReturns, federalCases, irsReturns, type FederalCase } from '../../testing/cases';
import { amountOf } from '../../testing/request';
import { estimate } from '../estimate';

/** End of the Tax Table, in dollars; above it, sources round individual steps differently by a cent or two. */
const tableEnd = 100_000;

/** Tolerance in dollars: the sources compute to the cent, but round individual lines differently. */
const toleranceOf = (totalIncome: number): number => (totalIncome > 1_000_000 ? 2 : 1);

const differenceBeyond = (tolerance: number, actual: number, reference: number): number =>
  Math.abs(actual - reference) <= tolerance ? 0 : actual - reference;

/**
 * The sources cap the state tax on Schedule A at AGI; the form does not (line 5d). The results differ only if AGI is
 * below that tax, and then there is no taxable income either way.
 */
const capsSaltAtAgi = ({ expected, request }: FederalCase): boolean => request.state_local_taxes > expected.agi;

describe.each(federalCases)('$id $tag', (federalCase) => {
  const { request, expected, irs_table_mode } = federalCase;
  const result = estimate(request);
  const tolerance = toleranceOf(expected.total_income);
  const lineSixteen = irs_table_mode.line16_source.startsWith('not valid')
    ? amountOf(result, '1040.16')
    : irs_table_mode.line16_tax_table;
  const close = (id: string, amount: number) =>
    expect({ id, off: differenceBeyond(tolerance, amountOf(result, id), amount) }).toEqual({ id, off: 0 });

  it('has the income and the deductions', () => {
    close('1040.9', expected.total_income);
    close('1040.11', expected.agi);
    if (!capsSaltAtAgi(federalCase)) close('1040.12', expected.deduction_used);
    close('1040.13', expected.qbi_deduction);
    close('1040.15', expected.taxable_income);
    close('SE.13', expected.half_se_deduction);
    if (expected.itemizes) {
      close('A.4', expected.medical_deduction);
      if (!capsSaltAtAgi(federalCase)) close('A.5e', expected.salt_deduction);
      close('A.10', expected.mortgage_deduction);
      close('A.14', expected.charitable_deduction);
    }
  });

  it('has the tax from the Tax Table and the credit from the EIC Table', () => {
    if (result.taxable_income < tableEnd) expect(amountOf(result, '1040.16')).toBe(lineSixteen);
    else close('1040.16', lineSixteen);
    expect(amountOf(result, '1040.27')).toBe(irs_table_mode.eitc_table);
  });

  it('has the other taxes and the child tax credit', () => {
    close('SE.12', expected.self_employment_tax);
    close('8959.18', expected.additional_medicare_tax);
    const byTable = Math.abs(lineSixteen - expected.income_tax_before_credits);
    expect(
      differenceBeyond(
        tolerance + byTable,
        result.child_tax_credit,
        expected.ctc_nonrefundable + expected.ctc_refundable,
      ),
    ).toBe(0);
  });

  it('has the total tax, adjusted for the Tax Table', () => {
    const byTable = lineSixteen - expected.income_tax_before_credits;
    const credit = amountOf(result, '1040.19') - expected.ctc_nonrefundable;
    expect(
      Math.abs(result.federal_tax_after_credits - (expected.total_tax_line24 + byTable - credit)),
    ).toBeLessThanOrEqual(tolerance);
  });
});

/** Above 100,000, the Tax Computation Worksheet keeps cents, which a printed return rounds off. */
const printed = (amount: number): number => Math.round(amount);

describe.each([...irsReturns, ...agedIrsReturns])('IRS return $id', ({ request, expected_lines }) => {
  it('matches every line that the IRS printed', () => {
    const result = estimate(request);
    expect({
      agi: amountOf(result, '1040.11'),
      deduction: amountOf(result, '1040.12'),
      ti: amountOf(result, '1040.15'),
      tax16: printed(amountOf(result, '1040.16')),
      ctc19: amountOf(result, '1040.19'),
      l22: printed(amountOf(result, '1040.22')),
      l23: amountOf(result, '1040.23'),
      total_tax24: printed(amountOf(result, '1040.24')),
      eic27: amountOf(result, '1040.27'),
      actc28: amountOf(result, '1040.28'),
    }).toEqual(expected_lines);
  });
});

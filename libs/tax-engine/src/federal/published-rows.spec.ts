import { publishedRows } from '../../testing/cases';
import { filingStatuses } from '../input';
import { law2024 } from '../law/2024/law';
import { dollars, toWholeDollars } from '../money';
import { earnedIncomeCreditFor } from './earned-income-credit';
import { incomeTaxOn } from './tax-table';

const { federal } = law2024;

/** Published returns have whole dollars; the engine keeps the cents of the Tax Computation Worksheet. */
const wholeDollars = (amount: number): number => toWholeDollars(amount) / 100;

describe('2024 Tax Table, line 16 of published returns', () => {
  const belowTableEnd = publishedRows.tax_table_line16.filter((row) => row.taxable_income < 100_000);
  const aboveTableEnd = publishedRows.tax_table_line16.filter((row) => row.taxable_income >= 100_000);

  it.each(belowTableEnd)('$status $taxable_income: $tax', ({ status, taxable_income, tax }) => {
    expect(incomeTaxOn(federal, status, dollars(taxable_income))).toBe(dollars(tax));
  });

  it.each(aboveTableEnd)('$status $taxable_income, by the worksheet: $tax', ({ status, taxable_income, tax }) => {
    expect(wholeDollars(incomeTaxOn(federal, status, dollars(taxable_income)))).toBe(tax);
  });

  it.each([
    [0, 0],
    [4.99, 0],
    [5, 1],
    [14.99, 1],
    [15, 2],
    [25, 4],
    [49.99, 4],
    [50, 6],
    [2_975, 299],
    [3_000, 303],
    [99_999.99, 17_048],
  ])('has the first, narrow and wide rows: single %d pays %d', (taxableIncome, tax) => {
    expect(incomeTaxOn(federal, 'single', dollars(taxableIncome))).toBe(dollars(tax));
  });

  it.each(filingStatuses)('ends at 100,000, where the rate schedule with cents takes over: %s', (status) => {
    expect(incomeTaxOn(federal, status, dollars(99_999)) % 100).toBe(0);
    expect(incomeTaxOn(federal, status, dollars(100_000))).toBeGreaterThan(
      incomeTaxOn(federal, status, dollars(99_999)),
    );
    expect(incomeTaxOn(federal, status, dollars(100_000.5))).toBeGreaterThan(
      incomeTaxOn(federal, status, dollars(100_000)),
    );
  });
});

describe('2024 EIC Table, line 27 of published returns', () => {
  it.each(publishedRows.eic_line27)('$file: $eic', ({ status, earned_income, agi, children, eic }) => {
    const joint = status === 'married_filing_jointly';
    expect(earnedIncomeCreditFor(federal, children, joint, dollars(earned_income), dollars(agi))).toBe(dollars(eic));
  });

  const limits = publishedRows.eic_limits_2024;

  it.each(Object.entries(limits.max_credit))('%s children: at most %d', (children, most) => {
    expect(
      earnedIncomeCreditFor(federal, Number(children), false, dollars(18_000 - (children === '0' ? 8_500 : 0)), 0),
    ).toBe(dollars(most));
  });

  it.each(Object.entries(limits.agi_must_be_below.single_hoh_qss))('%s children: 0 from %d on', (children, limit) => {
    expect(earnedIncomeCreditFor(federal, Number(children), false, dollars(limit), dollars(limit))).toBe(0);
    expect(
      earnedIncomeCreditFor(federal, Number(children), false, dollars(limit - 50), dollars(limit - 50)),
    ).toBeGreaterThan(0);
  });

  it.each(Object.entries(limits.agi_must_be_below.joint))('%s children, joint: 0 from %d on', (children, limit) => {
    expect(earnedIncomeCreditFor(federal, Number(children), true, dollars(limit), dollars(limit))).toBe(0);
    expect(
      earnedIncomeCreditFor(federal, Number(children), true, dollars(limit - 50), dollars(limit - 50)),
    ).toBeGreaterThan(0);
  });
});

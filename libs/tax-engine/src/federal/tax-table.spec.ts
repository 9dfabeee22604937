import { law2024 } from '../law/2024/law';
import { dollars } from '../money';
import { incomeTaxOn } from './tax-table';

const { federal } = law2024;

describe('tax on a separate return (Rev. Proc. 2023-34, section 3.01, table 4)', () => {
  it.each([
    [243_725, 55_678.5],
    [300_000, 75_374.75],
    [365_600, 98_334.75],
    [400_000, 111_062.75],
  ])('on %d is %d', (income, tax) =>
    expect(incomeTaxOn(federal, 'married_filing_separately', dollars(income))).toBe(dollars(tax)),
  );
});

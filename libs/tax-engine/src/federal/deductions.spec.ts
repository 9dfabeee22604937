import { request } from '../../testing/request';
import { householdOf } from '../household';
import type { FilingStatus } from '../input';
import { law2024 } from '../law/2024/law';
import { dollars } from '../money';
import { federalReturnOf } from './federal-return';
import { itemizedDeductionsOf } from './itemized-deductions';
import { qualifiedBusinessDeduction } from './qualified-business-income';

const { federal } = law2024;

describe('Schedule A', () => {
  const home = householdOf(
    request({
      mortgage_interest: 9_000,
      charitable_donations: 70_000,
      medical_expenses: 10_000,
      state_local_taxes: 14_000,
    }),
    law2024,
  );

  it('applies the medical floor, the SALT cap and the limit on gifts', () => {
    expect(itemizedDeductionsOf(federal, home, dollars(100_000))).toEqual({
      medical: dollars(2_500),
      salt: dollars(10_000),
      mortgage: dollars(9_000),
      charity: dollars(60_000),
      total: dollars(81_500),
    });
  });

  it('halves the SALT cap on a separate return', () => {
    expect(itemizedDeductionsOf(federal, { ...home, status: 'married_filing_separately' }, dollars(100_000)).salt).toBe(
      dollars(5_000),
    );
  });

  it('treats negative AGI as 0', () => {
    expect(itemizedDeductionsOf(federal, home, dollars(-5_000))).toMatchObject({
      medical: dollars(10_000),
      charity: 0,
    });
  });

  it('is used only when it beats the standard deduction', () => {
    const at = (interest: number) =>
      federalReturnOf(householdOf(request({ w2_income: 80_000, mortgage_interest: interest }), law2024), federal);
    expect(at(14_600)).toMatchObject({ itemizes: false, deduction: dollars(14_600) });
    expect(at(14_600.01)).toMatchObject({ itemizes: true, deduction: dollars(14_600.01) });
  });
});

describe('qualified business income deduction', () => {
  const profit = dollars(100_000);
  const deduction = (status: FilingStatus, taxable: number) =>
    qualifiedBusinessDeduction(federal, status, profit, dollars(taxable));

  it('is 20% of business income, limited to 20% of taxable income', () => {
    expect(deduction('single', 150_000)).toBe(dollars(20_000));
    expect(deduction('single', 60_000)).toBe(dollars(12_000));
  });

  it('phases out over 50,000 above 191,950, and over 100,000 above 383,900 on a joint return only', () => {
    expect(deduction('single', 191_950)).toBe(dollars(20_000));
    expect(deduction('single', 216_950)).toBe(dollars(10_000));
    expect(deduction('qualifying_widow', 241_950)).toBe(0);
    expect(deduction('married_filing_jointly', 433_900)).toBe(dollars(10_000));
    expect(deduction('married_filing_jointly', 483_900)).toBe(0);
  });

  it('is 0 on a loss or without taxable income', () => {
    expect(qualifiedBusinessDeduction(federal, 'single', dollars(-1), dollars(50_000))).toBe(0);
    expect(qualifiedBusinessDeduction(federal, 'single', profit, 0)).toBe(0);
    expect(qualifiedBusinessDeduction(federal, 'single', profit, dollars(-1))).toBe(0);
  });
});

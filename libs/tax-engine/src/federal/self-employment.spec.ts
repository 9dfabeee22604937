import { law2024 } from '../law/2024/law';
import { dollars } from '../money';
import { additionalMedicareOn, additionalMedicareWithheld } from './additional-medicare';
import { selfEmploymentTaxOn } from './self-employment';

const { federal } = law2024;

describe('Schedule SE', () => {
  it('taxes 92.35% of profit at 12.4% and 2.9%, and makes half of it deductible', () => {
    expect(selfEmploymentTaxOn(federal, dollars(60_000), 0)).toEqual({
      netEarnings: dollars(55_410),
      tax: dollars(8_477.73),
      deductibleHalf: dollars(4_238.87),
    });
  });

  it('is $0 below $400 of net earnings', () => {
    expect(selfEmploymentTaxOn(federal, dollars(433.12), 0).tax).toBe(0);
    expect(selfEmploymentTaxOn(federal, dollars(433.13), 0).tax).toBe(dollars(61.2));
  });

  it('is 0 on a loss', () =>
    expect(selfEmploymentTaxOn(federal, dollars(-20_000), dollars(50_000))).toEqual({
      netEarnings: 0,
      tax: 0,
      deductibleHalf: 0,
    }));

  it('limits the Social Security part to the part of 168,600 that wages did not use', () => {
    const medicareOnly = selfEmploymentTaxOn(federal, dollars(50_000), dollars(168_600)).tax;
    expect(medicareOnly).toBe(dollars(1_339.08));
    expect(selfEmploymentTaxOn(federal, dollars(50_000), dollars(158_600)).tax - medicareOnly).toBe(dollars(1_240));
    expect(selfEmploymentTaxOn(federal, dollars(300_000), 0).tax).toBe(dollars(20_906.4 + 8_034.45));
  });
});

describe('Form 8959', () => {
  it.each([
    ['single', 1_800],
    ['head_of_household', 1_800],
    ['qualifying_widow', 1_800],
    ['married_filing_jointly', 1_350],
    ['married_filing_separately', 2_475],
  ] as const)('taxes 400,000 of wages: %s %d', (status, tax) =>
    expect(additionalMedicareOn(federal, status, dollars(400_000), 0)).toBe(dollars(tax)),
  );

  it('taxes self-employment income over the part of the threshold that wages did not use', () => {
    expect(additionalMedicareOn(federal, 'single', dollars(150_000), dollars(50_000))).toBe(0);
    expect(additionalMedicareOn(federal, 'single', dollars(150_000), dollars(60_000))).toBe(dollars(90));
    expect(additionalMedicareOn(federal, 'single', dollars(250_000), dollars(60_000))).toBe(dollars(450 + 540));
  });

  it('computes the amount the employer withheld', () =>
    expect(additionalMedicareWithheld(federal, dollars(250_000))).toBe(dollars(450)));
});

import { amountOf, request } from '../../testing/request';
import { estimate } from '../estimate';
import { law2024 } from '../law/2024/law';
import { dollars } from '../money';
import { earnedIncomeCreditFor } from './earned-income-credit';

const { federal } = law2024;

describe('earned income credit (Pub. 596)', () => {
  it('includes profit less half of the self-employment tax in earned income', () => {
    // 8,000 less 565.18 is 7,434.82: row 7,400 to 7,450.
    const result = estimate(request({ num_children: 1, self_employment_income: 8_000 }));
    expect(amountOf(result, '1040.27')).toBe(2_525);
  });

  it('is looked up by earned income alone while AGI is below the start of the phase-out', () => {
    expect(earnedIncomeCreditFor(federal, 0, true, dollars(10_000), dollars(5_000))).toBe(dollars(632));
    expect(earnedIncomeCreditFor(federal, 1, false, dollars(15_000), dollars(22_719.99))).toBe(dollars(4_213));
  });

  it('is the smaller of both lookups from the start of the phase-out on', () => {
    expect(earnedIncomeCreditFor(federal, 1, false, dollars(15_000), dollars(22_720))).toBe(dollars(4_212));
    expect(earnedIncomeCreditFor(federal, 1, true, dollars(15_000), dollars(29_639.99))).toBe(dollars(4_213));
    expect(earnedIncomeCreditFor(federal, 1, true, dollars(15_000), dollars(29_650))).toBe(dollars(4_207));
  });

  it('ends where AGI reaches the limit, whatever the earnings, and requires earned income', () => {
    expect(earnedIncomeCreditFor(federal, 1, false, dollars(15_000), dollars(49_084))).toBe(0);
    expect(earnedIncomeCreditFor(federal, 1, false, dollars(15_000), dollars(500_000))).toBe(0);
    expect(earnedIncomeCreditFor(federal, 1, false, dollars(500_000), dollars(15_000))).toBe(0);
    expect(earnedIncomeCreditFor(federal, 1, false, 0, dollars(15_000))).toBe(0);
  });

  it('is allowed without children if one spouse is 25, which is reached the day before the birthday', () => {
    const couple = (spouse_birth_date: string) =>
      estimate(
        request({
          filing_status: 'married_filing_jointly',
          w2_income: 8_000,
          filer_birth_date: '1950-05-05',
          spouse_birth_date,
        }),
      );
    expect(amountOf(couple('2000-01-01'), '1040.27')).toBeGreaterThan(0);
    expect(amountOf(couple('2000-01-02'), '1040.27')).toBe(0);
  });
});

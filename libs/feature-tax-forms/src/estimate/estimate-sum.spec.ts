import { estimate } from '@portal/tax-engine';
import { sameHouseholds } from '@portal/tax-engine/testing/arbitrary';
import { insuredHouseholds } from '@portal/tax-engine/testing/insured';
import { request } from '@portal/tax-engine/testing/request';
import { english } from '@portal/i18n/testing/all-messages';
import { creditsOf, isPaidEstimated, assumedPayments, sumOf } from './estimate-sum';

const cents = (dollars: number): number => Math.round(dollars * 100);

describe('the estimate as one sum', () => {
  it('adds up to the cent for random households in all states', () => {
    const wrong = [...insuredHouseholds, ...sameHouseholds(2_000)].filter((household) => {
      const { federalTax, stateTax, credits, paid, balance } = sumOf(estimate(household));
      return cents(paid) + cents(credits) - cents(federalTax) - cents(stateTax) !== cents(balance);
    });
    expect(wrong).toEqual([]);
  });

  it('has credits that equal the sum of their kinds, for random households and a retired one', () => {
    const retired = request({ filer_birth_date: '1950-01-01', retirement_income: 17_000 });
    expect(creditsOf(estimate(retired))).toEqual([['elderly', expect.any(Number)]]);
    const wrong = [retired, ...insuredHouseholds, ...sameHouseholds(2_000)].filter((household) => {
      const result = estimate(household);
      const named = creditsOf(result).reduce((all, [, amount]) => all + cents(amount), 0);
      return named !== cents(sumOf(result).credits);
    });
    expect(wrong).toEqual([]);
  });

  it('lists income, deductions, tax and payments for a worker in Michigan', () => {
    const sum = sumOf(
      estimate(request({ state: 'MI', w2_income: 50_000, federal_withheld: 5_000, state_withheld: 0 })),
    );
    expect(sum).toEqual({
      income: 50_000,
      deductions: 14_600,
      taxableIncome: 35_400,
      federalTax: 4_019,
      stateTax: 1_887,
      credits: 0,
      paid: 5_000,
      balance: -906,
    });
  });

  it('has no deductions for a loss, because there is nothing to deduct from', () =>
    expect(sumOf(estimate(request({ self_employment_income: -5_000 })))).toMatchObject({
      income: -5_000,
      deductions: 0,
      taxableIncome: 0,
      balance: 0,
    }));
});

describe('assumption about payments', () => {
  const assumptionFor = (facts: Parameters<typeof request>[0]) => {
    const result = estimate(request({ state: 'MI', ...facts }));
    const assumption = assumedPayments(result, 'Michigan');
    return [isPaidEstimated(result), assumption && english(assumption).split('. ')[0]];
  };
  const wages = { w2_income: 50_000 };
  const pension = { retirement_income: 50_000 };
  const [federal, state] = [{ federal_withheld: 4_200 }, { state_withheld: 900 }];

  it.each([
    [wages, true, 'We estimated your withholding from your wages'],
    [{ ...wages, ...federal }, true, 'We estimated your Michigan withholding from your wages'],
    [{ ...wages, ...state }, true, 'We estimated your federal withholding from your wages'],
    [{ ...wages, ...federal, ...state }, false, null],
    [pension, false, 'With no wages, we assume nothing has been paid yet'],
    [{ ...pension, ...federal }, false, 'With no wages, we assume no Michigan tax has been paid yet'],
    [{ ...pension, ...state }, false, 'With no wages, we assume no federal tax has been paid yet'],
    [{ ...wages, state: 'TX' as const }, true, 'We estimated your federal withholding from your wages'],
  ])('is described for %j', (facts, estimated, words) => expect(assumptionFor(facts)).toEqual([estimated, words]));
});

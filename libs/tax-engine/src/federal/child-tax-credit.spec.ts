import { amountOf, request } from '../../testing/request';
import { estimate } from '../estimate';
import { law2024 } from '../law/2024/law';
import { dollars } from '../money';
import {
  additionalChildCredit,
  childCreditAfterPhaseOut,
  refundableLimit,
  type ChildCreditFacts,
} from './child-tax-credit';

const { federal } = law2024;

describe('Schedule 8812 phase-out', () => {
  it('subtracts 50 for each 1,000 or part of it over the threshold', () => {
    expect(childCreditAfterPhaseOut(federal, 'single', 1, 0, dollars(200_000))).toBe(dollars(2_000));
    expect(childCreditAfterPhaseOut(federal, 'single', 1, 0, dollars(200_000.01))).toBe(dollars(1_950));
    expect(childCreditAfterPhaseOut(federal, 'single', 1, 0, dollars(201_000))).toBe(dollars(1_950));
    expect(childCreditAfterPhaseOut(federal, 'single', 1, 0, dollars(201_001))).toBe(dollars(1_900));
    expect(childCreditAfterPhaseOut(federal, 'single', 1, 0, dollars(300_000))).toBe(0);
  });

  it('starts at 400,000 on a joint return only', () => {
    expect(childCreditAfterPhaseOut(federal, 'married_filing_jointly', 2, 0, dollars(400_000))).toBe(dollars(4_000));
    expect(childCreditAfterPhaseOut(federal, 'qualifying_widow', 2, 0, dollars(210_000))).toBe(dollars(3_500));
  });
});

describe('Schedule 8812 refundable part', () => {
  const facts: ChildCreditFacts = {
    children: 2,
    earnedIncome: dollars(12_500),
    wages: dollars(12_500),
    halfSelfEmploymentTax: 0,
    earnedIncomeCredit: 0,
  };
  const unused = dollars(4_000);

  it('is 15% of earned income over 2,500', () =>
    expect(additionalChildCredit(federal, facts, unused)).toBe(dollars(1_500)));

  it('is at most 1,700 per child', () => {
    expect(refundableLimit(federal, 2)).toBe(dollars(3_400));
    expect(additionalChildCredit(federal, { ...facts, earnedIncome: dollars(60_000) }, unused)).toBe(dollars(3_400));
  });

  it('is at most the credit left after the tax is reduced to 0', () =>
    expect(additionalChildCredit(federal, { ...facts, earnedIncome: dollars(60_000) }, dollars(900))).toBe(
      dollars(900),
    ));

  it('may use the Social Security tax with three or more children', () => {
    const three = {
      ...facts,
      children: 3,
      earnedIncome: dollars(9_000),
      wages: dollars(9_000),
      halfSelfEmploymentTax: dollars(1_000),
    };
    expect(additionalChildCredit(federal, three, dollars(6_000))).toBe(dollars(1_688.5));
    expect(additionalChildCredit(federal, { ...three, children: 2 }, dollars(6_000))).toBe(dollars(975));
    expect(additionalChildCredit(federal, { ...three, earnedIncomeCredit: dollars(1_500) }, dollars(6_000))).toBe(
      dollars(975),
    );
  });
});

describe('earned income credit by filing status', () => {
  const poor = { w2_income: 15_000, num_children: 1 };

  it('is 0 on a separate return, unlike the child tax credit', () => {
    const separate = estimate(request({ ...poor, filing_status: 'married_filing_separately' }));
    expect(separate.earned_income_credit).toBe(0);
    expect(separate.child_tax_credit).toBeGreaterThan(0);
  });

  it('uses the single column for a surviving spouse', () => {
    const of = (filing_status: 'single' | 'qualifying_widow' | 'married_filing_jointly') =>
      estimate(request({ w2_income: 30_000, num_children: 1, filing_status })).earned_income_credit;
    expect(of('qualifying_widow')).toBe(of('single'));
    expect(of('married_filing_jointly')).toBeGreaterThan(of('single'));
  });

  it('subtracts a business loss from earned income', () => {
    const withLoss = estimate(request({ ...poor, filing_status: 'head_of_household', self_employment_income: -9_000 }));
    const alone = estimate(request({ num_children: 1, filing_status: 'head_of_household', w2_income: 6_000 }));
    expect(withLoss.earned_income_credit).toBe(alone.earned_income_credit);
    expect(amountOf(withLoss, '1040.11')).toBe(6_000);
  });
});

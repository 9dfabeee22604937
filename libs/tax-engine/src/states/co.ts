import { notUnder, turnsBy } from '../ages';
import { forStatus, jointOr } from '../by-status';
import { hasFilerBorn } from '../federal/earned-income-credit';
import { allDeductionsOf, type FederalFacts } from '../federal/federal-facts';
import { childrenUnder, isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, stepAmountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { stepsOver, valueFrom, valueUpTo } from '../phase-out';
import { refundable } from './credit-line';
import { federalDeductions, federalTaxableIncome, less, plus } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

/** Without children it starts at age 19: C.R.S. 39-22-123.5(2.8); the federal credit starts at 25. */
const bornBy19 = turnsBy(19);

const bornBy25 = turnsBy(25);

/** Pension subtraction of the filer by age: C.R.S. 39-22-104(4)(f); DR 0104AD 2024 line 4. */
const [bornBy55, bornBy65] = [turnsBy(55), turnsBy(65)];

/** Child tax credit per child under 6 by federal AGI ("up to"): C.R.S. 39-22-129; DR 0104CN 2024, section B. */
const notUnder6 = notUnder(6);

const lines = {
  federalDeductions: federalDeductions('co'),
  federalTaxableIncome: federalTaxableIncome('co'),
  additions: plus('co_additions', 'State tax, business and high-income deductions added back', '2 to 4'),
  overtime: plus('co_overtime_addition', 'Overtime deduction added back'),
  pension: less('co_pension', 'Pension subtraction by age', '4', 'DR 0104AD'),
  gifts: less('co_gifts', 'Gifts over $500 without itemizing', '12', 'DR 0104AD'),
};

/**
 * DR 0104 line 2: state income tax deducted federally, limited to the excess of itemized over standard deduction and to
 * the income it reduced.
 */
function stateTaxAddback(federal: FederalFacts): Cents {
  if (!federal.itemizes) return 0;
  const deducted = smaller(federal.saltDeduction, atLeastZero(federal.agi));
  return smaller(deducted, federal.itemizedDeductions - federal.standardDeduction);
}

/** Filers from 19 to 24 without children are treated as if they had the federal credit. */
const earnedIncomeBase = (home: Household, federal: FederalFacts): Cents =>
  hasFilerBorn(home, bornBy19, bornBy25) ? federal.earnedIncomeCreditAtAnyAge : federal.earnedIncomeCredit;

const credits = {
  eitc: refundable('co_eitc', 'Colorado earned income tax credit', {
    line: '5',
    form: 'DR 0104CR',
    earnedIncome: true,
  }),
  ctc: refundable('co_ctc', 'Colorado child tax credit', { line: '1', form: 'DR 0104CR' }),
  familyAffordabilityCredit: refundable('co_family_affordability_credit', 'Colorado family affordability tax credit', {
    line: '1',
    form: 'DR 0104CR',
  }),
  salesTaxRefund: refundable('co_sales_tax_refund', 'Colorado state sales tax refund'),
  incomeQualifiedSeniorHousingCredit: refundable(
    'co_income_qualified_senior_housing_credit',
    'Colorado income-qualified senior housing credit',
    { form: 'DR 0104SH' },
  ),
};

export const colorado = (law: Figures<'CO'>): StateLaw => {
  const rate = law.rate.value;
  const businessDeductionLimit = amountsOf(law.businessDeductionLimit);
  const deductionLimitFrom = amountOf(law.deductionLimitFrom);
  const deductionAllowance = amountsOf(law.deductionAllowance);
  const giftFloor = amountOf(law.giftFloor);
  const overtimeAddition = law.overtimeAddition.value;
  const eitcMatch = law.eitcMatch.value;
  const pensionFrom55 = amountOf(law.pensionFrom55);
  const pensionFrom65 = amountOf(law.pensionFrom65);
  const seniorHousing = amountsOf(law.seniorHousing);
  const seniorHousingLoss = amountsOf(law.seniorHousingLoss);
  const seniorHousingStart = amountOf(law.seniorHousingStart);
  const seniorHousingStep = amountOf(law.seniorHousingStep);
  const seniorHousingLimit = amountOf(law.seniorHousingLimit);
  const familyCreditUnder6 = amountOf(law.familyCreditUnder6);
  const childCredit = jointOr(stepAmountsOf(law.childCreditJoint), stepAmountsOf(law.childCredit));
  const familyCreditFrom6 = amountOf(law.familyCreditFrom6);
  const familyThreshold = amountsOf(law.familyThreshold);
  const familyStep = amountOf(law.familyStep);
  const familyLoss = law.familyLoss.value;
  const salesTaxRefund = stepAmountsOf(law.salesTaxRefund);

  /** DR 0104 lines 2 to 4. */
  function additionsOf(home: Household, federal: FederalFacts): Cents {
    const business = federal.agi > forStatus(businessDeductionLimit, home.status) ? federal.qbiDeduction : 0;
    const deductions =
      federal.agi >= deductionLimitFrom
        ? atLeastZero(federal.deduction - forStatus(deductionAllowance, home.status))
        : 0;
    return stateTaxAddback(federal) + business + deductions;
  }

  function familyAffordabilityCredit(home: Household, agi: Cents): Cents {
    const loss = stepsOver(agi, forStatus(familyThreshold, home.status), familyStep) * familyLoss;
    const young = childrenUnder(home, notUnder6);
    const full = young * familyCreditUnder6 + (home.childrenUnder17 - young) * familyCreditFrom6;
    return share(full, atLeastZero(1 - loss));
  }

  function pensionSubtraction(home: Household): Cents {
    if (!isFilerBornBy(home, bornBy55)) return 0;
    return smaller(home.retirement, isFilerBornBy(home, bornBy65) ? pensionFrom65 : pensionFrom55);
  }

  function seniorHousingCredit({ seniors, status }: Household, agi: Cents): Cents {
    if (seniors === 0 || agi > seniorHousingLimit) return 0;
    const loss = stepsOver(agi, seniorHousingStart, seniorHousingStep) * forStatus(seniorHousingLoss, status);
    return atLeastZero(forStatus(seniorHousing, status) - loss);
  }

  return {
    code: 'CO',
    name: 'Colorado',
    form: 'DR 0104',
    kind: 'flat',
    totals: { taxableIncome: '11', tax: '12' },
    unsupported: [
      'Child care credits and the care worker credit (need the cost of care or the occupation)',
      'Property tax exemption of seniors: the senior housing credit supposes that none was taken',
      'Property tax, rent and heat rebate (needs rent or property tax)',
      'Colorado alternative minimum tax',
    ],
    compute(home, federal) {
      const additions = additionsOf(home, federal);
      const pension = pensionSubtraction(home);
      const gifts = federal.itemizes ? 0 : atLeastZero(home.charity - giftFloor);
      // C.R.S. 39-22-104(3)(u): the deduction for overtime pay is added back; that for tips is not.
      const overtime = share(federal.overtimeDeduction, overtimeAddition);
      // DR 0104 line 1 is federal taxable income.
      const taxableIncome = atLeastZero(federal.taxableIncome + additions + overtime - pension - gifts);
      return settle({
        from: 0,
        toAgi: none,
        agi: federal.agi,
        toTaxable: [
          [lines.federalDeductions, allDeductionsOf(federal)],
          [lines.federalTaxableIncome, federal.taxableIncome],
          [lines.additions, additions],
          [lines.overtime, overtime],
          [lines.pension, pension],
          [lines.gifts, gifts],
        ],
        taxableIncome,
        toTax: none,
        tax: share(taxableIncome, rate),
        rate,
        credits: [
          [credits.eitc, share(earnedIncomeBase(home, federal), eitcMatch)],
          [credits.ctc, childrenUnder(home, notUnder6) * valueUpTo(forStatus(childCredit, home.status), federal.agi)],
          [credits.familyAffordabilityCredit, familyAffordabilityCredit(home, federal.agi)],
          [credits.salesTaxRefund, home.adults * valueFrom(salesTaxRefund, atLeastZero(federal.agi))],
          [credits.incomeQualifiedSeniorHousingCredit, seniorHousingCredit(home, federal.agi)],
        ],
        otherTaxes: 0,
      });
    },
  };
};

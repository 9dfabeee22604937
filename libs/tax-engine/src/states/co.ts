import { dollarsByStatus, jointOr } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { stepsOver, stepTableOfDollars, valueFrom } from '../phase-out';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** C.R.S. 39-22-104(1.7) with the TABOR rate cut for 2024; 104 Book 2024 line 12. */
const rate = 0.0425;

/** Federal AGI over which the QBI deduction is added back: C.R.S. 39-22-104(3)(o); DR 0104 2024 line 3. */
const businessDeductionLimit = dollarsByStatus({ single: 500_000, joint: 1_000_000, widow: 500_000 });

/** From this federal AGI on, deductions over the allowance are added back: C.R.S. 39-22-104(3)(p.5); DR 0104 2024 line 4. */
const deductionLimitFrom = dollars(300_000);
const deductionAllowance = jointOr(dollars(16_000), dollars(12_000));

/** Gifts over $500 are subtracted without itemising: C.R.S. 39-22-104(4)(m); DR 0104AD 2024. */
const giftFloor = dollars(500);

/** Share of the federal earned income credit: C.R.S. 39-22-123.5; DR 0104CR 2024 line 5. */
const eitcMatch = 0.5;

/** Family affordability credit, child of 6 to 16: 75 % of $3,200; C.R.S. 39-22-130; DR 0104CN 2024, section C. */
const familyCredit = dollars(2_400);
/** It loses 6.875 % per $5,000 of AGI, or part of it, over the threshold. */
const familyThreshold = jointOr(dollars(25_000), dollars(15_000));
const familyStep = dollars(5_000);
const familyLoss = 0.06875;

/** State sales tax refund per adult by modified AGI: C.R.S. 39-22-2003; DR 0104 2024 line 38. */
const salesTaxRefund = stepTableOfDollars([
  [0, 177],
  [53_001, 240],
  [105_001, 277],
  [166_001, 323],
  [233_001, 350],
  [302_001, 565],
]);

/** DR 0104 line 2: state income tax deducted federally, as far as itemising beats the standard deduction and there was income to deduct it from. */
function stateTaxAddback(federal: FederalFacts): Cents {
  if (!federal.itemizes) return 0;
  const deducted = smaller(federal.saltDeduction, atLeastZero(federal.agi));
  return smaller(deducted, federal.itemizedDeductions - federal.standardDeduction);
}

/** DR 0104 lines 2 to 4. */
function additionsOf(home: Household, federal: FederalFacts): Cents {
  const business = federal.agi > businessDeductionLimit[home.status] ? federal.qbiDeduction : 0;
  const deductions =
    federal.agi >= deductionLimitFrom ? atLeastZero(federal.deduction - deductionAllowance[home.status]) : 0;
  return stateTaxAddback(federal) + business + deductions;
}

function familyAffordabilityCredit(home: Household, agi: Cents): Cents {
  const loss = stepsOver(agi, familyThreshold[home.status], familyStep) * familyLoss;
  return share(home.children * familyCredit, atLeastZero(1 - loss));
}

export const colorado: StateLaw = {
  code: 'CO',
  name: 'Colorado',
  form: 'DR 0104',
  kind: 'flat',
  leftOut: [
    'Child tax credit for children under 6 (needs their ages)',
    'Child care credits and the care worker credit (need the cost of care or the occupation)',
    'Pension subtraction (from age 55 only)',
    'Property tax, rent and heat rebate (needs rent or property tax)',
    'Colorado alternative minimum tax',
  ],
  compute(home, federal) {
    const gifts = federal.itemizes ? 0 : atLeastZero(home.charity - giftFloor);
    // DR 0104 line 1 is federal taxable income.
    const taxableIncome = atLeastZero(federal.taxableIncome + additionsOf(home, federal) - gifts);
    return settle({
      agi: federal.agi,
      taxableIncome,
      tax: share(taxableIncome, rate),
      rate,
      credits: [
        {
          name: 'co_eitc',
          label: 'Colorado earned income tax credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'co_family_affordability_credit',
          label: 'Colorado family affordability tax credit',
          amount: familyAffordabilityCredit(home, federal.agi),
          kind: 'refundable',
        },
        {
          name: 'co_sales_tax_refund',
          label: 'Colorado state sales tax refund',
          amount: home.adults * valueFrom(salesTaxRefund, atLeastZero(federal.agi)),
          kind: 'refundable',
        },
      ],
    });
  },
};

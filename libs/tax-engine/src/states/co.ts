import { notUnder, turnsBy } from '../ages';
import { dollarsByStatus, forStatus, jointOr } from '../by-status';
import { hasFilerBorn } from '../federal/earned-income-credit';
import type { FederalFacts } from '../federal/federal-facts';
import { childrenUnder, isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { stepsOver, stepTableOfDollars, valueFrom, valueUpTo } from '../phase-out';
import { federalDeductions, federalTaxableIncome, less, plus } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** C.R.S. 39-22-104(1.7) with the TABOR rate cut for 2024; 104 Book 2024 line 12. */
const rate = 0.0425;

/** Federal AGI above which the QBI deduction is added back: C.R.S. 39-22-104(3)(o); DR 0104 2024 line 3. */
const businessDeductionLimit = dollarsByStatus({ single: 500_000, joint: 1_000_000, widow: 500_000 });

/**
 * From this federal AGI on, deductions over the allowance are added back: C.R.S. 39-22-104(3)(p.5); DR 0104 2024 line
 * 4.
 */
const deductionLimitFrom = dollars(300_000);
const deductionAllowance = jointOr(dollars(16_000), dollars(12_000));

/** Gifts over $500 are subtracted without itemizing: C.R.S. 39-22-104(4)(m); DR 0104AD 2024 line 12. */
const giftFloor = dollars(500);

/** Share of the federal earned income credit: C.R.S. 39-22-123.5; DR 0104CR 2024 line 5. */
const eitcMatch = 0.5;

/** Without children it starts at age 19: C.R.S. 39-22-123.5(2.8); the federal credit starts at 25. */
const bornBy19 = turnsBy(19);
const bornBy25 = turnsBy(25);

/** Pension subtraction of the filer by age: C.R.S. 39-22-104(4)(f); DR 0104AD 2024 line 4. */
const [bornBy55, bornBy65] = [turnsBy(55), turnsBy(65)];
const pensionFrom55 = dollars(20_000);
const pensionFrom65 = dollars(24_000);

/** Child tax credit per child under 6 by federal AGI ("up to"): C.R.S. 39-22-129; DR 0104CN 2024, section B. */
const notUnder6 = notUnder(6);
const childCredit = jointOr(
  stepTableOfDollars([
    [35_000, 1_200],
    [60_000, 600],
    [85_000, 200],
  ]),
  stepTableOfDollars([
    [25_000, 1_200],
    [50_000, 600],
    [75_000, 200],
  ]),
);

/**
 * Income-qualified senior housing credit from age 65, without a homestead exemption: C.R.S. 39-22-544; DR 0104SH 2024.
 */
const seniorHousing = dollarsByStatus({ single: 800, joint: 800, separate: 400 });
const seniorHousingLoss = dollarsByStatus({ single: 8, joint: 4, separate: 4 });
const seniorHousingStart = dollars(25_499);
const seniorHousingStep = dollars(500);
const seniorHousingLimit = dollars(125_000);

/**
 * Family affordability credit per child under 6, and 75% of it per child from 6 to 16: C.R.S. 39-22-130; DR 0104CN
 * 2024, section C.
 */
const familyCreditUnder6 = dollars(3_200);
const familyCreditFrom6 = dollars(2_400);
/** Reduced by 6.875% per $5,000 of AGI, or part of it, over the threshold. */
const familyThreshold = jointOr(dollars(25_000), dollars(15_000));
const familyStep = dollars(5_000);
const familyLoss = 0.06875;

/** State sales tax refund per adult by modified AGI: C.R.S. 39-22-2003; DR 0104 2024. */
const salesTaxRefund = stepTableOfDollars([
  [0, 177],
  [53_001, 240],
  [105_001, 277],
  [166_001, 323],
  [233_001, 350],
  [302_001, 565],
]);

const lines = {
  federalDeductions: federalDeductions('co'),
  federalTaxableIncome: federalTaxableIncome('co'),
  additions: plus('co_additions', 'State tax, business and high-income deductions added back', '2 to 4'),
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

/** DR 0104 lines 2 to 4. */
function additionsOf(home: Household, federal: FederalFacts): Cents {
  const business = federal.agi > forStatus(businessDeductionLimit, home.status) ? federal.qbiDeduction : 0;
  const deductions =
    federal.agi >= deductionLimitFrom ? atLeastZero(federal.deduction - forStatus(deductionAllowance, home.status)) : 0;
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

/** Filers from 19 to 24 without children are treated as if they had the federal credit. */
const earnedIncomeBase = (home: Household, federal: FederalFacts): Cents =>
  hasFilerBorn(home, bornBy19, bornBy25) ? federal.earnedIncomeCreditAtAnyAge : federal.earnedIncomeCredit;

export const colorado: StateLaw = {
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
    // DR 0104 line 1 is federal taxable income.
    const taxableIncome = atLeastZero(federal.taxableIncome + additions - pension - gifts);
    return settle({
      agi: federal.agi,
      toTaxable: [
        [lines.federalDeductions, federal.deduction + federal.qbiDeduction],
        [lines.federalTaxableIncome, federal.taxableIncome],
        [lines.additions, additions],
        [lines.pension, pension],
        [lines.gifts, gifts],
      ],
      taxableIncome,
      tax: share(taxableIncome, rate),
      rate,
      credits: [
        {
          name: 'co_eitc',
          label: 'Colorado earned income tax credit',
          line: '5',
          form: 'DR 0104CR',
          amount: share(earnedIncomeBase(home, federal), eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'co_ctc',
          label: 'Colorado child tax credit',
          line: '1',
          form: 'DR 0104CR',
          amount: childrenUnder(home, notUnder6) * valueUpTo(forStatus(childCredit, home.status), federal.agi),
          kind: 'refundable',
        },
        {
          name: 'co_family_affordability_credit',
          label: 'Colorado family affordability tax credit',
          line: '1',
          form: 'DR 0104CR',
          amount: familyAffordabilityCredit(home, federal.agi),
          kind: 'refundable',
        },
        {
          name: 'co_sales_tax_refund',
          label: 'Colorado state sales tax refund',
          amount: home.adults * valueFrom(salesTaxRefund, atLeastZero(federal.agi)),
          kind: 'refundable',
        },
        {
          name: 'co_income_qualified_senior_housing_credit',
          label: 'Colorado income-qualified senior housing credit',
          form: 'DR 0104SH',
          amount: seniorHousingCredit(home, federal.agi),
          kind: 'refundable',
        },
      ],
    });
  },
};

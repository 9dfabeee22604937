import { dollarsByStatus, forStatus, schedulesByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents, type Rate } from '../money';
import { marginalRate, taxOn, type BracketRow } from '../schedule';
import { creditUnderRulesOf2020 } from './ok-earned-income-credit';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateCredit, StateLaw } from './state-law';

/** 68 O.S. 2355(B); Form 511 packet 2024, tax table rates. */
const wideBrackets: readonly BracketRow[] = [
  [0, 0.0025],
  [2_000, 0.0075],
  [5_000, 0.0175],
  [7_500, 0.0275],
  [9_800, 0.0375],
  [14_400, 0.0475],
];
const schedules = schedulesByStatus({
  single: [
    [0, 0.0025],
    [1_000, 0.0075],
    [2_500, 0.0175],
    [3_750, 0.0275],
    [4_900, 0.0375],
    [7_200, 0.0475],
  ],
  joint: wideBrackets,
  head: wideBrackets,
});

/** 68 O.S. 2358(E)(2); Form 511 packet 2024. */
const standardDeductions = dollarsByStatus({ single: 6_350, joint: 12_700, head: 9_350 });

/** 68 O.S. 2358(E)(2)(f): itemized deductions other than gifts and medical expenses; Schedule 511-D. */
const itemizedLimit = dollars(17_000);

/** 68 O.S. 2358(E)(1); Form 511 packet 2024. */
const exemption = dollars(1_000);

/**
 * One more per filer 65 or older up to this federal AGI: 68 O.S. 2358(E)(1)(b); Form 511 packet 2024, special
 * exemption.
 */
const seniorLimit = dollarsByStatus({ single: 15_000, joint: 25_000, separate: 12_500, head: 19_000 });

/** 68 O.S. 2358(E)(13): retirement benefits per person, at any age; Schedule 511-A. */
const retirementExclusion = dollars(10_000);

/**
 * 68 O.S. 2357(B)(2): 5% of the federal child tax credit while federal AGI is not over the limit; Form 511 packet 2024.
 */
const childCreditMatch = 0.05;
const childCreditAgiLimit = dollars(100_000);

/** 68 O.S. 2357.43: 5% of the federal credit of tax year 2020; Form 511-EIC. */
const eitcMatch = 0.05;

/**
 * Sales tax relief, 68 O.S. 5011: 40 per person up to 20,000 of gross household income, 50,000 with a dependent or a
 * filer 65 or older; Form 538-S.
 */
const salesTaxCredit = dollars(40);
const salesTaxIncomeLimit = dollars(20_000);
const salesTaxFamilyIncomeLimit = dollars(50_000);

const lines = {
  pension: less('ok_retirement', 'Retirement income exclusion', undefined, 'Schedule 511-A'),
  deduction: less('ok_deduction', 'Standard or itemized deductions', '10'),
  exemptions: less('ok_exemptions', 'Exemptions', '11'),
};

function itemizedDeduction(federal: FederalFacts): Cents {
  return federal.medicalDeduction + federal.charityDeduction + smaller(federal.mortgageDeduction, itemizedLimit);
}

/** Form 538-S includes the earned income credit in household income. */
function salesTaxRelief(home: Household, federal: FederalFacts): Cents {
  const householdIncome = federal.totalIncome + federal.earnedIncomeCredit;
  const limit = home.dependents + home.seniors > 0 ? salesTaxFamilyIncomeLimit : salesTaxIncomeLimit;
  return householdIncome <= limit ? home.people * salesTaxCredit : 0;
}

/** Credits tied to federal ones are prorated by the share of AGI that Oklahoma taxes. */
function oklahomaShare(agi: Cents, federalAgi: Cents): Rate {
  if (federalAgi <= 0 || agi <= 0) return 0;
  return agi >= federalAgi ? 1 : agi / federalAgi;
}

function creditsOf(home: Household, federal: FederalFacts, agi: Cents): StateCredit[] {
  const part = oklahomaShare(agi, federal.agi);
  const federalChildCredit =
    federal.agi <= childCreditAgiLimit ? federal.childTaxCredit + federal.additionalChildTaxCredit : 0;
  return [
    {
      name: 'ok_child_care_child_tax_credit',
      label: 'Oklahoma child tax credit',
      line: '15',
      amount: share(federalChildCredit, childCreditMatch * part),
      kind: 'nonrefundable',
    },
    {
      name: 'ok_stc',
      label: 'Oklahoma sales tax relief credit',
      form: 'Form 538-S',
      amount: salesTaxRelief(home, federal),
      kind: 'refundable',
    },
    {
      name: 'ok_eitc',
      label: 'Oklahoma earned income credit',
      form: 'Form 511-EIC',
      amount: share(creditUnderRulesOf2020(home, federal), eitcMatch * part),
      kind: 'refundable',
      earnedIncome: true,
    },
  ];
}

export const oklahoma: StateLaw = {
  code: 'OK',
  name: 'Oklahoma',
  form: 'Form 511',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '7', taxableIncome: '13', tax: '14' },
  unsupported: [
    'Child care credit (needs care expenses)',
    'Property tax credit of older or disabled homeowners',
    'Property taxes among the itemized deductions',
  ],
  compute(home, federal) {
    const pension = smaller(home.retirement, retirementExclusion);
    const agi = federal.agi - pension;
    // Itemizes if and only if the federal return does.
    const deduction = federal.itemizes ? itemizedDeduction(federal) : forStatus(standardDeductions, home.status);
    const special = federal.agi <= forStatus(seniorLimit, home.status) ? home.seniors : 0;
    const exemptions = (home.people + special) * exemption;
    const taxableIncome = atLeastZero(agi - deduction - exemptions);
    const schedule = forStatus(schedules, home.status);
    return settle({
      from: federal.agi,
      toAgi: [[lines.pension, pension]],
      agi,
      toTaxable: [
        [lines.deduction, deduction],
        [lines.exemptions, exemptions],
      ],
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
      credits: creditsOf(home, federal, agi),
    });
  },
};

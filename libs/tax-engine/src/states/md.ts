import { notUnder, turnsBy } from '../ages';
import { byStatus, dollarsByStatus, forStatus, schedulesByStatus, type ByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { dependentsBornBy, dependentsUnder, isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepTableOfDollars, valueOver, type StepTable } from '../phase-out';
import { marginalRate, taxOn, type BracketRow } from '../schedule';
import { povertyGuideline } from './poverty-guideline';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Md. Code, Tax-Gen. 10-105(a); 2024 instructions, Maryland tax computation worksheet schedules I and II. */
const wideBrackets: readonly BracketRow[] = [
  [0, 0.02],
  [1_000, 0.03],
  [2_000, 0.04],
  [3_000, 0.0475],
  [150_000, 0.05],
  [175_000, 0.0525],
  [225_000, 0.055],
  [300_000, 0.0575],
];
const rates = schedulesByStatus({
  single: [
    [0, 0.02],
    [1_000, 0.03],
    [2_000, 0.04],
    [3_000, 0.0475],
    [100_000, 0.05],
    [125_000, 0.0525],
    [150_000, 0.055],
    [250_000, 0.0575],
  ],
  joint: wideBrackets,
  head: wideBrackets,
});

/** 15% of Maryland AGI between these: Md. Code, Tax-Gen. 10-217; 2024 instructions, worksheet 16A. */
const standardRate = 0.15;
const standardLeast = dollarsByStatus({ single: 1_800, joint: 3_650, head: 3_650 });
const standardMost = dollarsByStatus({ single: 2_700, joint: 5_450, head: 5_450 });

/** Per person by federal AGI: Md. Code, Tax-Gen. 10-211; 2024 instructions, exemption amount chart 10A. */
const exemptionsSingle = stepTableOfDollars([
  [0, 3_200],
  [100_000, 1_600],
  [125_000, 800],
  [150_000, 0],
]);
const exemptionsTogether = stepTableOfDollars([
  [0, 3_200],
  [150_000, 1_600],
  [175_000, 800],
  [200_000, 0],
]);
const exemptions: ByStatus<StepTable> = byStatus({
  single: exemptionsSingle,
  joint: exemptionsTogether,
  head: exemptionsTogether,
});

/**
 * Per filer 65 or older: Md. Code, Tax-Gen. 10-211(b); Form 502 2024 part B. A dependent 65 or older has a second
 * exemption, 10-211(a)(3).
 */
const seniorExemption = dollars(1_000);

/**
 * Pension exclusion of a filer 65 or older, less Social Security: Md. Code, Tax-Gen. 10-209; Form 502 2024 line 10a.
 */
const pensionExclusion = dollars(39_500);
const bornBy65 = turnsBy(65);

/**
 * Senior tax credit by federal AGI: Md. Code, Tax-Gen. 10-754; Form 502CR 2024 part M. A couple with one spouse 65 or
 * older gets the single amount.
 */
const seniorCredit = dollarsByStatus({ single: 1_000, joint: 1_750, head: 1_750 });
const seniorCreditForOne = dollars(1_000);
const seniorCreditLimit = dollarsByStatus({ single: 100_000, joint: 150_000, head: 150_000 });

/** Child tax credit per dependent under 6, up to this federal AGI: Md. Code, Tax-Gen. 10-751. */
const childCredit = dollars(500);
const childCreditLimit = dollars(15_000);
const notUnder6 = notUnder(6);

/**
 * Shares of the federal credit; without children at any age: Md. Code, Tax-Gen. 10-704; 2024 instructions, lines 22 and
 * 42. It is 100% for the unmarried without children.
 */
const eitcMatch = 0.5;
const refundableEitcMatch = 0.45;

/** Poverty level credit, 5% of earned income: Md. Code, Tax-Gen. 10-709; 2024 instructions, line 23. */
const povertyCreditRate = 0.05;

const lines = {
  pension: less('md_pension', 'Pension exclusion from 65', '10a'),
  deduction: less('md_deduction', 'Standard or itemized deductions', '17'),
  exemptions: less('md_exemptions', 'Exemptions', '19'),
};

/** Line 19, by federal AGI. */
function exemptionsOf(home: Household, federalAgi: Cents): Cents {
  const each = federalAgi > 0 ? valueOver(forStatus(exemptions, home.status), federalAgi) : 0;
  return (home.people + dependentsBornBy(home, bornBy65)) * each + home.seniors * seniorExemption;
}

function seniorCreditOf({ seniors, joint, status }: Household, federalAgi: Cents): Cents {
  if (seniors === 0 || federalAgi > forStatus(seniorCreditLimit, status)) return 0;
  return joint && seniors === 1 ? seniorCreditForOne : forStatus(seniorCredit, status);
}

/** Line 17: follows the federal choice, but is never below the standard deduction. State income tax is excluded. */
function deductionOf(home: Household, federal: FederalFacts, agi: Cents): Cents {
  const standard = smaller(
    larger(share(agi, standardRate), forStatus(standardLeast, home.status)),
    forStatus(standardMost, home.status),
  );
  return federal.itemizes ? larger(standard, federal.itemizedDeductions - federal.saltDeduction) : standard;
}

/** The part of the earned income credit that reduces the tax, and the part that is refunded. */
function earnedIncomeCredit(home: Household, federal: FederalFacts, tax: Cents): { against: Cents; refunded: Cents } {
  const unmarriedAlone = !home.joint && home.childrenUnder19 === 0;
  const full = federal.earnedIncomeCreditAtAnyAge;
  const against = unmarriedAlone ? full : share(full, eitcMatch);
  return { against, refunded: atLeastZero((unmarriedAlone ? full : share(full, refundableEitcMatch)) - tax) };
}

/**
 * Line 23: earned income and federal AGI are both within the poverty guideline, and the earned income credit is below
 * the tax.
 */
function povertyCredit(home: Household, federal: FederalFacts, tax: Cents, eitc: Cents): Cents {
  const guideline = povertyGuideline(home.people);
  const earned = atLeastZero(home.wages + home.selfEmployment);
  if (federal.agi > guideline || earned > guideline || eitc >= tax) return 0;
  return share(earned, povertyCreditRate);
}

export const maryland: StateLaw = {
  code: 'MD',
  name: 'Maryland',
  form: 'Form 502',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '16', taxableIncome: '20', tax: '21', withheld: '40' },
  unsupported: [
    'County and Baltimore City income tax (2.25% to 3.2%, on the same return; needs the county)',
    'Child care credit and subtraction (need the cost of care)',
    'Two-income subtraction (both spouses must have income)',
  ],
  compute(home, federal) {
    const pension = isFilerBornBy(home, bornBy65) ? smaller(home.retirement, pensionExclusion) : 0;
    const agi = atLeastZero(federal.agi - pension);
    const deduction = deductionOf(home, federal, agi);
    const exempted = exemptionsOf(home, federal.agi);
    const taxableIncome = atLeastZero(agi - deduction - exempted);
    const schedule = forStatus(rates, home.status);
    const tax = taxOn(schedule, taxableIncome);
    const eitc = earnedIncomeCredit(home, federal, tax);
    return settle({
      from: federal.agi,
      toAgi: [[lines.pension, pension]],
      agi,
      toTaxable: [
        [lines.deduction, deduction],
        [lines.exemptions, exempted],
      ],
      taxableIncome,
      tax,
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'md_non_refundable_eitc',
          label: 'Maryland earned income credit',
          line: '22',
          amount: eitc.against,
          kind: 'nonrefundable',
          earnedIncome: true,
        },
        {
          name: 'md_poverty_line_credit',
          label: 'Maryland poverty level credit',
          line: '23',
          amount: povertyCredit(home, federal, tax, eitc.against),
          kind: 'nonrefundable',
        },
        {
          name: 'md_senior_tax_credit',
          label: 'Maryland senior tax credit',
          line: '1',
          form: 'Form 502CR Part M',
          amount: seniorCreditOf(home, federal.agi),
          kind: 'nonrefundable',
        },
        {
          name: 'md_ctc',
          label: 'Maryland child tax credit',
          line: '8',
          form: 'Form 502CR Part CC',
          amount: federal.agi <= childCreditLimit ? dependentsUnder(home, notUnder6) * childCredit : 0,
          kind: 'refundable',
        },
        {
          name: 'md_refundable_eitc',
          label: 'Maryland refundable earned income credit',
          line: '42',
          amount: eitc.refunded,
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

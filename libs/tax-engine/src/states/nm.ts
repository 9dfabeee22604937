import { turnsBy } from '../ages';
import { byStatus, dollarsByStatus, forStatus, schedulesByStatus } from '../by-status';
import { hasFilerBorn, notUnder65 } from '../federal/earned-income-credit';
import type { FederalFacts } from '../federal/federal-facts';
import { isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { phasedOut, stepsOver, stepTable, stepTableOfDollars, valueOver } from '../phase-out';
import { marginalRate, taxOn, type BracketRow } from '../schedule';
import { lowIncomeRebate } from './nm-rebate';
import { less, plus } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** NMSA 7-2-7 as in force until 2024; PIT-1 2024, tax rate tables. */
const wideBrackets: readonly BracketRow[] = [
  [0, 0.017],
  [8_000, 0.032],
  [16_000, 0.047],
  [24_000, 0.049],
  [315_000, 0.059],
];
const schedules = schedulesByStatus({
  single: [
    [0, 0.017],
    [5_500, 0.032],
    [11_000, 0.047],
    [16_000, 0.049],
    [210_000, 0.059],
  ],
  joint: wideBrackets,
  separate: [
    [0, 0.017],
    [4_000, 0.032],
    [8_000, 0.047],
    [12_000, 0.049],
    [157_500, 0.059],
  ],
  head: wideBrackets,
});

/**
 * Low- and middle-income exemption, NMSA 7-2-5.8: 2,500 per person, reduced as federal AGI rises; PIT-1 instructions
 * 2024, page PIT-1-26.
 */
const exemption = dollars(2_500);
const exemptionStart = dollarsByStatus({ single: 20_000, joint: 30_000, separate: 15_000, head: 30_000 });
const exemptionReduction = byStatus({ single: 0.15, joint: 0.1, separate: 0.2, head: 0.1 });

/**
 * Per filer 65 or older, reduced by 1,000 for each step of federal AGI over the start: NMSA 7-2-5.2; PIT-ADJ 2024 line
 * 13 and its table.
 */
const seniorExemption = dollars(8_000);
const seniorStart = dollarsByStatus({ single: 18_000, joint: 30_000, separate: 15_000, head: 30_000 });
const seniorStep = dollarsByStatus({ single: 1_500, joint: 3_000, separate: 1_500, head: 3_000 });
const seniorLoss = dollars(1_000);

/**
 * Exemption for a filer 65 or older with medical expenses of at least `seniorMedicalFrom`; halved on a separate return: NMSA
 * 7-2-5.9; PIT-ADJ 2024 line 18.
 */
const seniorMedicalExemption = dollars(3_000);
const seniorMedicalFrom = dollars(28_000);

/** Filers 100 or older pay no tax: NMSA 7-2-5.7. */
const bornBy100 = turnsBy(100);

/** NMSA 7-2-39: joint returns and heads of household, each dependent except the first; PIT-1 instructions 2024. */
const dependentDeduction = dollarsByStatus({ single: 0, joint: 4_000, head: 4_000, widow: 0 });

/** NMSA 7-2-37: share of medical expenses that were not itemized, by federal AGI ("over"); PIT-1 line 16. */
const medicalShares = byStatus({
  single: stepTable([
    [-Infinity, 0.25],
    [15_000, 0.15],
    [35_000, 0.1],
  ]),
  joint: stepTable([
    [-Infinity, 0.25],
    [30_000, 0.15],
    [70_000, 0.1],
  ]),
  head: stepTable([
    [-Infinity, 0.25],
    [20_000, 0.15],
    [50_000, 0.1],
  ]),
});

/**
 * Child income tax credit per child by federal AGI ("over"), NMSA 7-2-18.34 with 2024 indexing; halved on a separate
 * return. PIT-RC instructions 2024, page RC-11.
 */
const childCredits = stepTableOfDollars([
  [-Infinity, 622],
  [25_000, 414],
  [50_000, 207],
  [75_000, 103],
  [100_000, 77],
  [200_000, 51],
  [350_000, 25],
]);

/**
 * Working families tax credit, without children for ages 18 to 64, NMSA 7-2-18.15: 25% since 2023; PIT-1 2024 line 25.
 */
const bornBy18 = turnsBy(18);
const eitcMatch = 0.25;

const lines = {
  stateTax: plus('nm_state_tax', 'State income tax deducted federally', '10'),
  deduction: less('nm_deduction', 'Federal standard or itemized deductions', '12'),
  dependents: less('nm_dependents', 'Deduction for certain dependents', '13'),
  exemption: less('nm_exemption', 'Low- and middle-income exemption', '14'),
  seniors: less('nm_senior_exemption', 'Exemptions from 65', '15'),
  medical: less('nm_medical', 'Medical care expense deduction', '16'),
};

/** PIT-ADJ lines 13 and 18. */
function seniorExemptions(home: Household, agi: Cents): Cents {
  const { seniors, status, medical } = home;
  if (seniors === 0) return 0;
  if (isFilerBornBy(home, bornBy100)) return atLeastZero(agi);
  const lost = stepsOver(agi, forStatus(seniorStart, status), forStatus(seniorStep, status)) * seniorLoss;
  const expenses = medical >= seniorMedicalFrom ? seniorMedicalExemption : 0;
  return (
    seniors * atLeastZero(seniorExemption - lost) + (status === 'married_filing_separately' ? expenses / 2 : expenses)
  );
}

/**
 * PIT-1 line 10 worksheet: state income tax deducted federally, limited to the excess of itemized over standard
 * deduction.
 */
const stateTaxAddition = (federal: FederalFacts): Cents =>
  federal.itemizes
    ? smaller(federal.saltDeduction, atLeastZero(federal.itemizedDeductions - federal.standardDeduction))
    : 0;

function medicalDeduction(home: Household, federal: FederalFacts): Cents {
  const expenses = home.medical - (federal.itemizes ? federal.medicalDeduction : 0);
  return share(expenses, valueOver(forStatus(medicalShares, home.status), federal.agi));
}

function childCredit(home: Household, agi: Cents): Cents {
  const credit = home.childrenUnder19 * valueOver(childCredits, agi);
  return home.status === 'married_filing_separately' ? share(credit, 0.5) : credit;
}

export const newMexico: StateLaw = {
  code: 'NM',
  name: 'New Mexico',
  form: 'PIT-1',
  kind: 'graduated',
  totals: { agi: '9', taxableIncome: '17', tax: '18' },
  unsupported: [
    'Property tax rebate (needs property tax)',
    'Child day care credit (needs care expenses)',
    'Public assistance in the income for the low income rebate',
  ],
  compute(home, federal) {
    const { agi } = federal;
    const perPerson = phasedOut(
      exemption,
      agi,
      forStatus(exemptionStart, home.status),
      forStatus(exemptionReduction, home.status),
    );
    const dependents = atLeastZero(home.dependents - 1) * forStatus(dependentDeduction, home.status);
    const exempted = home.people * perPerson;
    const seniors = seniorExemptions(home, agi);
    const medical = medicalDeduction(home, federal);
    const stateTax = stateTaxAddition(federal);
    const deductions = federal.deduction + dependents + exempted + seniors + medical;
    const taxableIncome = atLeastZero(agi + stateTax - deductions);
    const isOfAge = home.childrenUnder19 > 0 || hasFilerBorn(home, bornBy18, notUnder65);
    const schedule = forStatus(schedules, home.status);
    return settle({
      agi,
      toTaxable: [
        [lines.stateTax, stateTax],
        [lines.deduction, federal.deduction],
        [lines.dependents, dependents],
        [lines.exemption, exempted],
        [lines.seniors, seniors],
        [lines.medical, medical],
      ],
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'nm_ctc',
          label: 'New Mexico child income tax credit',
          form: 'PIT-RC',
          amount: childCredit(home, agi),
          kind: 'refundable',
        },
        {
          name: 'nm_eitc',
          label: 'New Mexico working families tax credit',
          line: '25',
          amount: isOfAge ? share(federal.earnedIncomeCreditAtAnyAge, eitcMatch) : 0,
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'nm_low_income_comprehensive_tax_rebate',
          label: 'New Mexico low income comprehensive tax rebate',
          form: 'PIT-RC',
          amount: lowIncomeRebate(home),
          kind: 'refundable',
        },
      ],
    });
  },
};

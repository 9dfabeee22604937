import { turnsBy } from '../ages';
import { byStatus, forStatus } from '../by-status';
import { hasFilerBorn, notUnder65 } from '../federal/earned-income-credit';
import type { FederalFacts } from '../federal/federal-facts';
import { isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, schedulesOf, stepAmountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { phasedOut, stepsOver, stepTable, valueOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { refundable } from './credit-line';
import { lowIncomeRebateOf } from './nm-rebate';
import { less, plus } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const bornBy65 = turnsBy(65);

/** Filers 100 or older pay no tax: NMSA 7-2-5.7. */
const bornBy100 = turnsBy(100);

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
 * Working families tax credit, without children for ages 18 to 64, NMSA 7-2-18.15: 25% since 2023; PIT-1 2024 line 25.
 */
const bornBy18 = turnsBy(18);

/**
 * PIT-1 line 10 worksheet: state income tax deducted federally, limited to the excess of itemized over standard
 * deduction.
 */
const stateTaxAddition = (federal: FederalFacts): Cents =>
  federal.itemizes
    ? smaller(federal.saltDeduction, atLeastZero(federal.itemizedDeductions - federal.standardDeduction))
    : 0;

const credits = {
  ctc: refundable('nm_ctc', 'New Mexico child income tax credit', { form: 'PIT-RC' }),
  eitc: refundable('nm_eitc', 'New Mexico working families tax credit', { line: '25', earnedIncome: true }),
  lowIncomeComprehensiveTaxRebate: refundable(
    'nm_low_income_comprehensive_tax_rebate',
    'New Mexico low income comprehensive tax rebate',
    { form: 'PIT-RC' },
  ),
};

export const newMexico = (law: Figures<'NM'>): StateLaw => {
  const medicalShare = law.medicalShare.value;
  const lowIncomeRebate = lowIncomeRebateOf(law.lowIncomeRebates);
  const schedules = schedulesOf(law.schedules);
  const exemption = amountOf(law.exemption);
  const exemptionStart = amountsOf(law.exemptionStart);
  const exemptionReduction = byStatus(law.exemptionReduction.value);
  const seniorExemption = amountOf(law.seniorExemption);
  const seniorStart = amountsOf(law.seniorStart);
  const seniorStep = amountsOf(law.seniorStep);
  const seniorLoss = amountOf(law.seniorLoss);
  const seniorMedicalExemption = amountOf(law.seniorMedicalExemption);
  const seniorMedicalFrom = amountOf(law.seniorMedicalFrom);
  const dependentDeduction = amountsOf(law.dependentDeduction);
  const childCredits = stepAmountsOf(law.childCredits);
  const eitcMatch = law.eitcMatch.value;

  const lines = {
    stateTax: plus('nm_state_tax', 'State income tax deducted federally', '10'),
    deduction: less('nm_deduction', 'Federal standard or itemized deductions', '12'),
    dependents: less('nm_dependents', 'Deduction for certain dependents', '13'),
    exemption: less('nm_exemption', 'Low- and middle-income exemption', '14'),
    seniors: less('nm_senior_exemption', 'Exemptions from 65', '15'),
    medical: less('nm_medical', 'Medical care expense deduction', '16'),
  };

  /** A filer who is both counts once: PIT-ADJ line 13. */
  function filersAgedOrBlind(home: Household): number {
    const filer = isFilerBornBy(home, bornBy65) ? 1 : 0;
    const spouse = home.seniors - filer;
    const [blindFiler, blindSpouse] = home.isFilerBlind ? [1, home.blind - 1] : [0, home.blind];
    return larger(filer, blindFiler) + larger(spouse, blindSpouse);
  }

  /** PIT-ADJ lines 13 and 18. */
  function seniorExemptions(home: Household, agi: Cents): Cents {
    const { agedOrBlind, seniors, status, medical } = home;
    if (agedOrBlind === 0) return 0;
    if (isFilerBornBy(home, bornBy100)) return atLeastZero(agi);
    const lost = stepsOver(agi, forStatus(seniorStart, status), forStatus(seniorStep, status)) * seniorLoss;
    const expenses = seniors > 0 && medical >= seniorMedicalFrom ? seniorMedicalExemption : 0;
    return (
      filersAgedOrBlind(home) * atLeastZero(seniorExemption - lost) +
      (status === 'married_filing_separately' ? expenses / 2 : expenses)
    );
  }

  function childCredit(home: Household, agi: Cents): Cents {
    const credit = smaller(home.childrenUnder19, home.dependents) * valueOver(childCredits, agi);
    return home.status === 'married_filing_separately' ? share(credit, 0.5) : credit;
  }

  function medicalDeduction(home: Household, federal: FederalFacts): Cents {
    const expenses = home.medical - (federal.itemizes ? federal.medicalDeduction : 0);
    const deductible = share(expenses, valueOver(forStatus(medicalShares, home.status), federal.agi));
    return share(deductible, medicalShare);
  }

  return {
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
        from: 0,
        toAgi: none,
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
        toTax: none,
        tax: taxOn(schedule, taxableIncome),
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [credits.ctc, childCredit(home, agi)],
          [credits.eitc, isOfAge ? share(federal.earnedIncomeCreditAtAnyAge, eitcMatch) : 0],
          [credits.lowIncomeComprehensiveTaxRebate, lowIncomeRebate(home)],
        ],
        otherTaxes: 0,
      });
    },
  };
};

import { turnsBy } from '../ages';
import { dollarsByStatus, forStatus, schedulesByStatus } from '../by-status';
import { isFilerBornBy } from '../household';
import { atLeastZero, dollars, share, smaller } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { fromFederalAgi, less, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** La. R.S. 47:32(A); IT-540 2024 tax computation worksheet. */
const rates = schedulesByStatus({
  single: [
    [0, 0.0185],
    [12_500, 0.035],
    [50_000, 0.0425],
  ],
  joint: [
    [0, 0.0185],
    [25_000, 0.035],
    [100_000, 0.0425],
  ],
});

/** Combined personal exemption and standard deduction, taken from the lowest bracket: La. R.S. 47:294; IT-540 2024. */
const personalExemptions = dollarsByStatus({ single: 4_500, joint: 9_000, head: 9_000 });
const dependentExemption = dollars(1_000);
/** Per filer 65 or older: La. R.S. 47:294(B). */
const seniorExemption = dollars(1_000);
/** The rate of the lowest bracket, at which exemptions reduce the tax. */
const exemptionRate = 0.0185;

/** Retirement income of a filer 65 or older: La. R.S. 47:44.1; IT-540 2024 Schedule E, code 06E. */
const retirementExclusion = dollars(6_000);
const bornBy65 = turnsBy(65);

/** Share of the federal credit: La. R.S. 47:297.8; IT-540 2024, earned income credit worksheet. */
const eitcMatch = 0.05;

const lines = {
  retirement: less('la_retirement', 'Retirement income exclusion from 65', '06E', 'Schedule E'),
  medical: less('la_medical', 'Medical expenses deducted federally beyond the standard deduction', '8D'),
  byRates: total('la_rates', 'Tax by the rates'),
  exemptions: less('la_exemptions', 'Exemptions at the lowest rate, inside the tax table'),
};

export const louisiana: StateLaw = {
  code: 'LA',
  name: 'Louisiana',
  form: 'IT-540',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '7', taxableIncome: '9', tax: '10' },
  unsupported: [
    'School expense deductions (need tuition and fees)',
    'Child care and school readiness credits (need the cost of care)',
    'Exclusions of public pensions (need the kind of plan)',
  ],
  compute(home, federal) {
    const retirement = isFilerBornBy(home, bornBy65) ? smaller(home.retirement, retirementExclusion) : 0;
    const agi = atLeastZero(federal.agi - retirement);
    // La. R.S. 47:293(3): of the federal itemized deductions only medical expenses, to the extent that they exceed the
    // standard deduction.
    const medical = federal.itemizes ? atLeastZero(federal.medicalDeduction - federal.standardDeduction) : 0;
    const taxableIncome = atLeastZero(agi - medical);
    const exemptions =
      forStatus(personalExemptions, home.status) +
      home.dependents * dependentExemption +
      home.seniors * seniorExemption;
    const schedule = forStatus(rates, home.status);
    const byRates = taxOn(schedule, taxableIncome);
    const byExemptions = share(exemptions, exemptionRate);
    return settle({
      from: federal.agi,
      toAgi: [[lines.retirement, retirement]],
      agi,
      toTaxable: [[lines.medical, medical]],
      toTax: [
        [lines.byRates, byRates],
        [lines.exemptions, byExemptions],
      ],
      taxableIncome,
      tax: atLeastZero(byRates - byExemptions),
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'la_eitc',
          label: 'Louisiana earned income credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

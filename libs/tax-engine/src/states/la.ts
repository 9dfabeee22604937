import { dollarsByStatus, schedulesByStatus } from '../by-status';
import { atLeastZero, dollars, share } from '../money';
import { marginalRate, taxOn } from '../schedule';
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
/** The rate of the lowest bracket, at which exemptions reduce the tax. */
const exemptionRate = 0.0185;

/** Share of the federal credit: La. R.S. 47:297.8; IT-540 2024, earned income credit worksheet. */
const eitcMatch = 0.05;

export const louisiana: StateLaw = {
  code: 'LA',
  name: 'Louisiana',
  form: 'IT-540',
  kind: 'graduated',
  leftOut: [
    'School expense deductions (need tuition and fees)',
    'Child care and school readiness credits (need the cost of care)',
    'Exclusions of public pensions and of pensions from age 65',
  ],
  compute(home, federal) {
    const agi = atLeastZero(federal.agi);
    // La. R.S. 47:293(3): of the federal itemized deductions only medical expenses, as far as they beat the standard deduction.
    const medical = federal.itemizes ? atLeastZero(federal.medicalDeduction - federal.standardDeduction) : 0;
    const taxableIncome = atLeastZero(agi - medical);
    const exemptions = personalExemptions[home.status] + home.children * dependentExemption;
    const schedule = rates[home.status];
    return settle({
      agi,
      taxableIncome,
      tax: atLeastZero(taxOn(schedule, taxableIncome) - share(exemptions, exemptionRate)),
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

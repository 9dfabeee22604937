import { schedulesByStatus } from '../by-status';
import type { Household } from '../household';
import { dollars, share, type Cents } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Iowa Code 422.5A for 2024; IA 1040 2024 instructions, tax rates. Only a joint return has the wide brackets. */
const rates = schedulesByStatus({
  single: [
    [0, 0.044],
    [6_210, 0.0482],
    [31_050, 0.057],
  ],
  joint: [
    [0, 0.044],
    [12_420, 0.0482],
    [62_100, 0.057],
  ],
  widow: [
    [0, 0.044],
    [6_210, 0.0482],
    [31_050, 0.057],
  ],
});

/** Per filer, once more for a head of household, and per dependent: Iowa Code 422.12; IA 1040 2024, step 3. */
const exemptionCredit = dollars(40);

/** Share of the federal credit: Iowa Code 422.12B; IA 1040 2024 line 26. */
const eitcMatch = 0.15;

function exemptionCredits({ status, people }: Household): Cents {
  return (people + (status === 'head_of_household' ? 1 : 0)) * exemptionCredit;
}

export const iowa: StateLaw = {
  code: 'IA',
  name: 'Iowa',
  form: 'IA 1040',
  kind: 'graduated',
  leftOut: [
    'Child and dependent care credit (needs the cost of care)',
    'Retirement income exclusion (from age 55 only)',
    'School district and emergency medical services surtaxes (need the school district)',
  ],
  compute(home, federal) {
    // IA 1040 line 2 is federal taxable income. The low income exemption and the alternate tax (Iowa Code 422.5(3)) reach
    // 9,000 and 13,500 dollars, which the federal deductions leave untaxed anyhow.
    const { taxableIncome } = federal;
    const schedule = rates[home.status];
    return settle({
      agi: taxableIncome,
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'ia_exemption_credit',
          label: 'Iowa exemption credits',
          amount: exemptionCredits(home),
          kind: 'exemption',
        },
        {
          name: 'ia_eitc',
          label: 'Iowa earned income tax credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

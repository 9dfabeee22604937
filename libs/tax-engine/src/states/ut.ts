import { dollarsByStatus } from '../by-status';
import { atLeastZero, dollars, share, smaller } from '../money';
import { phasedOut } from '../phase-out';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Utah Code 59-10-104(2)(b): 4.55 % for 2024; TC-40 line 10. */
const rate = 0.0455;

/** Taxpayer tax credit, Utah Code 59-10-1018; TC-40 lines 11 to 20: 6 % of the federal deduction and the dependents' exemptions. */
const creditRate = 0.06;
const dependentExemption = dollars(2_046);
const phaseOutStart = dollarsByStatus({ single: 17_652, joint: 35_304, head: 26_478 });
const phaseOutRate = 0.013;

/** Utah Code 59-10-1044: 20 %, not refundable, at most the W-2 wages; TC-40A part 3 code AM. */
const eitcMatch = 0.2;

export const utah: StateLaw = {
  code: 'UT',
  name: 'Utah',
  form: 'TC-40',
  kind: 'flat',
  leftOut: [
    'Child tax credit for children from 1 to 3',
    'Second dependent exemption for a child born in the year',
    'Social security, retirement and military retirement credits (need age and kind of pension)',
    'Property taxes among the federal itemized deductions',
  ],
  compute(home, federal) {
    const taxableIncome = federal.agi;
    // TC-40 lines 13 and 14: federal itemized deductions without the state income tax among them.
    const deduction = federal.itemizes ? federal.itemizedDeductions - federal.saltDeduction : federal.standardDeduction;
    const fullCredit = share(deduction + home.children * dependentExemption, creditRate);
    const taxpayerCredit = phasedOut(fullCredit, taxableIncome, phaseOutStart[home.status], phaseOutRate);
    // Utah Code 59-10-104.1: no tax if federal AGI is not over the federal standard deduction; TC-40 line 21.
    const exempt = federal.agi <= federal.standardDeduction;
    return settle({
      agi: federal.agi,
      taxableIncome,
      tax: exempt ? 0 : atLeastZero(share(taxableIncome, rate) - taxpayerCredit),
      rate,
      credits: [
        {
          name: 'ut_eitc',
          label: 'Utah earned income tax credit',
          amount: smaller(share(federal.earnedIncomeCredit, eitcMatch), home.wages),
          kind: 'nonrefundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

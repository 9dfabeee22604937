import { notUnder } from '../ages';
import { dollarsByStatus, forStatus } from '../by-status';
import { childrenUnder, dependentsUnder, filersBornUntil, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { phasedOut } from '../phase-out';
import { less, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Utah Code 59-10-104(2)(b): 4.55% for 2024; TC-40 line 10. */
const rate = 0.0455;

/**
 * Taxpayer tax credit, Utah Code 59-10-1018; TC-40 lines 11 to 20: 6% of the federal deduction and the dependents'
 * exemptions.
 */
const creditRate = 0.06;
const dependentExemption = dollars(2_046);
const phaseOutStart = dollarsByStatus({ single: 17_652, joint: 35_304, head: 26_478 });
const phaseOutRate = 0.013;

/** A dependent born in the tax year counts twice: Utah Code 59-10-1018(1)(g). */
const notUnder1 = notUnder(1);

/** Retirement credit of filers born by the end of 1952: Utah Code 59-10-1019; TC-40A part 3 code 18. */
const retirementCredit = dollars(450);
const bornByEndOf1952 = 1952_12_31;
const retirementStart = dollarsByStatus({ single: 25_000, joint: 32_000, separate: 16_000, head: 32_000 });
const retirementLoss = 0.025;

/** Child tax credit per child from 1 to 3: Utah Code 59-10-1047; TC-40A part 3 code AT. */
const childCredit = dollars(1_000);
const notUnder4 = notUnder(4);
const childStart = dollarsByStatus({ single: 43_000, joint: 54_000, separate: 27_000 });
const childLoss = 0.1;

const lines = {
  byRate: total('ut_rate', 'Tax at 4.55%', '10'),
  taxpayerCredit: less('ut_taxpayer_credit', 'Taxpayer tax credit for deductions and dependents', '20'),
  exempt: less('ut_exempt', 'Exempt: income up to the federal standard deduction', '21'),
};

const retirementCreditOf = (home: Household, agi: Cents): Cents =>
  phasedOut(
    filersBornUntil(home, bornByEndOf1952) * retirementCredit,
    agi,
    forStatus(retirementStart, home.status),
    retirementLoss,
  );

const childCreditOf = (home: Household, agi: Cents): Cents =>
  phasedOut(
    (childrenUnder(home, notUnder4) - childrenUnder(home, notUnder1)) * childCredit,
    agi,
    forStatus(childStart, home.status),
    childLoss,
  );

/** Utah Code 59-10-1044: 20%, nonrefundable, limited to W-2 wages; TC-40A part 3 code AM. */
const eitcMatch = 0.2;

export const utah: StateLaw = {
  code: 'UT',
  name: 'Utah',
  form: 'TC-40',
  kind: 'flat',
  totals: { agi: '4', taxableIncome: '9', tax: '22' },
  unsupported: [
    'Social security and military retirement credits (need the kind of pension)',
    'Property taxes among the federal itemized deductions',
  ],
  compute(home, federal) {
    const taxableIncome = federal.agi;
    // TC-40 lines 13 and 14: federal itemized deductions without state income tax.
    const deduction = federal.itemizes ? federal.itemizedDeductions - federal.saltDeduction : federal.standardDeduction;
    const dependents = home.dependents + dependentsUnder(home, notUnder1);
    const fullCredit = share(deduction + dependents * dependentExemption, creditRate);
    const taxpayerCredit = phasedOut(fullCredit, taxableIncome, forStatus(phaseOutStart, home.status), phaseOutRate);
    // Utah Code 59-10-104.1: no tax if federal AGI is not over the federal standard deduction; TC-40 line 21.
    const exempt = federal.agi <= federal.standardDeduction;
    const byRate = share(taxableIncome, rate);
    const afterCredit = atLeastZero(byRate - taxpayerCredit);
    return settle({
      agi: federal.agi,
      taxableIncome,
      toTax: [
        [lines.byRate, byRate],
        [lines.taxpayerCredit, taxpayerCredit],
        [lines.exempt, exempt ? afterCredit : 0],
      ],
      tax: exempt ? 0 : afterCredit,
      rate,
      credits: [
        {
          name: 'ut_retirement_credit',
          label: 'Utah retirement credit',
          form: 'TC-40A',
          amount: retirementCreditOf(home, federal.agi),
          kind: 'nonrefundable',
        },
        {
          name: 'ut_ctc',
          label: 'Utah child tax credit',
          form: 'TC-40A',
          amount: childCreditOf(home, federal.agi),
          kind: 'nonrefundable',
        },
        {
          name: 'ut_eitc',
          label: 'Utah earned income tax credit',
          form: 'TC-40A',
          amount: smaller(share(federal.earnedIncomeCredit, eitcMatch), home.wages),
          kind: 'nonrefundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

import { turnsBy } from '../ages';
import { dollarsByStatus, forStatus } from '../by-status';
import { isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { stepTableOfDollars, valueFrom } from '../phase-out';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** O.C.G.A. 48-7-20 as amended by 2024 HB 1015, section 1. */
const rate = 0.0539;

/** O.C.G.A. 48-7-27(a)(1); Form 500 2024 line 11a. */
const standardDeductions = dollarsByStatus({ single: 12_000, joint: 24_000, widow: 12_000 });

/** Per dependent: O.C.G.A. 48-7-26 as amended by 2024 HB 1021, section 1; Form 500 2024 line 14. */
const dependentExemption = dollars(4_000);

/**
 * Retirement income of the filer by age, including earnings up to the limit: O.C.G.A. 48-7-27(a)(5); Form 500 2024
 * Schedule 1 line 7.
 */
const [bornBy62, bornBy65] = [turnsBy(62), turnsBy(65)];
const exclusionFrom62 = dollars(35_000);
const exclusionFrom65 = dollars(65_000);
const excludedEarnings = dollars(5_000);

/**
 * Credit per exemption by federal AGI; a filer 65 or older counts twice: O.C.G.A. 48-7A-3; Form 500 instructions, low
 * income credit worksheet.
 */
const lowIncomeCredit = stepTableOfDollars([
  [0, 26],
  [6_000, 20],
  [8_000, 14],
  [10_000, 8],
  [15_000, 5],
  [20_000, 0],
]);

/** Per taxpayer who itemizes: O.C.G.A. 48-7-29.23; IT-511 booklet 2024, page 17, line 19. */
const itemizerCredit = dollars(300);

const lines = {
  retirement: less('ga_retirement', 'Retirement income exclusion by age', '7', 'Schedule 1'),
  deduction: less('ga_deduction', 'Standard or itemized deductions', '11a or 12c'),
  dependents: less('ga_dependents', 'Dependent exemption', '14'),
};

function retirementExclusion(home: Household): Cents {
  if (!isFilerBornBy(home, bornBy62)) return 0;
  const earnings = smaller(atLeastZero(home.wages + home.selfEmployment), excludedEarnings);
  return smaller(home.retirement + earnings, isFilerBornBy(home, bornBy65) ? exclusionFrom65 : exclusionFrom62);
}

export const georgia: StateLaw = {
  code: 'GA',
  name: 'Georgia',
  form: 'Form 500',
  kind: 'flat',
  totals: { from: fromFederalAgi, agi: '10', taxableIncome: '15c', tax: '16', net: '22', withheld: '23' },
  unsupported: [
    'Child and dependent care credit (needs the cost of care)',
    'Adjustment for income taxes of other states inside the itemized deductions (all state tax is taken as Georgia tax)',
  ],
  compute(home, federal) {
    const retirement = retirementExclusion(home);
    const agi = federal.agi - retirement;
    // Georgia follows the federal choice: O.C.G.A. 48-7-27(a).
    const deduction = federal.itemizes ? federal.itemizedDeductions : forStatus(standardDeductions, home.status);
    const taxableIncome = atLeastZero(agi - deduction - home.dependents * dependentExemption);
    const lowIncome = (home.people + home.seniors) * valueFrom(lowIncomeCredit, atLeastZero(federal.agi));
    return settle({
      from: federal.agi,
      toAgi: [[lines.retirement, retirement]],
      agi,
      toTaxable: [
        [lines.deduction, deduction],
        [lines.dependents, home.dependents * dependentExemption],
      ],
      taxableIncome,
      tax: share(taxableIncome, rate),
      rate,
      credits: [
        {
          name: 'ga_low_income_credit',
          label: 'Georgia low income credit',
          line: '17',
          amount: lowIncome,
          kind: 'nonrefundable',
        },
        {
          name: 'ga_itemizer_credit',
          label: 'Georgia eligible itemizer credit',
          line: '19',
          amount: federal.itemizes ? home.adults * itemizerCredit : 0,
          kind: 'nonrefundable',
        },
      ],
    });
  },
};

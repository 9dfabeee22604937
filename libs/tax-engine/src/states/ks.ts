import { notUnder, turnsBy } from '../ages';
import { dollarsByStatus, forStatus, schedulesByStatus } from '../by-status';
import { dependentsUnder, filersBornBy, type Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** K.S.A. 79-32,110 as amended by 2024 SB 1; K-40 2024 instructions. Only a joint return has the wide brackets. */
const rates = schedulesByStatus({
  single: [
    [0, 0.052],
    [23_000, 0.0558],
  ],
  joint: [
    [0, 0.052],
    [46_000, 0.0558],
  ],
  widow: [
    [0, 0.052],
    [23_000, 0.0558],
  ],
});

/** K.S.A. 79-32,119; K-40 2024 line 4. */
const standardDeductions = dollarsByStatus({ single: 3_605, joint: 8_240, separate: 4_120, head: 6_180 });

/** Additional amount per filer 65 or older: K.S.A. 79-32,119(b); K-40 2024 line 4 worksheet. */
const seniorDeduction = dollarsByStatus({ single: 850, joint: 700, separate: 700, widow: 850 });

/** K.S.A. 79-32,121; K-40 2024 line 5: by status, more for a head of household, and per dependent. */
const exemptions = dollarsByStatus({ single: 9_160, joint: 18_320, head: 11_480, widow: 9_160 });
const dependentExemption = dollars(2_320);

/** No return and no tax up to this AGI: K-40 2024 instructions, "Who must file". */
const filingThreshold = dollarsByStatus({
  single: 12_765,
  joint: 26_560,
  separate: 13_280,
  head: 17_660,
  widow: 12_765,
});

/** Share of the federal credit: K.S.A. 79-32,205; K-40 2024 line 17. */
const eitcMatch = 0.17;

/**
 * Food sales tax credit with a dependent under 18 or a filer 55 or older, per exemption except those of dependents 18
 * or older, up to this federal AGI: K.S.A. 79-32,271; K-40 2024 line 18.
 */
const foodCredit = dollars(125);
const foodCreditLimit = dollars(30_615);

const notUnder18 = notUnder(18);
const bornBy55 = turnsBy(55);

const lines = {
  deduction: less('ks_deduction', 'Standard or itemized deductions', '4'),
  exemptions: less('ks_exemptions', 'Exemption allowance', '5'),
};

function foodSalesCredit(home: Household, federalAgi: Cents): Cents {
  const young = dependentsUnder(home, notUnder18);
  if (federalAgi > foodCreditLimit || (young === 0 && filersBornBy(home, bornBy55) === 0)) return 0;
  return (home.adults + young) * foodCredit;
}

export const kansas: StateLaw = {
  code: 'KS',
  name: 'Kansas',
  form: 'K-40',
  kind: 'graduated',
  totals: { agi: '3', taxableIncome: '7', tax: '8', withheld: '20' },
  unsupported: [
    'Food sales tax credit of disabled filers (needs the disability)',
    'Child and dependent care credit (needs the cost of care)',
    'Exemption of public pensions (needs the kind of plan)',
    'Homestead refund (needs property tax)',
  ],
  compute(home, federal) {
    const agi = federal.agi;
    // Itemized deductions are the federal ones without state income tax, regardless of the federal choice.
    const itemized = federal.itemizedDeductions - federal.saltDeduction;
    const deduction = larger(
      itemized,
      forStatus(standardDeductions, home.status) + home.seniors * forStatus(seniorDeduction, home.status),
    );
    const exemption = forStatus(exemptions, home.status) + home.dependents * dependentExemption;
    const taxableIncome = atLeastZero(agi - deduction - exemption);
    const schedule = forStatus(rates, home.status);
    const tax = agi <= forStatus(filingThreshold, home.status) ? 0 : taxOn(schedule, taxableIncome);
    const eitc = share(federal.earnedIncomeCredit, eitcMatch);
    const againstTax = smaller(eitc, tax);
    return settle({
      agi,
      toTaxable: [
        [lines.deduction, deduction],
        [lines.exemptions, exemption],
      ],
      taxableIncome,
      tax,
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'ks_nonrefundable_eitc',
          label: 'Kansas earned income tax credit against the tax',
          line: '17',
          amount: againstTax,
          kind: 'nonrefundable',
          earnedIncome: true,
        },
        {
          name: 'ks_fstc',
          label: 'Kansas food sales tax credit',
          line: '18',
          amount: foodSalesCredit(home, federal.agi),
          kind: 'nonrefundable',
        },
        {
          name: 'ks_refundable_eitc',
          label: 'Kansas earned income tax credit, refunded part',
          amount: eitc - againstTax,
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

import { turnsBy } from '../ages';
import { forStatus, schedulesByStatus } from '../by-status';
import { isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents, type Rate } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { fromFederalTaxableIncome, less, total } from './return-line';
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

/** Retirement income of a filer 55 or older is excluded: Iowa Code 422.7(31); IA 1040 Schedule 1 2024. */
const bornBy55 = turnsBy(55);

/**
 * With a filer 65 or older, no tax up to these incomes: Iowa Code 422.5(3B); IA 1040 2024 line 5, exemption from tax
 * and alternate tax.
 */
const exemptSingle = dollars(24_000);
const exemptOthers = dollars(32_000);
/**
 * A filer who is not single may instead pay this on income over the exempt amount; a single filer pays at most the
 * whole excess.
 */
const alternateRate: Rate = 0.057;

/** Per filer, one more for a head of household, and per dependent: Iowa Code 422.12; IA 1040 2024, step 3. */
const exemptionCredit = dollars(40);
/** Per filer 65 or older. */
const seniorCredit = dollars(20);

/** Share of the federal credit: Iowa Code 422.12B; IA 1040 2024 line 26. */
const eitcMatch = 0.15;

const lines = {
  retirement: less('ia_retirement', 'Retirement income exclusion from 55', '3'),
  byRates: total('ia_rates', 'Tax by the rates', '5'),
  lower: less('ia_senior_relief', 'Low-income exemption or alternate tax from 65', '5'),
};

function exemptionCredits({ status, people, seniors }: Household): Cents {
  return (people + (status === 'head_of_household' ? 1 : 0)) * exemptionCredit + seniors * seniorCredit;
}

/**
 * Returns the maximum tax of a household with a filer 65 or older; `income` is Iowa taxable income before the federal
 * deductions.
 */
function mostForSeniors(status: Household['status'], income: Cents): Cents {
  if (status === 'single') return atLeastZero(income - exemptSingle);
  return share(atLeastZero(income - exemptOthers), alternateRate);
}

export const iowa: StateLaw = {
  code: 'IA',
  name: 'Iowa',
  form: 'IA 1040',
  kind: 'graduated',
  totals: { from: fromFederalTaxableIncome, agi: '4', taxableIncome: '4', tax: '5' },
  unsupported: [
    'Child and dependent care credit (needs the cost of care)',
    'School district and emergency medical services surtaxes (need the school district)',
  ],
  compute(home, federal) {
    // IA 1040 line 2 is federal taxable income. The low income exemption and the alternate tax (Iowa Code 422.5(3))
    // reach 9,000 and 13,500 dollars, which the federal deductions leave untaxed anyway; they matter only from age 65.
    const excluded = isFilerBornBy(home, bornBy55) ? smaller(home.retirement, federal.taxableIncome) : 0;
    const taxableIncome = federal.taxableIncome - excluded;
    const schedule = forStatus(rates, home.status);
    const byRates = taxOn(schedule, taxableIncome);
    const income = taxableIncome + federal.deduction + federal.qbiDeduction;
    const tax = home.seniors > 0 ? smaller(byRates, mostForSeniors(home.status, income)) : byRates;
    return settle({
      from: federal.taxableIncome,
      toAgi: [[lines.retirement, excluded]],
      agi: taxableIncome,
      toTax: [
        [lines.byRates, byRates],
        [lines.lower, byRates - tax],
      ],
      taxableIncome,
      tax,
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'ia_exemption_credit',
          label: 'Iowa exemption credits',
          line: '8',
          amount: exemptionCredits(home),
          kind: 'exemption',
        },
        {
          name: 'ia_eitc',
          label: 'Iowa earned income tax credit',
          line: '26',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

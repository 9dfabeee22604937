import { notUnder, turnsBy } from '../ages';
import { forStatus } from '../by-status';
import { dependentsUnder, filersBornBy, type Household } from '../household';
import { amountOf, amountsOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { nonrefundable, refundable } from './credit-line';
import { less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const notUnder18 = notUnder(18);

const bornBy55 = turnsBy(55);

const credits = {
  nonrefundableEitc: nonrefundable('ks_nonrefundable_eitc', 'Kansas earned income tax credit against the tax', {
    line: '17',
    earnedIncome: true,
  }),
  fstc: nonrefundable('ks_fstc', 'Kansas food sales tax credit', { line: '18' }),
  refundableEitc: refundable('ks_refundable_eitc', 'Kansas earned income tax credit, refunded part', {
    earnedIncome: true,
  }),
};

export const kansas = (law: Figures<'KS'>): StateLaw => {
  const rates = schedulesOf(law.rates);
  const standardDeductions = amountsOf(law.standardDeductions);
  const seniorDeduction = amountsOf(law.seniorDeduction);
  const exemptions = amountsOf(law.exemptions);
  const dependentExemption = amountOf(law.dependentExemption);
  const filingThreshold = amountsOf(law.filingThreshold);
  const eitcMatch = law.eitcMatch.value;
  const foodCredit = amountOf(law.foodCredit);
  const foodCreditLimit = amountOf(law.foodCreditLimit);

  const lines = {
    deduction: less('ks_deduction', 'Standard or itemized deductions', '4'),
    exemptions: less('ks_exemptions', 'Exemption allowance', '5'),
  };

  function foodSalesCredit(home: Household, federalAgi: Cents): Cents {
    const young = dependentsUnder(home, notUnder18);
    if (federalAgi > foodCreditLimit || (young === 0 && filersBornBy(home, bornBy55) === 0)) return 0;
    return (home.adults + young) * foodCredit;
  }

  return {
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
        forStatus(standardDeductions, home.status) + home.agedOrBlind * forStatus(seniorDeduction, home.status),
      );
      const exemption = forStatus(exemptions, home.status) + home.dependents * dependentExemption;
      const taxableIncome = atLeastZero(agi - deduction - exemption);
      const schedule = forStatus(rates, home.status);
      const tax = agi <= forStatus(filingThreshold, home.status) ? 0 : taxOn(schedule, taxableIncome);
      const eitc = share(federal.earnedIncomeCredit, eitcMatch);
      const againstTax = smaller(eitc, tax);
      return settle({
        from: 0,
        toAgi: none,
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.exemptions, exemption],
        ],
        taxableIncome,
        toTax: none,
        tax,
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [credits.nonrefundableEitc, againstTax],
          [credits.fstc, foodSalesCredit(home, federal.agi)],
          [credits.refundableEitc, eitc - againstTax],
        ],
        otherTaxes: 0,
      });
    },
  };
};

import { forStatus } from '../by-status';
import type { Household } from '../household';
import { amountOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { stepsOver, valueFrom, valueOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { personalCreditShares } from './ct-personal-credit';
import * as tables from './ct-tables';
import { refundable } from './credit-line';
import { fromFederalAgi, less, plus, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

const schedule = 'Tax Calculation Schedule';

const lines = {
  pension: less('ct_pension', 'Pension subtraction by income', '48b', 'Schedule 1'),
  exemption: less('ct_personal_exemption', 'Personal exemption, Table A', '2', schedule),
  byRates: total('ct_rates', 'Tax by the rates, Table B', '4', schedule),
  addBack: plus('ct_add_back', 'Benefit of the lower rates taken back, Tables C and D', '5 and 6', schedule),
  credit: less('ct_personal_credit', 'Personal credit, Table E', '9', schedule),
};

/** Schedule 1, line 48b: pensions are subtracted by federal AGI. */
function pensionSubtraction(home: Household, federalAgi: Cents): Cents {
  if (home.retirement === 0) return 0;
  const together = home.joint || home.status === 'qualifying_widow';
  const table = together ? tables.pensionSharesJoint : tables.pensionSharesOthers;
  return share(home.retirement, valueFrom(table, atLeastZero(federalAgi)));
}

function addedTax({ start, step, amount, most }: tables.Tier, { status }: Household, agi: Cents): Cents {
  return smaller(
    stepsOver(agi, forStatus(start, status), forStatus(step, status)) * forStatus(amount, status),
    forStatus(most, status),
  );
}

/** Tables C and D of the tax calculation schedule. */
function takenBack(home: Household, agi: Cents): Cents {
  let tax = addedTax(tables.lowRatePhaseOut, home, agi);
  for (const tier of tables.recaptureTiers) tax += addedTax(tier, home, agi);
  return tax;
}

const credits = {
  eitc: refundable('ct_eitc', 'Connecticut earned income tax credit', { form: 'Schedule CT-EITC', earnedIncome: true }),
};

export const connecticut = (law: Figures<'CT'>): StateLaw => {
  const eitcBonus = amountOf(law.eitcBonus);
  const eitcMatch = law.eitcMatch.value;

  return {
    code: 'CT',
    name: 'Connecticut',
    form: 'CT-1040',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '5', tax: '6', withheld: '18' },
    unsupported: [
      'Property tax credit (needs the property tax on home or car)',
      'Individual retirement distributions and pensions of teachers (need the kind of plan)',
      'Connecticut alternative minimum tax',
    ],
    compute(home, federal) {
      const { status } = home;
      const pension = pensionSubtraction(home, federal.agi);
      const agi = federal.agi - pension;
      const lost =
        stepsOver(agi, forStatus(tables.exemptionStart, status), tables.exemptionStep) * tables.exemptionStep;
      const exemption = atLeastZero(forStatus(tables.personalExemptions, status) - lost);
      const taxableIncome = atLeastZero(agi - exemption);
      const byRates = taxOn(forStatus(tables.rates, status), taxableIncome);
      const addBack = takenBack(home, agi);
      const before = byRates + addBack;
      // Table E belongs to the tax calculation: line 6 of the return is the tax after it.
      const credit = share(before, valueOver(forStatus(personalCreditShares, status), agi));
      const tax = before - credit;
      return settle({
        from: federal.agi,
        toAgi: [[lines.pension, pension]],
        agi,
        toTaxable: [[lines.exemption, exemption]],
        taxableIncome,
        toTax: [
          [lines.byRates, byRates],
          [lines.addBack, addBack],
          [lines.credit, credit],
        ],
        tax,
        rate: marginalRate(forStatus(tables.rates, status), taxableIncome),
        credits: [
          [
            credits.eitc,
            share(federal.earnedIncomeCredit, eitcMatch) +
              (federal.earnedIncomeCredit > 0 && home.childrenUnder19 > 0 ? eitcBonus : 0),
          ],
        ],
        otherTaxes: 0,
      });
    },
  };
};

import type { Household } from '../household';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { stepsOver, valueFrom, valueOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { personalCreditShares } from './ct-personal-credit';
import * as law from './ct-tables';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Share of the federal credit: Conn. Gen. Stat. 12-704e; Schedule CT-EITC 2024. */
const eitcMatch = 0.4;

/** Schedule 1, line 48b: pensions are subtracted by federal AGI. */
function pensionSubtraction(home: Household, federalAgi: Cents): Cents {
  if (home.retirement === 0) return 0;
  const together = home.joint || home.status === 'qualifying_widow';
  const table = together ? law.pensionSharesJoint : law.pensionSharesOthers;
  return share(home.retirement, valueFrom(table, atLeastZero(federalAgi)));
}

function addedTax({ start, step, amount, most }: law.Tier, { status }: Household, agi: Cents): Cents {
  return smaller(stepsOver(agi, start[status], step[status]) * amount[status], most[status]);
}

/** Tables B, C and D of the tax calculation schedule. */
function taxBeforePersonalCredit(home: Household, agi: Cents, taxableIncome: Cents): Cents {
  let tax = taxOn(law.rates[home.status], taxableIncome) + addedTax(law.lowRatePhaseOut, home, agi);
  for (const tier of law.recaptureTiers) tax += addedTax(tier, home, agi);
  return tax;
}

export const connecticut: StateLaw = {
  code: 'CT',
  name: 'Connecticut',
  form: 'CT-1040',
  kind: 'graduated',
  leftOut: [
    'Property tax credit (needs the property tax on home or car)',
    'Individual retirement distributions and pensions of teachers (need the kind of plan)',
    'Connecticut alternative minimum tax',
  ],
  compute(home, federal) {
    const { status } = home;
    const agi = federal.agi - pensionSubtraction(home, federal.agi);
    const lost = stepsOver(agi, law.exemptionStart[status], law.exemptionStep) * law.exemptionStep;
    const taxableIncome = atLeastZero(agi - atLeastZero(law.personalExemptions[status] - lost));
    const before = taxBeforePersonalCredit(home, agi, taxableIncome);
    // Table E belongs to the tax calculation: line 6 of the return is the tax after it.
    const tax = before - share(before, valueOver(personalCreditShares[status], agi));
    return settle({
      agi,
      taxableIncome,
      tax,
      rate: marginalRate(law.rates[status], taxableIncome),
      credits: [
        {
          name: 'ct_eitc',
          label: 'Connecticut earned income tax credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

import { atLeastZero, share } from '../money';
import { exemptionsOf, retirementSubtraction } from './mi-retirement';
import { fromFederalAgi, less, plus } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** MCL 206.51(1); MI-1040 instructions 2024, page 3: back to 4.25% from 4.05% in 2023. */
const rate = 0.0425;

/** Share of the federal earned income credit: MCL 206.272 (2023 PA 4); MI-1040 2024 line 27. */
const eitcMatch = 0.3;

const lines = {
  halfSelfEmploymentTax: plus('mi_half_self_employment_tax', 'Deducted half of self-employment tax, added back', '11'),
  retirement: less('mi_retirement', 'Retirement and pension subtraction', '13'),
  exemptions: less('mi_exemptions', 'Exemption allowance', '15'),
};

export const michigan: StateLaw = {
  code: 'MI',
  name: 'Michigan',
  form: 'MI-1040',
  kind: 'flat',
  totals: { from: fromFederalAgi, agi: '12', taxableIncome: '16', tax: '17', withheld: '30' },
  unsupported: [
    'Homestead property tax credit (needs rent or property tax)',
    'Home heating credit (needs the heating cost)',
  ],
  compute(home, federal) {
    // Schedule 1 additions: the deducted half of the self-employment tax is added back (MCL 206.30(1)).
    const agi = federal.agi + federal.halfSelfEmploymentTax;
    const exemptions = exemptionsOf(home);
    const retirement = retirementSubtraction(home, agi).amount;
    const taxableIncome = atLeastZero(agi - retirement - exemptions);
    return settle({
      from: federal.agi,
      toAgi: [[lines.halfSelfEmploymentTax, federal.halfSelfEmploymentTax]],
      agi,
      toTaxable: [
        [lines.retirement, retirement],
        [lines.exemptions, exemptions],
      ],
      taxableIncome,
      tax: share(taxableIncome, rate),
      rate,
      credits: [
        {
          name: 'mi_eitc',
          label: 'Michigan earned income tax credit',
          line: '27',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

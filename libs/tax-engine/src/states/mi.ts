import type { Figures } from '../law/state-figures';
import { atLeastZero, share } from '../money';
import { adoptedOf } from './additional-deductions';
import { refundable } from './credit-line';
import { michiganSubtractions } from './mi-retirement';
import { fromFederalAgi, less, plus } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const lines = {
  halfSelfEmploymentTax: plus('mi_half_self_employment_tax', 'Deducted half of self-employment tax, added back', '11'),
  retirement: less('mi_retirement', 'Retirement and pension subtraction', '13'),
  additional: less('mi_additional_deductions', 'Federal deductions for tips and overtime pay'),
  exemptions: less('mi_exemptions', 'Exemption allowance', '15'),
};

const credits = {
  eitc: refundable('mi_eitc', 'Michigan earned income tax credit', { line: '27', earnedIncome: true }),
};

export const michigan = (law: Figures<'MI'>): StateLaw => {
  const rate = law.rate.value;
  const eitcMatch = law.eitcMatch.value;
  const { exemptionsOf, subtractionOf } = michiganSubtractions(law);

  return {
    code: 'MI',
    name: 'Michigan',
    form: 'MI-1040',
    kind: 'flat',
    totals: { from: fromFederalAgi, agi: '12', taxableIncome: '16', tax: '17', withheld: '30' },
    retirementRule: (home, agi) => subtractionOf(home, agi).rule,
    unsupported: [
      'Homestead property tax credit (needs rent or property tax)',
      'Home heating credit (needs the heating cost)',
    ],
    compute(home, federal) {
      // Schedule 1 additions: the deducted half of the self-employment tax is added back (MCL 206.30(1)).
      const agi = federal.agi + federal.halfSelfEmploymentTax;
      const exemptions = exemptionsOf(home);
      const retirement = subtractionOf(home, agi).amount;
      const additional = adoptedOf(law.additionalDeductions, federal);
      const taxableIncome = atLeastZero(agi - retirement - additional - exemptions);
      return settle({
        from: federal.agi,
        toAgi: [[lines.halfSelfEmploymentTax, federal.halfSelfEmploymentTax]],
        agi,
        toTaxable: [
          [lines.retirement, retirement],
          [lines.additional, additional],
          [lines.exemptions, exemptions],
        ],
        taxableIncome,
        toTax: none,
        tax: share(taxableIncome, rate),
        rate,
        credits: [[credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)]],
        otherTaxes: 0,
      });
    },
  };
};

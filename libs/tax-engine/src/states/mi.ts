import { atLeastZero, dollars, share } from '../money';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** MCL 206.51(1); MI-1040 instructions 2024, page 3: back to 4.25 % from 4.05 % in 2023. */
const rate = 0.0425;

/** Per person, filer, spouse and dependents: MCL 206.30(2); MI-1040 2024 line 9a. */
const exemption = dollars(5_600);

/** Share of the federal earned income credit: MCL 206.272 (2023 PA 4); MI-1040 2024 line 27. */
const eitcMatch = 0.3;

export const michigan: StateLaw = {
  code: 'MI',
  name: 'Michigan',
  form: 'MI-1040',
  kind: 'flat',
  leftOut: [
    'Homestead property tax credit (needs rent or property tax)',
    'Home heating credit (needs the heating cost)',
    'City income taxes, such as Detroit (a separate return)',
  ],
  compute(home, federal) {
    // Schedule 1 additions: the deducted half of the self-employment tax is added back (MCL 206.30(1)).
    const agi = federal.agi + federal.halfSelfEmploymentTax;
    const taxableIncome = atLeastZero(agi - home.people * exemption);
    return settle({
      agi,
      taxableIncome,
      tax: share(taxableIncome, rate),
      rate,
      credits: [
        {
          name: 'mi_eitc',
          label: 'Michigan earned income tax credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

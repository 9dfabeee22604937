import type { StateCode } from '../input';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

/** A state that taxes none of the request's kinds of income: there is no return, and all lines are 0. */
const withoutIncomeTax = (code: StateCode, name: string): StateLaw => ({
  code,
  name,
  form: 'No return',
  kind: 'none',
  unsupported: [],
  compute: (_home, federal) =>
    settle({
      from: 0,
      toAgi: none,
      agi: federal.agi,
      toTaxable: none,
      taxableIncome: 0,
      toTax: none,
      tax: 0,
      rate: 0,
      credits: none,
      otherTaxes: 0,
    }),
});

/** Alaska Stat. 43.20.012(a)(1): the net income tax does not apply to an individual. */
export const alaska = withoutIncomeTax('AK', 'Alaska');
/** Florida Constitution, art. VII, s. 5. */
export const florida = withoutIncomeTax('FL', 'Florida');
/** Nevada Constitution, art. 10, s. 1(9). */
export const nevada = withoutIncomeTax('NV', 'Nevada');
/** RSA 77 taxes only interest and dividends (3% in 2024), which the request does not include. */
export const newHampshire = withoutIncomeTax('NH', 'New Hampshire');
/** No statute imposes one. */
export const southDakota = withoutIncomeTax('SD', 'South Dakota');
/** Tennessee Constitution, art. II, s. 28: no tax on earned income; the Hall tax ended in 2021. */
export const tennessee = withoutIncomeTax('TN', 'Tennessee');
/** Texas Constitution, art. VIII, s. 24-a. */
export const texas = withoutIncomeTax('TX', 'Texas');
/** No statute imposes one. */
export const wyoming = withoutIncomeTax('WY', 'Wyoming');

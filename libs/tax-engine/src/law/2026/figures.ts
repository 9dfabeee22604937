import type { YearOfLaw } from '../tax-law';
import claimable from './claimable.json' with { type: 'json' };
import federal from './federal.json' with { type: 'json' };
import ira from './ira.json' with { type: 'json' };
import premiumTaxCredit from './premium-tax-credit.json' with { type: 'json' };
import { stateFigures } from './states';
import { lineNumbers } from '../2025/new-in-2025';

/** Apart from what compiles them, so that a browser can load them alone. */
export const figures2026: YearOfLaw = {
  year: 2026,
  revision: '3.2',
  federal,
  premiumTaxCredit,
  claimable,
  ira,
  states: stateFigures,
  statesYear: 2025,
  citiesYear: 2024,
  lineNumbers,
};

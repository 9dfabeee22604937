import { taxLaw } from '../tax-law';
import claimable from './claimable.json' with { type: 'json' };
import federal from './federal.json' with { type: 'json' };
import ira from './ira.json' with { type: 'json' };
import premiumTaxCredit from './premium-tax-credit.json' with { type: 'json' };
import { stateFigures } from './states';
import { lineNumbers } from '../2025/new-in-2025';

export const law2026 = taxLaw({
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
});

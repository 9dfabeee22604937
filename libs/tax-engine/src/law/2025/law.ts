import { taxLaw } from '../tax-law';
import claimable from './claimable.json' with { type: 'json' };
import federal from './federal.json' with { type: 'json' };
import ira from './ira.json' with { type: 'json' };
import premiumTaxCredit from './premium-tax-credit.json' with { type: 'json' };
import { stateFigures } from './states';
import { lineNumbers } from './new-in-2025';

export const law2025 = taxLaw({
  year: 2025,
  revision: '3.2',
  federal,
  premiumTaxCredit,
  claimable,
  ira,
  states: stateFigures,
  statesYear: 2024,
  citiesYear: 2024,
  lineNumbers,
});

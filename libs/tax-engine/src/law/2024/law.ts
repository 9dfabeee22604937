import { taxLaw } from '../tax-law';
import claimable from './claimable.json' with { type: 'json' };
import federal from './federal.json' with { type: 'json' };
import ira from './ira.json' with { type: 'json' };
import premiumTaxCredit from './premium-tax-credit.json' with { type: 'json' };
import { stateFigures } from './states';

export const law2024 = taxLaw({
  year: 2024,
  revision: '3.0',
  federal,
  premiumTaxCredit,
  claimable,
  ira,
  states: stateFigures,
  statesYear: 2024,
  citiesYear: 2024,
});

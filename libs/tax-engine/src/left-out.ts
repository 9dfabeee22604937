import type { EstimateInput } from './input';
import type { Local } from './local/local-return';
import type { StateLaw } from './states/state-law';

/** What no federal estimate from these facts can hold. */
const federalLeftOut: readonly string[] = [
  'Alternative minimum tax and net investment income tax',
  'Credits for child care, education, retirement saving, energy and health insurance premiums',
  'Other adjustments to income, such as IRA contributions and student loan interest',
  'Earned income credit for married people who file separately but live apart',
];

const localTaxes = 'City, county and school district income taxes';
const homeCredits = 'Property tax and rent credits';

const cityUnknown = 'City income taxes, such as Detroit (a separate return)';
const cityElsewhere = 'City income tax of another city, where you work (a separate return)';

/** Michigan's cities: the tax of the own one may be in the estimate. */
const michiganCities = (local: Local): string => {
  if (local === undefined) return cityUnknown;
  return typeof local === 'string' ? `City income tax of ${local} (a separate return)` : cityElsewhere;
};

/** The state's own list where it has one. */
export function leftOutOf(law: StateLaw, input: EstimateInput, local: Local): string[] {
  if (law.kind === 'none' && law.leftOut.length === 0) return [...federalLeftOut];
  const own = law.leftOut.length > 0 ? law.leftOut : [localTaxes, homeCredits];
  return input.state === 'MI' ? [...federalLeftOut, ...own, michiganCities(local)] : [...federalLeftOut, ...own];
}

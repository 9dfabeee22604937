import type { Local } from './local/local-return';
import type { CompiledStateLaw } from './compiled-state-law';
import type { StateLaw } from './states/state-law';

const creditsAndPremiums = 'Credits for child care, education, retirement saving, energy and health insurance premiums';
const creditsWithoutPremiums = 'Credits for child care, education, retirement saving and energy';

/** Federal items that cannot be estimated from the request's facts. */
const federalLeftOut: readonly string[] = [
  'Alternative minimum tax and net investment income tax',
  creditsAndPremiums,
  'Other adjustments to income, such as IRA contributions and student loan interest',
  'Earned income credit for married people who file separately but live apart',
];

const localTaxes = 'City, county and school district income taxes';
const homeCredits = 'Property tax and rent credits';

const cityUnknown = 'City income taxes, such as Detroit (a separate return)';
const cityElsewhere = 'City income tax of another city, where you work (a separate return)';

/** Returns the unsupported Michigan city taxes. The tax of the resident's own city may be in the estimate. */
const michiganCities = (local: Local): string => {
  if (local === undefined) return cityUnknown;
  return typeof local === 'string' ? `City income tax of ${local} (a separate return)` : cityElsewhere;
};

/** Returns the federal items, plus the state's if it has an income tax or items of its own. */
export function leftOutOf(law: StateLaw): readonly string[] {
  if (law.kind === 'none' && law.unsupported.length === 0) return federalLeftOut;
  return [...federalLeftOut, ...(law.unsupported.length > 0 ? law.unsupported : [localTaxes, homeCredits])];
}

/** Returns a new list, which the caller may change. */
export function unsupportedCreditsOf(law: CompiledStateLaw, local: Local, hasPremiumCredit: boolean): string[] {
  const own = law.leftOut.slice();
  if (hasPremiumCredit) own[own.indexOf(creditsAndPremiums)] = creditsWithoutPremiums;
  if (law.code === 'MI') own.push(michiganCities(local));
  return own;
}

import type { StateLaw } from './states/state-law';

/** What no federal estimate from these facts can hold. */
export const federalLeftOut: readonly string[] = [
  'Alternative minimum tax and net investment income tax',
  'Credits for child care, education, retirement saving, energy and health insurance premiums',
  'Other adjustments to income, such as IRA contributions and student loan interest',
  'Earned income credit for married people who file separately but live apart',
];

const localTaxes = 'City, county and school district income taxes';
const homeCredits = 'Property tax and rent credits';

/** The state's own list where it has one. */
export const leftOutOf = (law: StateLaw): string[] =>
  law.kind === 'none' && law.leftOut.length === 0
    ? [...federalLeftOut]
    : [...federalLeftOut, ...(law.leftOut.length > 0 ? law.leftOut : [localTaxes, homeCredits])];

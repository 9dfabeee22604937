import { taxYear } from '../tax/tax.limits';

/**
 * The tax year of the open season in specs and journeys. `TEST_SEASON=2025` moves it, so that what means the season, but names a year,
 * fails. What is about the law of one year names that year.
 */
export const season = Number(process.env.TEST_SEASON ?? taxYear);

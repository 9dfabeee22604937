import type { Site } from '@portal/domain/site/site.dto';
import { taxYears } from '@portal/domain/tax/tax.limits';
import { unknownSeason, type ShownSeason } from './season-context';

/**
 * The season without the list of the office's seasons: its newest open one.
 * @param year if a certain one is asked for
 */
export function seasonOf(site: Site | undefined, year?: number): ShownSeason {
  const tax_year = year ?? site?.tax_year ?? unknownSeason.tax_year;
  return { ...unknownSeason, tax_year, hasEstimate: taxYears.includes(tax_year) };
}

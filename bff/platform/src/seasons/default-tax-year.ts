import type { DataSource } from 'typeorm';
import { defaultSeasonOf } from './seasons';
import { SeasonsRepository } from './seasons.repository';

/** Returns the year of the office's default season, for command-line tools, which have no request to name it. */
export async function defaultTaxYear(database: DataSource): Promise<number> {
  const season = defaultSeasonOf(await new SeasonsRepository(database).list());
  if (!season) throw new Error('the office has no season');
  return season.tax_year;
}

import type { Season } from '@portal/domain/seasons/seasons.dto';
import { taxYears } from '@portal/tax-engine/law/tax-year';
import { defaultSeasonOf } from '@portal/bff-platform/seasons/seasons';
import type { SeasonEntity } from '@portal/bff-platform/seasons/season.entity';

/** @param seasons newest first @param yearsOfClient years in which the client has something; absent for staff */
export function presentSeasons(seasons: readonly SeasonEntity[], yearsOfClient?: readonly number[]): Season[] {
  const current = defaultSeasonOf(seasons)?.tax_year;
  return seasons.map(({ tax_year, state }) => ({
    tax_year,
    state,
    is_default: tax_year === current,
    has_estimate: taxYears.includes(tax_year),
    has_records: yearsOfClient ? yearsOfClient.includes(tax_year) : null,
  }));
}

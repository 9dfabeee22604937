import type {} from '@portal/domain/seasons/seasons.messages';
import type { Season } from '@portal/domain/seasons/seasons.dto';
import { useTranslate } from '@portal/i18n';
import { FilterSelect } from '@portal/ui-kit/controls';
import { Alert } from '@portal/ui-kit/core';

export interface SeasonSelectProps {
  seasons: readonly Season[];
  year: number;
  onChange: (season: Season) => void;
}

/** Choice of the tax year, beside the title of every page. */
export function SeasonSelect({ seasons, year, onChange }: SeasonSelectProps) {
  const t = useTranslate();
  return (
    <FilterSelect
      label={t('seasons.choose')}
      value={String(year)}
      options={seasons.map(({ tax_year, state }) => ({
        value: String(tax_year),
        label: t(state === 'closed' ? 'seasons.optionClosed' : 'seasons.option', { year: String(tax_year) }),
      }))}
      onChange={(chosen) => {
        const season = seasons.find(({ tax_year }) => String(tax_year) === chosen);
        if (season) onChange(season);
      }}
    />
  );
}

/** Explains why nothing can be changed. */
export function SeasonNotice({ season: { tax_year, state } }: { season: Season }) {
  const t = useTranslate();
  return <Alert title={t(state === 'closed' ? 'seasons.closed' : 'seasons.preparing', { year: String(tax_year) })} />;
}

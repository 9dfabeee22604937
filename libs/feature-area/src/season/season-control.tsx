import { useLayoutEffect, useMemo } from 'react';
import type {} from '@portal/domain/seasons/seasons.messages';
import type { Season } from '@portal/domain/seasons/seasons.dto';
import { useTranslate } from '@portal/i18n';
import { FilterSelect } from '@portal/ui-kit/controls';
import { Alert } from '@portal/ui-kit/core';
import type { SeasonControlProps } from './later-season-control';
import { useSeasonAddress } from './use-season-address';

/** Lets the user choose the tax year beside the title of every page, and tells the frame which one is shown. */
export default function SeasonControl({ seasons, hasFailed, onChange }: SeasonControlProps) {
  const { year, isReady, choose } = useSeasonAddress(seasons, hasFailed);
  const shown = seasons?.find(({ tax_year, is_default }) => (year === undefined ? is_default : tax_year === year));
  const extras = useMemo(
    () => ({
      control:
        shown && seasons && seasons.length > 1 ? (
          <SeasonSelect seasons={seasons} year={shown.tax_year} onChange={choose} />
        ) : null,
      notice: shown && shown.state !== 'open' ? <SeasonNotice season={shown} /> : null,
    }),
    [shown, seasons, choose],
  );
  useLayoutEffect(() => onChange({ year, isReady, extras }), [extras, isReady, onChange, year]);
  return null;
}

interface SeasonSelectProps {
  seasons: readonly Season[];
  year: number;
  onChange: (season: Season) => void;
}

function SeasonSelect({ seasons, year, onChange }: SeasonSelectProps) {
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
function SeasonNotice({ season: { tax_year, state } }: { season: Season }) {
  const t = useTranslate();
  return <Alert title={t(state === 'closed' ? 'seasons.closed' : 'seasons.preparing', { year: String(tax_year) })} />;
}

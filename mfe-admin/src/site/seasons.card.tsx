import { useState } from 'react';
import type { Season } from '@portal/domain/seasons/seasons.dto';
import { seasonLimits } from '@portal/domain/seasons/seasons.limits';
import { useTranslate } from '@portal/i18n';
import { useSeasonsQuery } from '@portal/data-access/seasons';
import { Button, Card, ErrorState, Inline, List, MutedText, SkeletonCard, Stack } from '@portal/ui-kit/core';
import { SeasonModal, type SeasonChange } from './season.modal';

/** The office's tax years: which of them are open, and how to open or close one. */
export default function SeasonsCard() {
  const t = useTranslate();
  const { data, error, refetch } = useSeasonsQuery();
  const [change, setChange] = useState<SeasonChange | null>(null);
  if (error && !data)
    return <ErrorState title={t('officeSettings.seasons.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={3} />;
  const { seasons } = data;
  return (
    <Card title={t('officeSettings.seasons.title')}>
      <Stack>
        <MutedText>{t('officeSettings.seasons.about')}</MutedText>
        <List>
          {seasons.map((season) => (
            <SeasonRow key={season.tax_year} season={season} seasons={seasons} onChange={setChange} />
          ))}
        </List>
        <Inline>
          {yearsToOpen(seasons).map((year) => (
            <Button key={year} onClick={() => setChange({ year, state: 'open' })}>
              {t('officeSettings.seasons.openYear', { year: String(year) })}
            </Button>
          ))}
        </Inline>
      </Stack>
      {change ? <SeasonModal change={change} onClose={() => setChange(null)} /> : null}
    </Card>
  );
}

interface SeasonRowProps {
  season: Season;
  seasons: readonly Season[];
  onChange: (change: SeasonChange) => void;
}

function SeasonRow({ season: { tax_year: year, state, has_estimate, is_default }, seasons, onChange }: SeasonRowProps) {
  const t = useTranslate();
  const isOpen = state === 'open';
  const isOnlyOpen = isOpen && seasons.filter((one) => one.state === 'open').length === 1;
  const action = isOpen ? 'closeYear' : 'reopenYear';
  return (
    <li>
      <Stack gap="tight">
        <span>
          <strong>{year}</strong> · {t(`officeSettings.seasons.states.${state}`)}
          {is_default && seasons.length > 1 ? ` · ${t('officeSettings.seasons.isDefault')}` : null}
        </span>
        {has_estimate ? null : <MutedText>{t('officeSettings.seasons.noEstimate')}</MutedText>}
      </Stack>
      {isOnlyOpen ? null : (
        <Button onClick={() => onChange({ year, state: isOpen ? 'closed' : 'open' })}>
          {t(`officeSettings.seasons.${action}`, { year: String(year) })}
        </Button>
      )}
    </li>
  );
}

/** Returns the years next to those of the office that may be opened: a later one only once it has begun. */
function yearsToOpen(seasons: readonly Season[]): number[] {
  const years = seasons.map(({ tax_year }) => tax_year);
  const [later, earlier] = [Math.max(...years) + 1, Math.min(...years) - 1];
  return [later, earlier].filter((year) => year >= seasonLimits.first && year <= new Date().getUTCFullYear());
}

import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';

/** Takes the place of the estimate in a season whose tax law the portal doesn't have. `about`: what staff read about it. */
export function NoEstimate({ about }: { about?: string }) {
  const t = useTranslate();
  const { tax_year } = useSeason();
  return (
    <Card title={t('tax.title')}>
      <MutedText>{about ?? t('tax.noLaw', { year: String(tax_year) })}</MutedText>
    </Card>
  );
}

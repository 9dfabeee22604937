import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';

/** Takes the place of the estimate in a season whose tax law the portal doesn't have. */
export function NoEstimate() {
  const t = useTranslate();
  const { tax_year } = useSeason();
  return (
    <Card title={t('tax.title')}>
      <MutedText>{t('tax.noLaw', { year: String(tax_year) })}</MutedText>
    </Card>
  );
}

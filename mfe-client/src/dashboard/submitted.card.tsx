import { Link } from 'react-router-dom';
import type { PreparerStanding } from '@portal/domain/assignments/preparer-standing';
import { formatDate } from '@portal/domain/i18n/format';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { PreparerNotice } from '@portal/feature-tax-forms/preparer-notice';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, DoneIcon, Inline, MutedText } from '@portal/ui-kit/core';

interface SubmittedCardProps {
  intake: Pick<IntakeForm, 'submitted_at' | 'created_at' | 'has_unsubmitted_changes'>;
  standing: PreparerStanding | null;
}

/** Lasting confirmation of a submitted intake form: date and preparer. */
export function SubmittedCard({ intake, standing }: SubmittedCardProps) {
  const t = useTranslate();
  const date = formatDate(intake.submitted_at ?? intake.created_at, useLocale());
  const name = standing?.kind === 'assigned' || standing?.kind === 'other' ? standing.name : null;
  const isWithOffice = standing?.kind === 'none';
  return (
    <Card
      id="submitted"
      title={
        <>
          <DoneIcon /> {t('dashboard.submitted.title', { date })}
        </>
      }
    >
      <Inline>
        {name ? <span>{t('dashboard.submitted.with', { name })}</span> : null}
        {isWithOffice ? <span>{t('dashboard.submitted.withOffice')}</span> : null}
        <Link to="/intake-form">{t('dashboard.submitted.view')}</Link>
        {isWithOffice ? <Link to="/assign-preparer">{t('assignments.notice.choose')}</Link> : null}
      </Inline>
      {intake.has_unsubmitted_changes ? <MutedText>{t('dashboard.submitted.changed')}</MutedText> : null}
      {isWithOffice ? null : <PreparerNotice standing={standing} submitted />}
    </Card>
  );
}

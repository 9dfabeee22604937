import { useSite } from '@portal/data-access/site';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { mailLink, phoneLink } from '../directory/contact-links';

const nextSteps = ['credentials', 'review', 'assigned', 'contact'] as const;

/** @param sent whether the form is sent; if so, completed steps are omitted */
export function NextSteps({ sent = false }: { sent?: boolean }) {
  const t = useTranslate();
  const steps = nextSteps.filter((step) => !sent || step !== 'credentials');
  return (
    <Card title={t('intakeWizard.nextTitle')}>
      <ol className="public-next">
        {steps.map((step) => (
          <li key={step}>{t(`intakeWizard.nextSteps.${step}`)}</li>
        ))}
      </ol>
      <Help />
    </Card>
  );
}

const Help = () => {
  const t = useTranslate();
  const site = useSite();
  if (!site?.phone || !site.email) return null;
  return (
    <p>
      <strong>{t('intakeWizard.helpTitle')}</strong> <a href={phoneLink(site.phone)}>{site.phone}</a> ·{' '}
      <a href={mailLink(site.email)}>{site.email}</a>
    </p>
  );
};

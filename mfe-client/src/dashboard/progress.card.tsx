import { clientDashboardProgress, progressTone, type ProgressFacts } from '@portal/domain/progress/progress';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { Checklist, ProgressBar } from '@portal/ui-kit/data';

export function ProgressCard({ facts }: { facts: ProgressFacts }) {
  const t = useTranslate();
  const { percent, steps } = clientDashboardProgress(facts);
  return (
    <Card>
      <ProgressBar label={t('dashboard.progress')} percent={percent} tone={progressTone(percent)} />
      <Checklist items={steps.map(({ name, done }) => ({ name: t(name), done }))} />
    </Card>
  );
}

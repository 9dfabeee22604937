import { dashboardWords as words } from '@portal/domain/overview/dashboard.words';
import { clientDashboardProgress, progressTone, type ProgressFacts } from '@portal/domain/progress/progress';
import { Card, ProgressBar, Steps } from '@portal/ui-kit/core';

export function ProgressCard({ facts }: { facts: ProgressFacts }) {
  const { percent, steps } = clientDashboardProgress(facts);
  return (
    <Card>
      <ProgressBar label={words.progress} percent={percent} tone={progressTone(percent)} />
      <Steps steps={steps} />
    </Card>
  );
}

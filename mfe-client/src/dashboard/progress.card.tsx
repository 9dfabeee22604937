import { Link } from 'react-router-dom';
import {
  clientDashboardProgress,
  clientDetailProgress,
  progressTone,
  type ProgressFacts,
} from '@portal/domain/progress/progress';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText, ProgressBar } from '@portal/ui-kit/core';
import { Checklist } from '@portal/ui-kit/data';

interface ProgressCardProps {
  facts: ProgressFacts;
  /** True if the intake form has been started but not submitted. */
  draft: boolean;
  /** Whether it is still the client's turn. Afterwards the office decides what is missing, and the return says so. */
  isOpen: boolean;
}

/** Shows the progress, and links each step to its page. */
export function ProgressCard({ facts, draft, isOpen }: ProgressCardProps) {
  const t = useTranslate();
  const { percent, steps } = clientDashboardProgress(facts);
  const wanted = clientDetailProgress(facts).steps;
  const missing = wanted.filter(({ done }) => !done).map(({ name }) => t(name));
  return (
    <Card>
      <ProgressBar
        steps={steps.length}
        label={t('dashboard.progress')}
        percent={percent}
        tone={progressTone(percent)}
      />
      <Checklist
        items={steps.map(({ name, done }) => {
          const isForm = name === 'progress.taxIntakeForm';
          const started = isForm && draft;
          return {
            key: name,
            name: <Link to={isForm ? '/intake-form' : '/documents'}>{t(name)}</Link>,
            done: done && !started,
            ...(started ? { note: t('dashboard.started') } : {}),
          };
        })}
      />
      {isOpen ? (
        /* The preparer's screen counts four requirements, this one three (specification part 1, section 4). */
        <MutedText>
          {t('dashboard.forPreparer', { done: wanted.length - missing.length, count: wanted.length })}
          {missing.length > 0 ? ` · ${t('dashboard.forPreparerMissing', { names: missing.join(', ') })}` : null}
        </MutedText>
      ) : null}
    </Card>
  );
}

import type { ReactNode } from 'react';
import type { ClientDetail } from '@portal/domain/clients/clients.dto';
import { clientDetailProgress, progressTone } from '@portal/domain/progress/progress';
import { useTranslate } from '@portal/i18n';
import { ProgressBar } from '@portal/ui-kit/core';
import { StateChip } from '@portal/ui-kit/data';

interface CompletionCardProps {
  client: ClientDetail;
  /** Shown at the end of the row. */
  children?: ReactNode;
}

/** The client's progress in percent, and each of the four requirements. */
export function CompletionCard({ client, children }: CompletionCardProps) {
  const t = useTranslate();
  const { percent, steps } = clientDetailProgress(client);
  // A draft is included in the percentage but not shown as done (decisions, section 5).
  const isStarted = (name: string) => name === 'progress.intakeForm' && client.intake_state === 'draft';
  return (
    <div className="client-completion">
      <ProgressBar label={t('clients.detail.completion')} percent={percent} tone={progressTone(percent)} />
      <ul className="client-requirements">
        {steps.map(({ name, done, waived }) => (
          <li key={name}>
            <span>{t(name)}</span>
            {isStarted(name) ? (
              <StateChip tone="info">{t('clients.detail.started')}</StateChip>
            ) : (
              <StateChip tone={done ? 'success' : 'default'}>
                {t(`clients.detail.${done ? 'complete' : waived ? 'waived' : 'pending'}`)}
              </StateChip>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

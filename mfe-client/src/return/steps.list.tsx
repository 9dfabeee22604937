import { formatDate } from '@portal/domain/i18n/format';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { DoneIcon, OpenIcon } from '@portal/ui-kit/core';
import { stepLines, type StepLine } from './return-steps';

/** The seven steps of a return, each in words and with its date. */
export function StepsList({ status }: { status: ReturnStatus | null }) {
  const t = useTranslate();
  return (
    <ol className="return-steps" data-turn={status?.turn}>
      {stepLines(status).map(({ step, phase, at }) => (
        <li key={step} data-phase={phase} aria-current={isCurrent(phase) ? 'step' : undefined}>
          {phase === 'done' ? <DoneIcon /> : <OpenIcon />}
          <span>
            {t(`returns.steps.${step}`)} <small>{t(`clientReturn.phases.${phase}`)}</small>
          </span>
          {at ? <StepDay phase={phase} at={at} /> : null}
        </li>
      ))}
    </ol>
  );
}

const isCurrent = (phase: StepLine['phase']): boolean => phase === 'now' || phase === 'sentBack';

function StepDay({ phase, at }: { phase: StepLine['phase']; at: string }) {
  const t = useTranslate();
  const date = formatDate(at, useLocale());
  return <time dateTime={at}>{phase === 'now' ? t('clientReturn.since', { date }) : date}</time>;
}

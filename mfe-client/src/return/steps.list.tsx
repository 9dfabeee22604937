import { formatDate } from '@portal/domain/i18n/format';
import { turnWordOf } from '@portal/domain/returns/return-states';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { DoneIcon, OpenIcon } from '@portal/ui-kit/core';
import { stepLines, type StepLine } from './return-steps';

interface StepsListProps {
  status: ReturnStatus | null;
  /** Leaves the words that the icons repeat to screen readers. */
  compact?: boolean;
}

/** The seven steps of a return, each in words and with its date. */
export function StepsList({ status, compact = false }: StepsListProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <ol className="return-steps" data-turn={status ? turnWordOf(status) : undefined}>
      {stepLines(status).map(({ step, phase, at }) => {
        const date = at ? formatDate(at, locale) : null;
        return (
          <li key={step} data-phase={phase} aria-current={isCurrent(phase) ? 'step' : undefined}>
            {phase === 'done' ? <DoneIcon /> : <OpenIcon />}
            <span>
              {t(`returns.steps.${step}`)}{' '}
              <small className={compact && (phase === 'done' || phase === 'later') ? 'ui-hidden' : undefined}>
                {phase === 'now' && date ? t('clientReturn.nowSince', { date }) : t(`clientReturn.phases.${phase}`)}
              </small>
            </span>
            {at && phase !== 'now' ? <time dateTime={at}>{date}</time> : null}
          </li>
        );
      })}
    </ol>
  );
}

const isCurrent = (phase: StepLine['phase']): boolean => phase === 'now' || phase === 'sentBack';

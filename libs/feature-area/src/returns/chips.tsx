import type { QueueRow, ReturnDetail } from '@portal/domain/returns/returns.dto';
import { queueAgeOf } from '@portal/domain/returns/queue-age';
import { turnWordOf, type ReturnState, type TurnWord } from '@portal/domain/returns/return-states';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Inline } from '@portal/ui-kit/core';
import { StateChip } from '@portal/ui-kit/data';
import { NoValue } from '@portal/ui-kit/table';

/** Amber is what staff have to do. */
const turnTones: Partial<Readonly<Record<TurnWord, 'warning' | 'info' | 'success'>>> = {
  office: 'warning',
  authority: 'info',
  nobody: 'success',
};

/** Whose turn it is, in the words of the office. */
export function TurnBadge({ detail }: { detail: ReturnDetail }) {
  const t = useTranslate();
  const word = turnWordOf(detail);
  return <StateChip tone={turnTones[word] ?? 'default'}>{t(`returns.staffTurns.${word}`)}</StateChip>;
}

const stateTones: Partial<Readonly<Record<ReturnState, 'success' | 'error' | 'info'>>> = {
  ready_to_prepare: 'info',
  preparing: 'info',
  in_review: 'info',
  changes_requested: 'info',
  ready_to_file: 'info',
  rejected: 'error',
  accepted: 'success',
};

export function ReturnStateChip({ state }: { state: ReturnState }) {
  const t = useTranslate();
  return <StateChip tone={stateTones[state] ?? 'default'}>{t(`returns.states.${state}`)}</StateChip>;
}

const ageTones = { days_3_5: 'warning', over_5: 'error' } as const;

/** How long a return has been in its state; amber and red only while it is the office's turn. */
export function AgeChip({ row }: { row: Pick<QueueRow, 'business_days' | 'state_since' | 'turn'> }) {
  const t = useTranslate();
  const locale = useLocale();
  const age = queueAgeOf(row.business_days);
  const time = (
    <time dateTime={row.state_since} title={t('staffReturns.since', { when: formatDate(row.state_since, locale) })}>
      {t(`returns.ages.${age}`)}
    </time>
  );
  if (row.turn !== 'office' || age === 'today' || age === 'days_1_2') return <span className="ui-muted">{time}</span>;
  return <StateChip tone={ageTones[age]}>{time}</StateChip>;
}

/** What makes a return special: that it amends another, an urgent client, an answer, changed answers, a due date. */
export function ReturnFlags({
  row,
}: {
  row: Pick<QueueRow, 'kind' | 'urgent' | 'answered' | 'answers_changed' | 'due_on'>;
}) {
  const t = useTranslate();
  const locale = useLocale();
  const { urgent = false, answered, answers_changed: changed, due_on: due } = row;
  const isAmended = row.kind === 'amended';
  if (!isAmended && !urgent && !answered && !changed && !due) return <NoValue label={t('staffReturns.flags.none')} />;
  return (
    <Inline>
      {isAmended ? <StateChip tone="info">{t('staffReturns.flags.amended')}</StateChip> : null}
      {urgent ? <StateChip tone="error">{t('staffReturns.flags.urgent')}</StateChip> : null}
      {answered ? <StateChip tone="info">{t('staffReturns.flags.answered')}</StateChip> : null}
      {changed ? <StateChip tone="warning">{t('staffReturns.flags.answersChanged')}</StateChip> : null}
      {due ? <span>{t('staffReturns.flags.due', { date: formatDate(`${due}T12:00`, locale) })}</span> : null}
    </Inline>
  );
}

/** The open documents, by whose turn they are, and those that come later. */
export function OpenPapers({ row }: { row: Pick<QueueRow, 'open_for_client' | 'open_for_office' | 'awaited'> }) {
  const t = useTranslate();
  const counts = { client: row.open_for_client, office: row.open_for_office, later: row.awaited ?? 0 };
  const parts = (['client', 'office', 'later'] as const)
    .filter((where) => counts[where] > 0)
    .map((where) => t(`staffReturns.papers.${where}`, { count: counts[where] }));
  return parts.length === 0 ? <NoValue label={t('staffReturns.papers.none')} /> : <span>{parts.join(' · ')}</span>;
}

import { useState } from 'react';
import { useSeason } from '@portal/data-access/season-context';
import { formatCalendarDate } from '@portal/domain/i18n/format';
import { dateIn } from '@portal/domain/returns/business-days';
import { dueDateOf, isPastDue } from '@portal/domain/returns/deadlines';
import { turnWordOf, type ReturnState, type TurnWord } from '@portal/domain/returns/return-states';
import type { QueueRow, ReturnDetail } from '@portal/domain/returns/returns.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Inline } from '@portal/ui-kit/core';
import { AgeChip, StateChip } from '@portal/ui-kit/data';
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

/** How long a return has been in its state; amber and red only while it is the office's turn. */
export const ReturnAge = ({ row }: { row: Pick<QueueRow, 'business_days' | 'state_since' | 'turn'> }) => (
  <AgeChip since={row.state_since} days={row.business_days} isOurs={row.turn === 'office'} />
);

/** Rows of a list are of the season that the page shows. */
type DueRow = Parameters<typeof isPastDue>[1] & { tax_year?: number };

/** Returns the date that a return has missed, in the user's time zone; null if it is not late. */
function usePastDue(row: DueRow): string | null {
  const season = useSeason();
  const { tax_year = season.tax_year } = row;
  const [today] = useState(() => dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()));
  return isPastDue(tax_year, row, today) ? dueDateOf(tax_year, row) : null;
}

/** Marks a return that should have been filed by now; the date is in the tooltip. */
export function PastDueChip({ row }: { row: DueRow }) {
  const t = useTranslate();
  const locale = useLocale();
  const due = usePastDue(row);
  if (due === null) return null;
  return (
    <StateChip tone="error" title={t('staffReturns.flags.due', { date: formatCalendarDate(due, locale) })}>
      {t('staffReturns.flags.pastDue')}
    </StateChip>
  );
}

/** What makes a return special: that it amends another, an urgent client, an answer, changed answers, a due date. */
export function ReturnFlags({
  row,
}: {
  row: Pick<QueueRow, 'kind' | 'state' | 'urgent' | 'answered' | 'answers_changed' | 'due_on'>;
}) {
  const t = useTranslate();
  const locale = useLocale();
  const { urgent = false, answered, answers_changed: changed, due_on: due } = row;
  const isAmended = row.kind === 'amended';
  const isLate = usePastDue(row) !== null;
  if (!isAmended && !isLate && !urgent && !answered && !changed && !due)
    return <NoValue label={t('staffReturns.flags.none')} />;
  return (
    <Inline>
      {isAmended ? <StateChip tone="info">{t('staffReturns.flags.amended')}</StateChip> : null}
      {urgent ? <StateChip tone="error">{t('staffReturns.flags.urgent')}</StateChip> : null}
      {answered ? <StateChip tone="info">{t('staffReturns.flags.answered')}</StateChip> : null}
      {changed ? <StateChip tone="warning">{t('staffReturns.flags.answersChanged')}</StateChip> : null}
      <PastDueChip row={row} />
      {due && !isLate ? <span>{t('staffReturns.flags.due', { date: formatCalendarDate(due, locale) })}</span> : null}
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

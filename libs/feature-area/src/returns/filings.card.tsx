import type { ReactNode } from 'react';
import { formatDate } from '@portal/domain/i18n/format';
import type { Filing } from '@portal/domain/returns/filings.dto';
import { rejectionOf, type Rejection } from '@portal/domain/returns/reject-codes';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Card, List, MutedText, lazyWindow } from '@portal/ui-kit/core';
import { StateChip } from '@portal/ui-kit/data';
import type { FilingsModalProps } from './filings.modal';
import { useFactsWindow } from './use-facts-window';
import './returns.css';

const FilingsModal = lazyWindow<FilingsModalProps>(() =>
  import('./windows').then(({ FilingsModal: Modal }) => ({ default: Modal })),
);

interface FilingsCardProps extends Pick<FilingsModalProps, 'filings' | 'version' | 'timeZone'> {
  /** Absent if the user can only read the filings. */
  record?: FilingsModalProps['send'];
  /** Offers the paper that mends a rejection with a known code; absent if the user can only read. */
  mend?: (filing: Filing, rejection: Rejection) => ReactNode;
  onStale: () => void;
}

/** What was sent to each authority, and what became of it. */
export function FilingsCard({ filings, version, timeZone, record, mend, onStale }: FilingsCardProps) {
  const t = useTranslate();
  const window = useFactsWindow();
  return (
    <Card
      title={t('staffReturns.filings')}
      extra={
        record && filings.length > 0 ? <Button onClick={window.open}>{t('staffReturns.editFilings')}</Button> : null
      }
    >
      <FilingList filings={filings} mend={mend} />
      {record && window.isOpen ? (
        <FilingsModal {...{ filings, version, timeZone, onStale }} send={record} {...window.props} />
      ) : null}
    </Card>
  );
}

interface FilingListProps {
  filings: readonly Filing[];
  mend?: FilingsCardProps['mend'];
}

export function FilingList({ filings, mend }: FilingListProps) {
  const t = useTranslate();
  if (filings.length === 0) return <MutedText>{t('staffReturns.noFilings')}</MutedText>;
  return (
    <List>
      {filings.map((filing) => (
        <FilingItem key={filing.authority} filing={filing} mend={mend} />
      ))}
    </List>
  );
}

const tones = { pending: 'default', accepted: 'success', rejected: 'error' } as const;

function FilingItem({ filing, mend }: { filing: Filing; mend: FilingsCardProps['mend'] }) {
  const t = useTranslate();
  const locale = useLocale();
  const dateOf = (day: string): string => formatDate(`${day}T12:00`, locale);
  const outcome = t(`returns.outcomes.${filing.outcome}`);
  const rejection = filing.outcome === 'rejected' ? rejectionOf(filing.code ?? '') : undefined;
  const words = filing.words ?? (rejection && t(rejection.words));
  return (
    <li>
      <strong>{filing.authority === 'federal' ? t('staffReturns.federal') : filing.authority}</strong>
      <StateChip tone={tones[filing.outcome]}>
        {filing.outcome_on ? t('staffReturns.outcomeOn', { outcome, date: dateOf(filing.outcome_on) }) : outcome}
      </StateChip>
      <div className="return-details">
        <p className="ui-muted">
          {[
            t(`returns.methods.${filing.method}`),
            t('staffReturns.sentOn', { date: dateOf(filing.sent_on) }),
            filing.submission_id,
            filing.code,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {words ? <p>{words}</p> : null}
        {rejection ? mend?.(filing, rejection) : null}
      </div>
    </li>
  );
}

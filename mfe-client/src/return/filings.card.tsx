import { formatCalendarDate } from '@portal/domain/i18n/format';
import type { EarlierReturn } from '@portal/domain/returns/amendments.dto';
import { earlierReturnName } from '@portal/domain/returns/return-kind';
import type { Filing } from '@portal/domain/returns/filings.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, List, MutedText } from '@portal/ui-kit/core';
import { StateChip } from '@portal/ui-kit/data';
import { useReturnWords } from './use-return-words';

const tones = { pending: 'info', accepted: 'success', rejected: 'error' } as const;

/** Lists what was sent to each authority, what became of it, and the office's words about a rejection. */
export function FilingsCard({ filings }: { filings: readonly Filing[] }) {
  const t = useTranslate();
  return (
    <Card id="filings" title={t('clientReturn.filings.title')}>
      <FilingList filings={filings} />
    </Card>
  );
}

/** The accepted return that an amended one corrects: when it was accepted, and what was sent. */
export function EarlierCard({ earlier }: { earlier: EarlierReturn }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Card title={earlierReturnName(t, locale, earlier)}>
      <FilingList filings={earlier.filings} />
    </Card>
  );
}

function FilingList({ filings }: { filings: readonly Filing[] }) {
  return (
    <List>
      {filings.map((filing, index) => (
        <li key={index} className="return-filing">
          <FilingLines filing={filing} />
        </li>
      ))}
    </List>
  );
}

function FilingLines({ filing: { authority, method, sent_on, outcome, outcome_on, code, words } }: { filing: Filing }) {
  const t = useTranslate();
  const locale = useLocale();
  const { authorityOf } = useReturnWords();
  const sent = t('clientReturn.filings.sent', { date: formatCalendarDate(sent_on, locale) });
  return (
    <>
      <span>
        <strong>{authorityOf(authority)}</strong>
        <small>{`${sent} · ${t(`returns.methods.${method}`)}`}</small>
      </span>
      <span>
        <StateChip tone={tones[outcome]}>{t(`returns.outcomes.${outcome}`)}</StateChip>
        {outcome_on ? <time dateTime={outcome_on}>{formatCalendarDate(outcome_on, locale)}</time> : null}
      </span>
      {outcome === 'rejected' && words ? <p>{words}</p> : null}
      {outcome === 'rejected' && code ? <MutedText>{t('clientReturn.filings.code', { code })}</MutedText> : null}
    </>
  );
}

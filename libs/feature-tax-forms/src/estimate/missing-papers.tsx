import { useId } from 'react';
import { formatDollars } from '@portal/domain/i18n/format';
import { message, type Message, type PlainMessageId } from '@portal/domain/i18n/message';
import type { MissingPaper } from '@portal/tax-engine/range/missing-paper';
import type { TaxRange } from '@portal/tax-engine/range/tax-range';
import { MutedText } from '@portal/ui-kit/core';
import { refundOrOwed } from './refund-or-owed';
import { useEstimateNames } from './use-estimate-names';

function nameOf({ kind, person, paid = [] }: MissingPaper): Message {
  if (kind === 'payments') return message('tax.papers.payments');
  if (typeof person === 'number') return message('tax.papers.child', { child: person + 1 });
  if (person) return message(`tax.papers.${person}`);
  if (paid.length > 1) return message('tax.papers.w2');
  return message(paid[0]?.fact === 'state_withheld' ? 'tax.papers.w2State' : 'tax.papers.w2Federal');
}

const boundsOfKind = {
  w2: 'tax.papers.boundsW2',
  payments: 'tax.papers.boundsPayments',
  birth_date: 'tax.papers.boundsAges',
} as const;

/** Returns the bounds of the kinds of papers that are missing, once each. */
const boundsOf = (papers: TaxRange['papers']): PlainMessageId[] =>
  Object.entries(boundsOfKind).flatMap(([kind, id]) => (papers.some(({ paper }) => paper.kind === kind) ? [id] : []));

interface MissingPapersProps {
  range: TaxRange;
  /** Whether the user is the client. */
  isOwn?: boolean;
}

/** Shows between which results the missing papers decide, and what each of them decides, the largest first. */
export function MissingPapers({ range, isOwn = true }: MissingPapersProps) {
  const { t, locale } = useEstimateNames();
  const id = useId();
  // Rounds away from the middle, so that the true result is not outside of what is shown.
  const [low, high] = [Math.floor(range.low.balance), Math.ceil(range.high.balance)];
  const balance = (amount: number): string => {
    const { word } = refundOrOwed(
      { estimated_owe: Math.max(0, -amount), estimated_refund: Math.max(0, amount) },
      false,
    );
    return amount === 0 ? t(word) : `${t(word)} ${formatDollars(Math.abs(amount), locale)}`;
  };
  const deciding = range.papers.filter(({ worth }) => worth >= 1);
  if (deciding.length === 0) return null;
  return (
    <section className="tax-papers" aria-labelledby={id}>
      <h3 id={id}>{t(isOwn ? 'tax.papers.title' : 'tax.papers.titleOfClient')}</h3>
      <dl className="tax-parts">
        <div>
          <dt>{t('tax.papers.lowest')}</dt>
          <dd>{balance(low)}</dd>
        </div>
        <div>
          <dt>{t('tax.papers.highest')}</dt>
          <dd>{balance(high)}</dd>
        </div>
      </dl>
      <ul className="tax-papers__list">
        {deciding.map(({ paper, worth }) => (
          <li key={paper.id}>
            <span>{t(nameOf(paper))}</span>
            <span className="ui-money">
              {t('tax.papers.upTo', { amount: formatDollars(Math.ceil(worth), locale) })}
            </span>
          </li>
        ))}
      </ul>
      <MutedText>
        {boundsOf(deciding)
          .map((bounds) => t(bounds))
          .join(' ')}
      </MutedText>
      {range.assumed.length > 0 ? (
        <MutedText>{t('tax.papers.assumed', { count: range.assumed.length })}</MutedText>
      ) : null}
    </section>
  );
}

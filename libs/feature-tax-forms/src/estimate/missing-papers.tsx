import { useId } from 'react';
import { formatDollars } from '@portal/domain/i18n/format';
import type {} from '@portal/domain/tax/tax-papers.messages';
import type { TaxRange } from '@portal/tax-engine/range/tax-range';
import { MutedText } from '@portal/ui-kit/core';
import { boundsOf, nameOf } from './paper-words';
import { refundOrOwed } from './refund-or-owed';
import { useEstimateNames } from './use-estimate-names';

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
      <h3 id={id}>{t(isOwn ? 'taxPapers.title' : 'taxPapers.titleOfClient')}</h3>
      <dl className="tax-parts">
        <div>
          <dt>{t('taxPapers.lowest')}</dt>
          <dd>{balance(low)}</dd>
        </div>
        <div>
          <dt>{t('taxPapers.highest')}</dt>
          <dd>{balance(high)}</dd>
        </div>
      </dl>
      <ul className="tax-papers__list">
        {deciding.map(({ paper, worth }) => (
          <li key={paper.id}>
            <span>{t(nameOf(paper))}</span>
            <span className="ui-money">{t('taxPapers.upTo', { amount: formatDollars(Math.ceil(worth), locale) })}</span>
          </li>
        ))}
      </ul>
      <MutedText>
        {boundsOf(deciding, locale)
          .map((bounds) => t(bounds))
          .join(' ')}
      </MutedText>
      {range.assumed.length > 0 ? (
        <MutedText>{t('taxPapers.assumed', { count: range.assumed.length })}</MutedText>
      ) : null}
      {range.uncounted.length > 0 ? <MutedText>{t('taxPapers.socialSecurity')}</MutedText> : null}
    </section>
  );
}

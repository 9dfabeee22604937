import { useId } from 'react';
import { formatDollars, formatRate } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import { message, type Message, type PlainMessageId } from '@portal/domain/i18n/message';
import { expectedShares } from '@portal/tax-engine/range/expected-papers';
import type { MissingPaper } from '@portal/tax-engine/range/paper';
import type { TaxRange } from '@portal/tax-engine/range/tax-range';
import { MutedText } from '@portal/ui-kit/core';
import { refundOrOwed } from './refund-or-owed';
import { useEstimateNames } from './use-estimate-names';

const nameOfAmount = {
  w2_income: 'tax.papers.w2From',
  self_employment_income: 'tax.papers.necFrom',
  retirement_income: 'tax.papers.pensionFrom',
  other_income: 'tax.papers.interestFrom',
} as const;

function nameOf({ kind, person, paid = [], amount, name = '' }: MissingPaper): Message {
  if (kind === '1098') return message('tax.papers.mortgage');
  if (amount && amount.fact in nameOfAmount)
    return message(nameOfAmount[amount.fact as keyof typeof nameOfAmount], { name });
  if (kind === 'payments') return message('tax.papers.payments');
  if (typeof person === 'number') return message('tax.papers.child', { child: person + 1 });
  if (person) return message(`tax.papers.${person}`);
  if (name) return message('tax.papers.w2WithheldFrom', { name });
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
  Object.entries(boundsOfKind).flatMap(([kind, id]) =>
    papers.some(({ paper }) => paper.kind === kind && !paper.amount) ? [id] : [],
  );

const boundsOfAmount = {
  w2_income: 'tax.papers.boundsWages',
  self_employment_income: 'tax.papers.boundsNec',
  retirement_income: 'tax.papers.boundsPension',
  other_income: 'tax.papers.boundsInterest',
  mortgage_interest: 'tax.papers.boundsMortgage',
} as const;

/** Returns the bounds of the papers of which nothing is known, and of what they can show as withheld. */
function boundsOfExpected(papers: TaxRange['papers'], locale: Locale): Message[] {
  const amounts = new Map(papers.flatMap(({ paper: { amount } }) => (amount ? [[amount.fact, amount] as const] : [])));
  const bounds = Object.entries(boundsOfAmount).flatMap(([fact, id]) => {
    const amount = amounts.get(fact as keyof typeof boundsOfAmount);
    return amount
      ? [message(id, { most: formatDollars(amount.to, locale), step: formatDollars(amount.step, locale) })]
      : [];
  });
  const { federal_withheld, state_withheld } = expectedShares;
  const isWithheld = papers.some(({ paper: { amount, paid = [] } }) => amount && paid.length > 0);
  const shares = { federal: formatRate(federal_withheld, locale), state: formatRate(state_withheld, locale) };
  return isWithheld ? [...bounds, message('tax.papers.boundsWithheld', shares)] : bounds;
}

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
        {[
          ...boundsOf(deciding).map((bounds) => t(bounds)),
          ...boundsOfExpected(deciding, locale).map((bounds) => t(bounds)),
        ].join(' ')}
      </MutedText>
      {range.assumed.length > 0 ? (
        <MutedText>{t('tax.papers.assumed', { count: range.assumed.length })}</MutedText>
      ) : null}
    </section>
  );
}

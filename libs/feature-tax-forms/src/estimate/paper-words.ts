import { formatDollars, formatRate } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import { message, type Message, type PlainMessageId } from '@portal/domain/i18n/message';
import { benefitShares, expectedShares } from '@portal/tax-engine/range/expected-papers';
import type { MissingPaper, PaperKind } from '@portal/tax-engine/range/paper';
import type { TaxRange } from '@portal/tax-engine/range/tax-range';

type Papers = TaxRange['papers'];

const namesOfPayers = {
  w2: 'taxPapers.w2From',
  '1099_nec': 'taxPapers.necFrom',
  '1099_k': 'taxPapers.platformFrom',
  '1099_r': 'taxPapers.pensionFrom',
  '1099_int_div': 'taxPapers.interestFrom',
  '1099_b': 'taxPapers.brokerFrom',
} as const;
const isFromPayer = (kind: PaperKind): kind is keyof typeof namesOfPayers => kind in namesOfPayers;

const names = {
  '1095_a': 'taxPapers.marketplace',
  '1098': 'taxPapers.mortgage',
  '1099_g': 'taxPapers.benefits',
  payments: 'taxPapers.payments',
} as const satisfies Partial<Record<PaperKind, PlainMessageId>>;
const hasOneName = (kind: PaperKind): kind is keyof typeof names => kind in names;

/** Returns the name of a paper in the list. */
export function nameOf({ kind, person, paid = [], amount, name = '' }: MissingPaper): Message {
  if (amount && isFromPayer(kind)) return message(namesOfPayers[kind], { name });
  if (hasOneName(kind)) return message(names[kind]);
  if (typeof person === 'number') return message('taxPapers.child', { child: person + 1 });
  if (person) return message(`taxPapers.${person}`);
  if (kind === '1099_r')
    return name ? message('taxPapers.pensionWithheldFrom', { name }) : message('taxPapers.pension');
  if (name) return message('taxPapers.w2WithheldFrom', { name });
  if (paid.length > 1) return message('taxPapers.w2');
  return message(paid[0]?.fact === 'state_withheld' ? 'taxPapers.w2State' : 'taxPapers.w2Federal');
}

const boundsOfKind = {
  w2: 'taxPapers.boundsW2',
  payments: 'taxPapers.boundsPayments',
  birth_date: 'taxPapers.boundsAges',
} as const;

const boundsOfAmount = {
  w2: 'taxPapers.boundsWages',
  '1099_nec': 'taxPapers.boundsNec',
  '1099_k': 'taxPapers.boundsPlatform',
  '1099_r': 'taxPapers.boundsPension',
  '1099_int_div': 'taxPapers.boundsInterest',
  '1099_b': 'taxPapers.boundsBroker',
  '1098': 'taxPapers.boundsMortgage',
} as const;

/** Returns the bounds of the papers of which nothing is known. */
const amountsOf = (papers: Papers, locale: Locale): Message[] =>
  Object.entries(boundsOfAmount).flatMap(([kind, id]) => {
    const { amount } = papers.find(({ paper }) => paper.kind === kind && paper.amount)?.paper ?? {};
    if (!amount) return [];
    return [message(id, { most: formatDollars(amount.to, locale), step: formatDollars(amount.step, locale) })];
  });

/** Returns what papers can show as withheld. The W-2 of the entered wages has bounds of its own. */
function withheldOf(papers: Papers, locale: Locale): Message[] {
  const isAny = (test: (paper: MissingPaper) => boolean): boolean =>
    papers.some(({ paper }) => (paper.paid ?? []).length > 0 && test(paper));
  const rates = ({ federal_withheld, state_withheld }: typeof expectedShares | typeof benefitShares) => ({
    federal: formatRate(federal_withheld, locale),
    state: formatRate(state_withheld, locale),
  });
  const pension = isAny(({ amount }) => amount !== undefined)
    ? [message('taxPapers.boundsWithheld', rates(expectedShares))]
    : isAny(({ kind }) => kind === '1099_r')
      ? [message('taxPapers.boundsPensionWithheld', rates(expectedShares))]
      : [];
  const isBenefits = isAny(({ kind }) => kind === '1099_g');
  return isBenefits ? [...pension, message('taxPapers.boundsBenefitsWithheld', rates(benefitShares))] : pension;
}

/** Returns the bounds of the kinds of papers that are missing, once each. */
export function boundsOf(papers: Papers, locale: Locale): Message[] {
  const kinds = Object.entries(boundsOfKind).flatMap(([kind, id]) =>
    papers.some(({ paper }) => paper.kind === kind && !paper.amount) ? [message(id)] : [],
  );
  const { premiums } = papers.find(({ paper }) => paper.premiums !== undefined)?.paper ?? {};
  return [
    ...kinds,
    ...amountsOf(papers, locale),
    ...(premiums === undefined
      ? []
      : [message('taxPapers.boundsMarketplace', { most: formatDollars(premiums, locale) })]),
    ...withheldOf(papers, locale),
  ];
}

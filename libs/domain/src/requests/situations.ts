import { requestLimits } from './requests.limits';

export const situationAnswers = ['yes', 'no', 'not_sure'] as const;
export type SituationAnswer = (typeof situationAnswers)[number];

/**
 * The twelve cards of "What happened in {year}?", and the lists of names that belong to each: who paid, or whom it is
 * about. The intake form has one amount per kind of income, and knows no employer.
 */
export const situationCards = {
  employers: ['employer_names'],
  own_work: ['customer_names', 'platform_names'],
  bank: ['bank_names'],
  investments: ['broker_names'],
  retirement: ['pension_names'],
  social_security: ['beneficiary_names'],
  marketplace: [],
  home: [],
  school: ['student_names'],
  student_loan: ['borrower_names'],
  child_care: ['provider_names'],
  ip_pin: ['pin_holder_names'],
} as const;
export type SituationCard = keyof typeof situationCards;
export type NameList = (typeof situationCards)[SituationCard][number];

export const cardNames = Object.keys(situationCards) as SituationCard[];
export const nameLists: readonly NameList[] = Object.values(situationCards).flat();

/** Returns the card that a list of names belongs to; undefined for anything else. */
export const cardOf = (list: string): SituationCard | undefined =>
  cardNames.find((card) => (situationCards[card] as readonly string[]).includes(list));

/** A client's answers; a card without an answer has not been reached yet. */
export type Situations = { readonly [Card in SituationCard]?: SituationAnswer | null | undefined } & {
  readonly [List in NameList]?: readonly string[] | null | undefined;
};

/** Returns the key under which equal names are one: case and spacing do not matter. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the names of a list without blanks and duplicates, in the order of the client. */
export function distinctNames(names: readonly string[] | null | undefined): string[] {
  const byKey = new Map<string, string>();
  for (const name of names ?? []) {
    const key = nameKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name.trim().replace(/\s+/g, ' '));
  }
  return [...byKey.values()].slice(0, requestLimits.names);
}

import type { MessageTree } from '../i18n/message';

/** Messages of the range that missing papers leave; loaded with the search. */
export const taxPapersMessages = {
  title: 'What your papers decide',
  titleOfClient: 'What the client’s papers decide',
  lowest: 'Lowest result',
  highest: 'Highest result',
  upTo: 'up to {amount}',
  w2: 'W-2, boxes 2 and 17 (tax withheld)',
  w2Federal: 'W-2, box 2 (federal tax withheld)',
  w2State: 'W-2, box 17 (state tax withheld)',
  w2From: 'W-2 from {name}',
  w2WithheldFrom: 'W-2 from {name} (tax withheld)',
  necFrom: '1099-NEC from {name}',
  platformFrom: '1099-K from {name}',
  benefits: '1099-G (tax withheld)',
  pensionFrom: '1099-R from {name}',
  pension: '1099-R (tax withheld)',
  pensionWithheldFrom: '1099-R from {name} (tax withheld)',
  interestFrom: '1099-INT or 1099-DIV from {name}',
  brokerFrom: '1099-B from {name}',
  marketplace: 'Form 1095-A (marketplace insurance)',
  mortgage: 'Form 1098 (mortgage interest)',
  payments: 'Form 1040-ES payments',
  filer: 'Date of birth',
  spouse: 'Spouse’s date of birth',
  child: 'Child {child}’s date of birth',
  boundsW2:
    'For the W-2, we count from nothing withheld to the most that Form W-4 leads to for this filing status, without extra amounts.',
  boundsWages: 'For each W-2 without an amount, we count wages from nothing to {most} in steps of {step}.',
  boundsNec: 'For each 1099-NEC, we count from nothing to {most} in steps of {step}.',
  boundsPlatform: 'For each 1099-K, we count a profit from nothing to {most} in steps of {step}.',
  boundsPension: 'For each 1099-R, we count from nothing to {most} in steps of {step}.',
  boundsInterest: 'For each 1099-INT or 1099-DIV, we count from nothing to {most} in steps of {step}.',
  boundsBroker:
    'For each 1099-B, we count a short-term gain from nothing to {most} in steps of {step}, but no loss and no lower rate for long-term gains.',
  boundsMarketplace:
    'For Form 1095-A, we count premiums from nothing to {most} for the year, and advance payments of the credit from nothing to all of them.',
  boundsMortgage: 'For Form 1098, we count from nothing to {most} in steps of {step}.',
  boundsWithheld: 'On a W-2 or 1099-R, we count up to {federal} federal and {state} state tax withheld.',
  boundsPensionWithheld: 'On a 1099-R, we count up to {federal} federal and {state} state tax withheld.',
  boundsBenefitsWithheld: 'On a 1099-G, we count up to {federal} federal and {state} state tax withheld.',
  boundsPayments: 'For Form 1040-ES, we count from nothing to 30% of the profit.',
  boundsAges: 'For a date of birth, we count every age: filers from 18, children younger than the filers.',
  assumed:
    '{count, plural, one {One more date or paper is missing} other {# more dates or papers are missing}}; for those, the range keeps the estimate’s assumptions.',
  socialSecurity:
    'The range doesn’t count Form SSA-1099, because the estimate doesn’t include Social Security benefits.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    taxPapers: typeof taxPapersMessages;
  }
}

import type { MessageTree } from '../i18n/message';

/** What staff read about a client’s estimate where `tax` addresses the client. */
export const staffEstimateMessages = {
  owes: 'Owes',
  none: 'There’s no estimate yet. It requires income, a filing status and a state.',
  needsWithheld: 'To see the refund, the form needs the federal tax withheld (W-2 box 2; 0 if none).',
  disclaimer: 'This is only an estimate. The actual refund or amount owed may differ once the return is prepared.',
  noLaw: 'We can’t estimate taxes for {year} here. Everything else works as usual.',
  paidIsEstimated: 'The form has no withholding. We estimated it from the wages.',
  paidIsNothing: 'The form has no wages and no withholding, so we assume nothing has been paid yet.',
  federalPaidIsEstimated: 'The form has no federal withholding. We estimated it from the wages.',
  federalPaidIsNothing:
    'The form has no wages and no federal withholding, so we assume no federal tax has been paid yet.',
  statePaidIsEstimated: 'The form has no {name} withholding. We estimated it from the wages.',
  statePaidIsNothing: 'The form has no wages and no {name} withholding, so we assume no {name} tax has been paid yet.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    staffEstimate: typeof staffEstimateMessages;
  }
}

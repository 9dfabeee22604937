import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the estimate without an account. */
export const visitorEstimateMessages = {
  title: 'Estimate your refund',
  lead: 'All you need is a few numbers. Everything is calculated in your browser; nothing you type is sent to us.',
  yourNumbers: 'Your numbers',
  box: 'Box {box} of your W-2',
  childrenHelp: 'We assume children are 8 years old. You’ll add details in the intake form.',
  continue: 'Continue with these numbers',
  continueHelp: 'We’ll carry these numbers into your intake form. Nothing is sent until you submit it.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    visitorEstimate: typeof visitorEstimateMessages;
  }
}

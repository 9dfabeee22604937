import type { MessageTree } from '@portal/domain/i18n/message';

/** Sentences of the estimate that needs no account. */
export const visitorEstimateMessages = {
  title: 'Estimate your refund',
  lead: 'A few numbers are enough. Nothing you type here leaves this device: the sum is made in your browser.',
  yourNumbers: 'Your numbers',
  box: 'Box {box} of your W-2',
  childrenHelp: 'Taken to be eight years old. Your form will ask who they are.',
  continue: 'Continue with these numbers',
  continueHelp: 'Takes these numbers into the form that you send us. Until then they stay in this tab.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    visitorEstimate: typeof visitorEstimateMessages;
  }
}

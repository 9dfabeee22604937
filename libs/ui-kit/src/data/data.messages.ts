import type { MessageTree } from '@portal/domain/i18n/message';

export const dataMessages = {
  copied: 'Copied',
  /** How long something has been waiting, in business days. */
  waiting: '{days, plural, =0 {under a day} one {# day} other {# days}}',
  waitingSince: 'Since {date}, in business days',
  copyFailed: 'We couldn’t copy this. Please select the text and copy it yourself.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    data: typeof dataMessages;
  }
}

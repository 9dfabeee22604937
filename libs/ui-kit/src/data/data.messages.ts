import type { MessageTree } from '@portal/domain/i18n/message';

export const dataMessages = {
  copied: 'Copied',
  /** How long something has been waiting. */
  waiting: '{days, plural, =0 {today} one {# day} other {# days}}',
  copyFailed: 'We couldn’t copy this. Please select the text and copy it yourself.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    data: typeof dataMessages;
  }
}

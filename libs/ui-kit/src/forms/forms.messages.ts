import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the form controls themselves. */
export const formsMessages = {
  show: 'Show',
  hide: 'Hide',
  choose: 'Choose…',
  dateHelp: 'Month, day and year, like 04/15/1988.',
  attention: '{count, plural, one {# field needs your attention} other {# fields need your attention}}',
  corrected: '(corrected)',
  allCorrected: 'All fields are corrected.',
  restored: 'We restored what you typed earlier. It isn’t saved yet.',
  discardRestored: 'Show the saved version',
  requiredNote: 'Fields marked * are required to submit.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    forms: typeof formsMessages;
  }
}

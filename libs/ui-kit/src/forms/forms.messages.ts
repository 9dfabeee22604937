import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the form controls themselves. */
export const formsMessages = {
  show: 'Show',
  hide: 'Hide',
  choose: 'Choose…',
  attention: '{count, plural, one {# field needs your attention} other {# fields need your attention}}',
  corrected: '(corrected)',
  allCorrected: 'Everything is corrected.',
  restored: 'What you had typed before is here again. It is not saved yet.',
  discardRestored: 'Show what is saved',
  requiredNote: 'Fields marked with * are required to submit.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    forms: typeof formsMessages;
  }
}

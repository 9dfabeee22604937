import type { MessageTree } from '@portal/domain/i18n/message';

/** Words of the form controls themselves. */
export const formsMessages = {
  show: 'Show',
  hide: 'Hide',
  choose: 'Choose…',
  attention: '{count, plural, one {# field needs your attention} other {# fields need your attention}}',
  corrected: '(corrected)',
  requiredNote: 'Fields marked with * are required to submit.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    forms: typeof formsMessages;
  }
}

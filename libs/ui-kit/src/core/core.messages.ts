import type { MessageTree } from '@portal/domain/i18n/message';

/** Text of the page frame: header, menu and common states. */
export const coreMessages = {
  menu: 'Menu',
  mainNavigation: 'Main',
  skip: 'Skip to content',
  privacy: 'Privacy',
  terms: 'Terms of use',
  appearance: 'Appearance',
  appearances: { system: 'System', light: 'Light', dark: 'Dark' },
  filters: '{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
  loading: 'Loading…',
  tryAgain: 'Try Again',
  windowFailed: 'We couldn’t load this window.',
  dismiss: 'Dismiss',
  messages: 'Messages from the portal',
  done: 'Complete',
  pending: 'Pending',
  yes: 'Yes',
  no: 'No',
  none: '–',
  notReady: 'This page isn’t ready yet.',
  backToDashboard: 'Back to the dashboard',
  backHome: 'Back to Home',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    core: typeof coreMessages;
  }
}

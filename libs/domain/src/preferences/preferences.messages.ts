import type { MessageTree } from '../i18n/message';

/** Messages about a client's general intake, for the client's preparer and the office. */
export const preferencesMessages = {
  title: 'From the general intake',
  none: 'This client didn’t request anything in the general intake.',
  loadFailed: 'Failed to load the client’s requests',
  urgent: 'Urgent',
  wants: 'Prefers {name}',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    preferences: typeof preferencesMessages;
  }
}

import type { MessageTree } from '../i18n/message';

/** What whoever looks after somebody reads of their general intake. */
export const preferencesMessages = {
  title: 'From the general intake',
  none: 'This client asked for nothing in the general intake.',
  loadFailed: 'Failed to load what the client asked',
  urgent: 'Urgent',
  wants: 'Would like: {name}',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    preferences: typeof preferencesMessages;
  }
}

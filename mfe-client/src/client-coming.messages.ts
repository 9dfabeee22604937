import type { MessageTree } from '@portal/domain/i18n/message';

/** Sentences of the client's screens that are not built yet. */
export const clientComingMessages = {
  messages: { title: 'Messages', about: 'Write to your preparer and read the answers.' },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    clientComing: typeof clientComingMessages;
  }
}

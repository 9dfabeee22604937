import type { MessageTree } from '@portal/domain/i18n/message';

/** Sentences of the admin's screens that are not built yet. */
export const adminComingMessages = {
  messages: { title: 'Messages', about: 'Conversations with every client and preparer, and all group chats.' },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    adminComing: typeof adminComingMessages;
  }
}

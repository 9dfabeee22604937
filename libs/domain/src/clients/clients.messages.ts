import type { MessageTree } from '../i18n/message';

/** Every sentence of a preparer's dashboard and of one client's screen (specification part 1, sections 2, 6 and 8). */
export const clientsMessages = {
  reveal: {
    fields: { field: 'Number', child: 'Child', reason: 'Reason', ends_in: 'Last four digits' },
    changed: 'The client has changed this number in the meantime. Please load the page again.',
    childMissing: 'Please say which child.',
  },
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    clients: typeof clientsMessages;
  }
}

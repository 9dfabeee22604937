import type { MessageTree } from '../i18n/message';

/** What the admin reads of assignments (specification part 2, sections 2, 5 and 8). */
export const adminClientsMessages = {
  fields: {
    search: 'Search',
    status: 'Assignment',
    current_preparer_id: 'Current preparer',
    preparer_id: 'Preparer',
    reason: 'Reason',
    expected_count: 'Number of clients',
  },
  reassignMissing: 'Please select both client and preparer',
  bulkMissing: 'Please select clients and a preparer',
  tooMany: 'More than {max, number} clients match. Please narrow your search.',
  matchChanged: 'Your search finds {now, plural, one {# client} other {# clients}} now, not {expected}.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    adminClients: typeof adminClientsMessages;
  }
}

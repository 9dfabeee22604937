import type { MessageTree } from '../i18n/message';

/** Messages about the assignment history, for the admin (specification part 2, sections 2 and 8). */
export const assignmentHistoryMessages = {
  title: 'Activity History',
  search: 'Search by person',
  searchHint: 'Client, preparer or who made the change',
  from: 'From',
  to: 'To',
  loadFailed: 'Failed to load admin dashboard data',
  empty: 'No reassignment history found.',
  emptyAbout: 'Changes to a client’s preparer appear here.',
  columns: {
    when: 'When',
    client: 'Client',
    from: 'From',
    to: 'To',
    reason: 'Reason',
    by: 'Changed by',
    via: 'How',
  },
  nobody: 'None',
  noReason: 'No reason given',
  leadReason: 'Assigned from a general intake',
  ways: {
    code: 'By preparer code',
    choice: 'Chosen by the client',
    preparer_intake: 'With the intake form',
    admin: 'By an administrator',
    admin_bulk: 'Bulk assignment',
    admin_undo: 'Bulk assignment undone',
  },
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    assignmentHistory: typeof assignmentHistoryMessages;
  }
}

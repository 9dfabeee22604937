import type { MessageTree } from '../i18n/message';

/** Every sentence of a preparer's dashboard and of one client's screen (specification part 1, sections 2, 6 and 8). */
export const clientsMessages = {
  title: 'Dashboard',
  lead: 'Welcome, {firstName}. These are your clients for tax year {year}.',
  loadFailed: 'Failed to load dashboard data',
  tiles: {
    clients: 'Clients',
    active: 'Active clients',
    complete: 'Complete',
    documents: 'Documents',
    unread: 'Unread messages',
  },
  list: 'Your clients',
  search: 'Search clients',
  searchHint: 'Name, e-mail, phone or client ID',
  filter: 'Show',
  filters: {
    all: 'All clients',
    complete: 'Complete',
    incomplete: 'Incomplete',
    'no-documents': 'No documents',
  },
  sort: 'Sort by',
  sorts: { name: 'Name', date: 'Date (newest first)', progress: 'Progress (highest first)' },
  columns: {
    client: 'Client',
    id: 'Client ID',
    progress: 'Progress',
    documents: 'Documents',
    forms: 'Forms',
    since: 'Client since',
    messages: 'Messages',
  },
  empty: 'No clients yet',
  emptyAbout: 'Clients appear here when they choose you, or when the office assigns them to you.',
  noMatch: 'No clients match your criteria',
  clear: 'Clear search and filter',
  cut: 'The first {count, number} of {total, number} clients are listed. Search to find the others.',
  steps: '{done, number} of {all, number}',
  never: 'Nothing yet',
  write: 'Message',
  writeTo: 'Message {name}',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  intake: 'Intake',
  scheduleC: 'Schedule C',
  states: { none: 'Not started', draft: 'Draft', submitted: 'Submitted', changed: 'Changed since submitted' },
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

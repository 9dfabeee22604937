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
  title: 'Client Assignments',
  search: 'Search clients',
  searchHint: 'Name or e-mail',
  loadFailed: 'Failed to load admin dashboard data',
  reassignFailed: 'Failed to reassign client',
  assignFailed: 'Failed to assign clients',
  showing: 'Showing {count, number} of {total, number}',
  statusLabel: 'Show',
  statuses: { unassigned: 'Unassigned clients', assigned: 'Assigned clients', all: 'All clients' },
  noUnassigned: 'Every client has a preparer.',
  noUnassignedAbout: 'Whoever registers or sends a general intake shows up here until they have one.',
  noClients: 'No clients found.',
  columns: {
    name: 'Client',
    email: 'E-mail',
    phone: 'Phone',
    since: 'Client since',
    intake: 'Intake form',
    documents: 'Documents',
    income: 'Total income',
    preparer: 'Preparer',
    wishes: 'What they asked',
    action: 'Assign',
  },
  officeColumns: { office: 'Office', city: 'City', clients: 'Clients', income: 'Reported income' },
  select: 'Select {name}',
  selected: '{count, plural, one {# client selected} other {# clients selected}}',
  selectMatching: 'Select all {total, number} that match',
  selectAllMatching: 'Select all that match',
  clearSelection: 'Clear selection',
  bulkOpen: 'Assign selected',
  reassignOpen: 'Reassign client',
  reassign: 'Reassign',
  assign: 'Assign',
  reassignOf: 'Reassign {name}',
  assignOf: 'Assign {name}',
  unassigned: 'Unassigned',
  chooseClient: 'Choose a client',
  choosePreparer: 'Choose a preparer',
  searchPreparer: 'Type a name or e-mail',
  workload: '{count, plural, one {# client} other {# clients}} · {level}',
  now: 'Now with',
  changed:
    'This client was assigned to another preparer in the meantime. This is how it stands now; please decide again.',
  reassignTitle: 'Reassign Client',
  reassignAction: 'Reassign Client',
  reassigned: '{client} was assigned to {preparer}.',
  bulkTitle: 'Bulk Assign Clients',
  bulkAbout:
    '{count, plural, one {# client gets the preparer you choose.} other {# clients get the preparer you choose, all of them or none.}}',
  bulkAction: 'Assign Clients',
  bulkReason: 'Bulk assignment via admin dashboard',
  bulkDone: '{count, plural, one {# client was} other {# clients were}} assigned to {preparer}.',
  access: 'The preparer until now no longer sees documents, forms and messages.',
  tooMany: 'More than {max, number} clients match. Please narrow your search.',
  matchChanged: 'Your search finds {now, plural, one {# client} other {# clients}} now, not {expected}.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    adminClients: typeof adminClientsMessages;
  }
}

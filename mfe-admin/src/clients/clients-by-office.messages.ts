import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of Clients by Office (specification part 2, sections 2, 3 and 8). */
export const clientsByOfficeMessages = {
  loadFailed: 'Failed to load admin dashboard data',
  offices: 'Offices',
  noOffices: 'No offices yet.',
  addOffice: 'Add an office',
  clients: 'Clients',
  clientsOf: 'Clients at {office}',
  outside: 'No office',
  search: 'Search clients',
  searchHint: 'Client, email or preparer',
  office: 'Office',
  allOffices: 'All offices',
  preparer: 'Preparer: {name}',
  status: 'Assignment',
  all: 'All clients',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  none: 'No clients found.',
  noneAbout: 'Clients appear here when they register or send a general intake.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    clientsByOffice: typeof clientsByOfficeMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the Overview tab (specification part 2, sections 2, 3 and 8). */
export const adminOverviewMessages = {
  loadFailed: 'Failed to load dashboard overview',
  tiles: {
    users: 'Total Users',
    clients: 'Active Clients',
    assigned: 'Assigned Clients',
    unassigned: 'Unassigned Clients',
    documents: 'Total Documents',
    income: 'Total Reported Income',
  },
  links: {
    allClients: 'Clients',
    allPreparers: 'Preparers',
    clients: 'Show clients by office',
    assigned: 'Show assigned clients',
    unassigned: 'Assign them',
    documents: 'Show documents',
    income: 'Show where it comes from',
  },
  next: {
    waiting: '{count, plural, one {# client is} other {# clients are}} waiting for a preparer.',
    waitingAction: 'Assign clients',
    empty: 'No clients yet',
    emptyAbout:
      'Clients show up here as soon as they register or send a general intake. Until then, get the office ready:',
    site: 'Give the office its name and phone number',
    offices: 'Add an office',
    preparers: 'Add a preparer',
  },
  shared: {
    title:
      '{count, plural, one {# Social Security number is} other {# Social Security numbers are}} used by more than one client.',
    about: 'Find out which account is right, and close the other one.',
    others: 'and {count, plural, one {# other} other {# others}}',
    next: 'Show next',
    first: 'Back to the first',
  },
  users:
    'Total users are all accounts: {clients, plural, one {# active client} other {# active clients}}, {preparers, plural, one {# preparer} other {# preparers}} and {others, plural, one {# other} other {# others}}, administrators or closed.',
  about:
    'Reported income is what clients have entered in their intake forms and Schedule Cs for tax year {year}, drafts included.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    adminOverview: typeof adminOverviewMessages;
  }
}

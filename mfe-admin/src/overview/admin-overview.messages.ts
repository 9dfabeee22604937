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
    clients: 'View clients',
    assigned: 'View assigned clients',
    unassigned: 'Assign',
    documents: 'View documents',
    income: 'View breakdown',
  },
  months: {
    title: 'Reported income by month of submission',
    total: '{count, plural, one {# form} other {# forms}} · {amount}',
    month: '{count, plural, one {# form} other {# forms}}, {amount}',
    empty: 'Each month appears here once a client submits a form.',
  },
  office: '{count, plural, one {# client} other {# clients}} · {amount}',
  shared: {
    title:
      '{count, plural, one {# Social Security number is} other {# Social Security numbers are}} used by more than one client.',
    about: 'Find out which account is correct and close the other one.',
    others: 'and {count, plural, one {# other} other {# others}}',
    next: 'Show next',
    first: 'Back to the beginning',
  },
  users:
    'Includes {clients, plural, one {# active client} other {# active clients}}, {preparers, plural, one {# preparer} other {# preparers}} and {others, plural, one {# admin or closed account} other {# admin or closed accounts}}.',
  about: 'Reported income comes from clients’ intake forms and Schedule Cs for tax year {year}, including drafts.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    adminOverview: typeof adminOverviewMessages;
  }
}

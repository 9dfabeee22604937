import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages shared by all admin tabs (specification part 2, section 2). */
export const adminFrameMessages = {
  title: 'Administration',
  tabs: {
    overview: 'Overview',
    intakes: 'Client Intakes',
    revenue: 'Revenue Analytics',
    clients: 'Clients by Office',
    preparers: 'Preparer Management',
    offices: 'Office Management',
    assignments: 'Client Assignments',
    history: 'Activity History',
  },
  more: {
    title: 'More for administrators',
    open: 'More',
    site: 'Office Settings',
    accounts: 'Accounts',
    leads: 'Leads',
    audit: 'Audit Log',
  },
  table: {
    any: 'All',
    clear: 'Clear search and filters',
    remove: 'Remove filter: {filter}',
    period: {
      day: '{label}: {from}',
      between: '{label}: {from} to {to}',
      since: '{label}: from {from}',
      until: '{label}: until {to}',
    },
  },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    adminFrame: typeof adminFrameMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages shared by all admin tabs (specification part 2, section 2). */
export const adminFrameMessages = {
  title: 'Administration',
  lead: 'Manage offices, preparers and client assignments, and review revenue and activity.',
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
    site: 'Office Settings',
    accounts: 'Accounts',
    leads: 'Leads',
    audit: 'Audit Log',
  },
  table: {
    any: 'All',
    clear: 'Clear search and filters',
  },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    adminFrame: typeof adminFrameMessages;
  }
}

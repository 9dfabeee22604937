import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the admin's dashboard: what waits for the office. */
export const adminDashboardMessages = {
  title: 'Dashboard',
  loadFailed: 'Failed to load dashboard data',
  waits: 'What is waiting',
  tiles: {
    unassigned: 'Clients without a preparer',
    pending: 'Preparers to approve',
    leads: 'Open leads',
    unread: 'Unread messages',
  },
  links: { unassigned: 'Assign', pending: 'Review', leads: 'View leads', unread: 'Read' },
  ages: {
    title: 'Waiting for a preparer',
    today: 'Since today',
    days: '1 to 3 days',
    week: '4 to 7 days',
    longer: 'More than 7 days',
  },
  assignOldest: '{count, plural, one {Assign the longest waiting client} other {Assign the # longest waiting}}',
  nobodyWaits: 'Every client has a preparer.',
  pending: { none: 'Nobody is waiting for approval.', all: 'Show all' },
  period: '{from} to {to}',
  workload: {
    title: 'Most clients per preparer',
    all: 'All preparers',
    none: 'No preparers yet.',
    text: '{count, plural, one {# client} other {# clients}} · {level}',
  },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    adminDashboard: typeof adminDashboardMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of cards of the admin's dashboard. */
export const dashboardCardsMessages = {
  season: 'This season',
  trends: {
    clients: 'New clients',
    submissions: 'Submitted intake forms',
    documents: 'Documents',
    weeks: '{count, number} in {weeks, number} weeks',
    empty: 'Nothing yet. Each week appears here as a column.',
  },
  begin: {
    empty: 'No clients yet',
    emptyAbout: 'Clients appear here when they register or send a general intake. In the meantime, set up the office:',
    site: 'Enter the office name and phone number',
    offices: 'Add an office',
    preparers: 'Add a preparer',
  },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    dashboardCards: typeof dashboardCardsMessages;
  }
}

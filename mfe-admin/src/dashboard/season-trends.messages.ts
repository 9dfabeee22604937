import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the season's figures, which are loaded after the dashboard. */
export const seasonTrendsMessages = {
  title: 'This season',
  clients: 'New clients',
  submissions: 'Submitted intake forms',
  documents: 'Documents',
  weeks: '{count, number} in {weeks, number} weeks',
  empty: 'Nothing yet. Each week appears here as a column.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    seasonTrends: typeof seasonTrendsMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the admin's board and list of returns. */
export const returnBoardMessages = {
  title: 'Returns',
  board: 'Board',
  list: 'List',
  loadFailed: 'Failed to load returns',
  byTurn: 'Returns by turn',
  open: 'Open the board',
  empty: 'No returns yet',
  emptyAbout: 'A return begins when a client saves the first answer.',
  noMatch: 'No returns found.',
  group: 'Rows',
  groups: { office: 'By office', preparer: 'By preparer' },
  all: 'All returns',
  noOffice: 'No office',
  nobody: 'No preparer',
  median: 'median {days, plural, one {# day} other {# days}}',
  noMedian: 'no median yet',
  resting: 'Resting',
  steps: {
    answers: 'Answers',
    papers: 'Documents',
    preparing: 'Preparing',
    signing: 'Signing',
    sending: 'Sending',
    authority: 'Authority',
    done: 'Done',
  },
  total: 'Total',
  count: '{count, plural, one {# return} other {# returns}}: {state}, {who}',
  showAll: '{count, plural, one {Show # more row} other {Show # more rows}}',
  search: 'Search returns',
  searchHint: 'Name, email or phone',
  office: 'Office',
  anyOffice: 'All offices',
  preparer: 'Preparer',
  anyPreparer: 'All preparers',
  state: 'State',
  age: 'Age',
  columns: {
    client: 'Client',
    state: 'State',
    age: 'Since',
    flags: 'Flags',
    papers: 'Open documents',
    preparer: 'Preparer',
    office: 'Office',
  },
  client: 'Open the client',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    returnBoard: typeof returnBoardMessages;
  }
}

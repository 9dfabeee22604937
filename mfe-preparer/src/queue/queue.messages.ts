import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the preparer's queue of returns. */
export const queueMessages = {
  title: 'Queue',
  list: 'Returns in your queue',
  loadFailed: 'Failed to load your queue',
  empty: 'No returns wait for you',
  emptyAbout: 'Returns appear here when it is your turn.',
  elsewhere:
    '{count, plural, one {# return waits for you in tax year {year}} other {# returns wait for you in tax year {year}}}',
  none: 'No returns yet',
  showAll: 'Show all returns',
  noMatch: 'No returns match your criteria',
  search: 'Search the queue',
  searchHint: 'Name, email or phone',
  turn: 'Turn',
  anyTurn: 'All',
  state: 'State',
  anyState: 'Any state',
  age: 'Age',
  anyAge: 'Any age',
  sort: 'Sort by',
  columns: {
    client: 'Client',
    state: 'State',
    age: 'Since',
    flags: 'Flags',
    papers: 'Open documents',
    next: 'Next',
  },
  back: 'Back to the queue',
  nextOf: '{move}: {name}',
  select: 'Select {name}',
  start: 'Start preparing',
  hold: 'Put on hold',
  most: 'Select at most {most, number} returns.',
  holdTitle: '{count, plural, one {Put # return on hold} other {Put # returns on hold}}',
  results: 'Result',
  moved: '{count, plural, one {# return moved.} other {# returns moved.}}',
  notMoved: '{count, plural, one {# return was not moved:} other {# returns were not moved:}}',
  remind: 'Remind',
  reminded: '{count, plural, one {# client reminded.} other {# clients reminded.}}',
  notReminded: '{count, plural, one {# client was not reminded:} other {# clients were not reminded:}}',
  remindFailed: 'We couldn’t send these reminders. Please try again.',
  remindOutcomes: {
    reminded_today: 'Already reminded today.',
    nothing_open: 'No required document is open.',
    on_hold: 'The return is on hold.',
    closed: 'The account is closed.',
    not_found: 'No longer assigned to you.',
  },
  outcomes: {
    wrong_state: 'It is in another state: {state}.',
    not_found: 'It is no longer assigned to you.',
  },
  retry: 'Retry failed only',
  failed: 'We couldn’t move these returns. Please try again.',
  done: 'Close',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    queue: typeof queueMessages;
  }
}

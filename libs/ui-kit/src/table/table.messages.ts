import type { MessageTree } from '@portal/domain/i18n/message';

export const tableMessages = {
  shown: '{first, number} to {last, number} of {total, number}',
  shownOfMore: '{first, number} to {last, number} of more than {total, number}',
  selectAll: 'Select all',
  selectPage: 'Select all on this page',
  sortBy: 'Sort by',
  unsorted: 'Default order',
  ascending: '{title}, ascending',
  descending: '{title}, descending',
  selection: 'Selection',
  selected: '{count, plural, one {# selected} other {# selected}}',
  clearSelection: 'Clear selection',
  pageSize: 'Rows per page',
  page: 'Page',
  previousPage: 'Previous Page',
  nextPage: 'Next Page',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    table: typeof tableMessages;
  }
}

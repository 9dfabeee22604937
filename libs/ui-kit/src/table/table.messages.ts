import type { MessageTree } from '@portal/domain/i18n/message';

export const tableMessages = {
  shown: '{first} to {last} of {total}',
  selectAll: 'Select all',
  sortBy: 'Sort by',
  unsorted: 'As listed',
  ascending: '{title}, ascending',
  descending: '{title}, descending',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    table: typeof tableMessages;
  }
}

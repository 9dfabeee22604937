import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the search in the header. */
export const adminSearchMessages = {
  label: 'Find a client, preparer or office',
  hint: 'Find a client, preparer or office',
  clients: 'Clients',
  preparers: 'Preparers',
  offices: 'Offices',
  all: {
    clients: '{count, plural, one {Show # client} other {Show all # clients}}',
    preparers: '{count, plural, one {Show # preparer} other {Show all # preparers}}',
    offices: '{count, plural, one {Show # office} other {Show all # offices}}',
  },
  more: 'Show more than {count, number}',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    adminSearch: typeof adminSearchMessages;
  }
}

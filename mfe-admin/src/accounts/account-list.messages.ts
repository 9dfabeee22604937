import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the Accounts page and of the dialog for closing an account, which other pages open too. */
export const accountListMessages = {
  title: 'Accounts',
  none: 'No accounts found.',
  search: 'Search accounts',
  searchHint: 'Name or email',
  role: 'Role',
  roles: { admin: 'Administrators', preparer: 'Preparers', client: 'Clients' },
  status: 'Status',
  statuses: { active: 'Open', pending: 'Waiting for approval', disabled: 'Closed' },
  columns: { name: 'Name', contact: 'Contact', status: 'Status', actions: 'Actions' },
  you: 'This is you',
  menu: 'Close account',
  close: 'Close account',
  closeName: 'Close the account of {name}',
  closeTitle: 'Close the account of {name}?',
  about:
    '{name} is signed out everywhere at once and can no longer sign in. Nothing is deleted, and you can reopen the account at any time.',
  aboutPreparer: 'Their clients see them as no longer available. Reassign the clients in Client Assignments.',
  aboutClient: 'The client disappears from the lists until you reopen the account.',
  closed: 'The account of {name} was closed.',
  reopen: 'Reopen account',
  reopenName: 'Reopen the account of {name}',
  reopenTitle: 'Reopen the account of {name}?',
  reopenAbout: '{name} can sign in again with their old password.',
  reopened: 'The account of {name} was reopened.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    accountList: typeof accountListMessages;
  }
}

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
  statuses: { active: 'Open', pending: 'Pending approval', disabled: 'Closed' },
  columns: { name: 'Name', contact: 'Contact', status: 'Status', actions: 'Actions' },
  you: 'This is you',
  menu: 'Close account',
  close: 'Close account',
  closeName: 'Close {name}’s account',
  closeTitle: 'Close {name}’s account?',
  about:
    '{name} will be signed out everywhere and won’t be able to sign in. Nothing is deleted now, and you can reopen the account.',
  aboutPreparer: 'Clients will see that this preparer is no longer available. Reassign them in Client Assignments.',
  aboutClient:
    'The client won’t appear in any list until you reopen the account. If it stays closed, all of the client’s data is deleted in three to four years, once you no longer have to keep it by law.',
  closed: '{name}’s account was closed.',
  reopen: 'Reopen account',
  reopenName: 'Reopen {name}’s account',
  reopenTitle: 'Reopen {name}’s account?',
  reopenAbout: '{name} can sign in again with their old password.',
  reopened: '{name}’s account was reopened.',
  factor: {
    action: 'Reset two-step sign-in',
    actionName: 'Reset {name}’s two-step sign-in',
    title: 'Reset {name}’s two-step sign-in?',
    about:
      'Their authenticator app and recovery codes will stop working, and they’ll be signed out everywhere. First make sure, in person or by phone, that the request comes from {name}.',
    done: '{name}’s two-step sign-in was reset.',
    failed: 'Failed to reset two-step sign-in',
  },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    accountList: typeof accountListMessages;
  }
}

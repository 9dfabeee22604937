import type { MessageTree } from '../i18n/message';

/** Messages about accounts, for the office. */
export const adminAccountsMessages = {
  fields: { reason: 'Reason (optional)' },
  lastAdmin: 'This is the last active admin account. Reopen or create another one first.',
  pending: 'This account is waiting for approval. Approve or reject it instead.',
  onlyPreparers: 'This list is only available for preparers.',
  loadFailed: 'Failed to load accounts',
  closeFailed: 'Failed to close the account',
  reopenFailed: 'Failed to reopen the account',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    adminAccounts: typeof adminAccountsMessages;
  }
}

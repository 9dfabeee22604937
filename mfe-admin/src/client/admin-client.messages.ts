import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of a client's page for admins. */
export const adminClientMessages = {
  loadFailed: 'Failed to load the client',
  notFound: 'Client not found.',
  back: 'All clients',
  closed: 'Account closed',
  message: 'Write a message',
  account: 'Account',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  since: 'Client since',
  preparer: 'Preparer',
  office: 'Office',
  forms: 'Forms',
  intake: 'Intake form',
  scheduleC: 'Schedule C',
  submittedOn: 'submitted {date}',
  documents: 'Documents',
  documentsCount: '{count, plural, one {# document} other {# documents}}',
  return: 'Return',
  returnFailed: 'Failed to load the return',
  history: 'Assignment history',
  masked: 'Only the assigned preparer can see Social Security numbers, birth dates, bank data and amounts.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    adminClient: typeof adminClientMessages;
  }
}

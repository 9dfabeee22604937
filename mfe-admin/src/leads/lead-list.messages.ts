import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the Leads page. */
export const leadListMessages = {
  title: 'Leads',
  none: 'No leads found.',
  about: 'People who sent the general intake without an account.',
  search: 'Search leads',
  searchHint: 'Name, email or phone',
  status: 'Status',
  noContact: 'No contact details',
  assign: 'Assign',
  assignName: 'Assign {name}',
  assignTitle: 'Assign {name}',
  toClient: 'They now have an account; it will be assigned to this preparer.',
  toMessage: 'The preparer will get a message with their request and contact details.',
  done: '{name} was assigned to {preparer}.',
  nobody: 'No approved preparers yet. Add one under Preparer Management.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    leadList: typeof leadListMessages;
  }
}

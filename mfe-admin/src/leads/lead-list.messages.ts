import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the Leads page. */
export const leadListMessages = {
  title: 'Leads',
  none: 'No leads found.',
  about: 'People who send the general intake without an account appear here.',
  search: 'Search leads',
  searchHint: 'Name, email or phone',
  status: 'Status',
  noContact: 'They left no way to reach them.',
  assign: 'Assign',
  assignName: 'Assign {name}',
  assignTitle: 'Assign {name}',
  toClient: 'They have an account by now: it is assigned to this preparer.',
  toMessage: 'The preparer gets a message with what they asked and how to reach them.',
  done: '{name} was assigned to {preparer}.',
  nobody: 'There is no approved preparer yet. Add one under Preparer Management.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    leadList: typeof leadListMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the Office Management tab (specification part 2, section 2). */
export const officeManagementMessages = {
  table: 'Offices',
  none: 'No offices found.',
  addFirst: 'Add your first office: it gets a public page, and preparers can be put into it.',
  search: 'Search offices',
  searchHint: 'Name, address or city',
  loadFailed: 'Failed to load offices',
  create: 'Create Office',
  edit: 'Edit',
  editName: 'Edit {name}',
  editTitle: 'Edit Office',
  people: 'Preparers',
  peopleOf: 'Preparers of {name}',
  page: 'Public page',
  created: '{name} was created.',
  updated: '{name} was updated.',
  nobodyHere: 'Nobody works here yet.',
  here: 'Work here',
  others: 'Put somebody into this office',
  takeOut: 'Take out',
  takeOutName: 'Take {name} out',
  putIn: 'Put in',
  putInName: 'Put {name} in',
  nowAt: 'Now at {office}',
  atNone: 'In no office',
  waiting: 'Waiting for approval',
  moved: '{name} works at {office} now.',
  out: '{name} is in no office now.',
  nobodyElse: 'Everybody found works here already.',
  moreFound: '{count, plural, one {# more.} other {# more.}} Search by name to find them.',
  close: 'Done',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    officeManagement: typeof officeManagementMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the Office Management tab (specification part 2, section 2). */
export const officeManagementMessages = {
  table: 'Offices',
  none: 'No offices found.',
  addFirst: 'Add your first office. It gets a public page, and you can add preparers to it.',
  search: 'Search offices',
  searchHint: 'Name, address or city',
  loadFailed: 'Failed to load offices',
  create: 'Create Office',
  edit: 'Edit',
  editName: 'Edit {name}',
  editTitle: 'Edit Office',
  hoursHelp: 'Shown to visitors. Leave both times empty on days when you are closed.',
  copyMonday: 'Use Monday’s hours until Friday',
  people: 'Preparers',
  peopleOf: 'Preparers at {name}',
  page: 'Public page',
  created: '{name} was created.',
  updated: '{name} was updated.',
  nobodyHere: 'No one is assigned to this office yet.',
  here: 'Team',
  others: 'Add someone to this office',
  takeOut: 'Remove',
  takeOutName: 'Remove {name}',
  putIn: 'Add',
  putInName: 'Add {name}',
  nowAt: 'Currently at {office}',
  atNone: 'No office',
  waiting: 'Pending approval',
  moved: '{name} now works at {office}.',
  out: '{name} no longer has an office.',
  nobodyElse: 'Everyone matching already works here.',
  moreFound:
    '{count, plural, one {# more preparer isn’t} other {# more preparers aren’t}} shown. Search by name to find them.',
  close: 'Done',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    officeManagement: typeof officeManagementMessages;
  }
}

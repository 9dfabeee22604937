import type { MessageTree } from '@portal/domain/i18n/message';

export const templateManagementMessages = {
  title: 'Message templates',
  about: 'Texts that preparers can start a message to a client with. Each client gets the text in their language.',
  none: 'No templates yet.',
  loadFailed: 'Failed to load templates',
  add: 'Add template',
  addTitle: 'Add template',
  edit: 'Edit',
  editName: 'Edit {name}',
  editTitle: 'Edit template',
  remove: 'Delete',
  removeName: 'Delete {name}',
  removeTitle: 'Delete “{name}”?',
  removeAbout: 'Messages that were already sent stay as they are.',
  removeFailed: 'Failed to delete the template',
  saveFailed: 'Failed to save the template',
  saved: 'Template saved.',
  removed: 'Template deleted.',
  allOffices: 'All offices',
  fieldsHelp: 'We fill in {fields}. If no papers are open, we leave out the sentence that counts them.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    templateManagement: typeof templateManagementMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages shared by all forms of the admin area. */
export const editMessages = {
  required: 'Fields with a star are required.',
  discard: 'Discard what you typed?',
  discardAbout: 'It has not been saved.',
  discardAction: 'Discard',
  save: 'Save Changes',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  nowThere: 'This is there now:',
  empty: 'Empty',
  stillYours: 'What you typed is still here. Fields that you have not touched take over what is there.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    edit: typeof editMessages;
  }
}

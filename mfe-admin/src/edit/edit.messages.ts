import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages shared by all forms of the admin area. */
export const editMessages = {
  required: 'Fields marked * are required.',
  discard: 'Discard changes?',
  discardAbout: 'Your changes haven’t been saved.',
  discardAction: 'Discard',
  save: 'Save Changes',
  keepMine: 'Keep my version',
  takeTheirs: 'Use the current version',
  nowThere: 'Current version:',
  empty: 'Empty',
  stillYours: 'Your changes are still here. Fields you didn’t change now show the current values.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    edit: typeof editMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the preparer's own profile page (specification part 2, section 2). */
export const preparerProfileMessages = {
  title: 'Profile',
  lead: 'What clients and visitors see of you.',
  failed: 'Your profile could not be loaded.',
  picture: {
    title: 'Profile picture',
    choose: 'Upload a picture',
    help: 'JPG or PNG, at most 2 MB. It is cut to a square.',
    alt: 'Your profile picture',
    remove: 'Remove picture',
    camera: 'Take a photo',
    uploaded: 'Your picture has been changed.',
    removed: 'Your picture has been removed.',
  },
  portal: {
    title: 'Your portal',
    lead: 'Clients who come by this address are yours once they have filed their intake.',
    code: 'Preparer code',
    copy: 'Copy Portal Link',
  },
  details: 'About you',
  addSpecialty: 'Add a specialty',
  add: 'Add',
  removeSpecialty: 'Remove {specialty}',
  noSpecialties: 'You have not named a specialty yet.',
  save: 'Save Profile',
  saved: 'Profile updated successfully!',
  changedElsewhere: 'Your texts are kept here. Save again to put them in the place of what was saved elsewhere.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    preparerProfile: typeof preparerProfileMessages;
  }
}

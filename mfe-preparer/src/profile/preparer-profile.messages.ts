import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the preparer's own profile page (specification part 2, section 2). */
export const preparerProfileMessages = {
  title: 'Profile',
  lead: 'This is how clients and visitors see you.',
  failed: 'We couldn’t load your profile.',
  picture: {
    title: 'Profile picture',
    choose: 'Upload a picture',
    help: 'JPG or PNG, up to 2 MB. Cropped to a square.',
    alt: 'Your profile picture',
    remove: 'Remove picture',
    camera: 'Take a photo',
    uploaded: 'Picture updated.',
    removed: 'Picture removed.',
  },
  portal: {
    title: 'Your portal',
    lead: 'Clients who use this link are assigned to you when they submit their intake form.',
    code: 'Preparer code',
    copy: 'Copy Portal Link',
  },
  details: 'About you',
  addSpecialty: 'Add a specialty',
  add: 'Add',
  removeSpecialty: 'Remove {specialty}',
  bioEsHelp: 'Shown to visitors who read the portal in Spanish. If you leave it empty, they see your bio.',
  noLanguages: 'You haven’t added any languages yet.',
  addLanguage: 'Add a language',
  noSpecialties: 'No specialties yet.',
  save: 'Save Profile',
  saved: 'Profile updated successfully!',
  changedElsewhere: 'We kept your changes. Save again to replace the version saved elsewhere.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    preparerProfile: typeof preparerProfileMessages;
  }
}

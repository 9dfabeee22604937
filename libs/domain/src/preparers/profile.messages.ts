import type { MessageTree } from '../i18n/message';

/** Messages about a preparer's own profile (specification part 2, sections 2, 5 and 8). */
export const profileMessages = {
  fields: {
    office_location: 'Office address',
    bio: 'Bio',
    bio_es: 'Bio in Spanish',
    languages: 'Languages',
    specialties: 'Specialties',
    version: 'Version',
  },
  notAnImage: 'Please select an image file',
  pictureTooLarge: 'Profile picture must be under 2MB',
  tooManyPixels: 'This picture is too large. Choose one of up to {most, number} megapixels.',
  tooMuchMemory:
    'This progressive or interlaced picture is too large. Save it as a standard JPEG or PNG, or make it smaller.',
  cannotProcess: 'We couldn’t process this picture. Please save it as a new JPEG or choose another one.',
  tooManyPictures: 'Too many pictures are being processed right now. Please try again in a few seconds.',
  pictureUploadFailed: 'Failed to upload profile picture',
  updateFailed: 'Failed to update profile',
  changedMeanwhile: 'Your profile was changed elsewhere in the meantime.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    profile: typeof profileMessages;
  }
}

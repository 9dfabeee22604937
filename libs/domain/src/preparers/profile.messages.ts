import type { MessageTree } from '../i18n/message';

/** What is said of their own profile to preparers (specification part 2, sections 2, 5 and 8). */
export const profileMessages = {
  fields: {
    office_location: 'Office address',
    bio: 'Bio',
    specialties: 'Specialties',
    version: 'Version',
  },
  notAnImage: 'Please select an image file',
  pictureTooLarge: 'Profile picture must be under 2MB',
  tooManyPixels: 'This picture is too large to be shown. Choose one of at most 50 megapixels.',
  pictureUploadFailed: 'Failed to upload profile picture',
  updateFailed: 'Failed to update profile',
  changedMeanwhile: 'Your profile was changed elsewhere in the meantime.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    profile: typeof profileMessages;
  }
}

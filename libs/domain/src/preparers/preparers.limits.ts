export const preparerLimits = {
  officeLocation: 200,
  bio: 2000,
  /** How many specialties somebody may have, and the characters of each. */
  specialties: 30,
  specialty: 60,
  /** Bytes of a picture as it is uploaded (specification part 2, section 5): 2 MB. */
  pictureBytes: 2_097_152,
  /** Megapixels of a picture or logo; no camera's picture has more. */
  pictureMegapixels: 50,
  /** Specialties on a card; the others are counted (specification part 2, section 9). */
  onCard: 2,
  /** Preparers shown at first where one is chosen, and how many more each time. */
  listed: 60,
  /** Preparers that a select offers before they are searched. */
  offered: 100,
  /** Preparers the home page introduces (specification part 2, section 1). */
  featured: 3,
} as const;

/** What a new preparer starts with (specification part 2, section 9). */
export const defaultSpecialties: readonly string[] = ['Individual Returns', 'Business Tax', 'Tax Planning'];

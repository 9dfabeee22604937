export const preparerLimits = {
  officeLocation: 200,
  bio: 2000,
  /** Maximum number of specialties, and the maximum length of each. */
  specialties: 30,
  specialty: 60,
  /** Maximum size of an uploaded picture (specification part 2, section 5), bytes: 2 MB. */
  pictureBytes: 2_097_152,
  /** Maximum megapixels of a picture or logo; few cameras produce more. */
  pictureMegapixels: 50,
  /** Specialties listed on a card; the others are only counted (specification part 2, section 9). */
  onCard: 2,
  /** Preparers listed at first in a picker, and added with each "more". */
  listed: 60,
  /** Preparers offered in a select before a search. */
  offered: 100,
  /** Preparers featured on the home page (specification part 2, section 1). */
  featured: 3,
} as const;

/** Initial specialties of a new preparer (specification part 2, section 9). */
export const defaultSpecialties: readonly string[] = ['Individual Returns', 'Business Tax', 'Tax Planning'];

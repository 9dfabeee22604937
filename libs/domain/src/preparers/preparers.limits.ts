export const preparerLimits = {
  officeLocation: 200,
  bio: 2000,
  /** Maximum number of specialties, and maximum characters of each. */
  specialties: 30,
  specialty: 60,
  /** Maximum number of specialties that the directory offers as a filter, most common first. */
  offeredSpecialties: 60,
  /** Maximum size of an uploaded picture (specification part 2, section 5), bytes: 2 MB. */
  pictureBytes: 2_097_152,
  /** Maximum megapixels of a picture or logo; hardly any camera produces more. */
  pictureMegapixels: 50,
  /** Maximum specialties listed on a card; the others are shown as a number (specification part 2, section 9). */
  onCard: 2,
  /** Number of preparers on a page of the directory. */
  listed: 60,
  /** Number of preparers that a client may choose from at first, and that each "more" adds: all of a small office. */
  choices: 12,
  /** Number of preparers that a select shows before a search. */
  offered: 100,
  /** Maximum preparers featured on the home page (specification part 2, section 1). */
  featured: 3,
} as const;

/** Default specialties of a new preparer (specification part 2, section 9). */
export const defaultSpecialties: readonly string[] = ['Individual Returns', 'Business Tax', 'Tax Planning'];

/** Languages that a preparer can list, as ISO 639 codes; `Intl.DisplayNames` names them in the reader's language. */
export const spokenLanguages = [
  ...[
    'en',
    'es',
    'ar',
    'bn',
    'zh',
    'fr',
    'de',
    'el',
    'hi',
    'hmn',
    'it',
    'ja',
    'ko',
    'pl',
    'pt',
    'ro',
    'ru',
    'so',
    'sq',
  ],
  ...['sw', 'ta', 'te', 'tl', 'uk', 'ur', 'vi', 'yo'],
] as const;

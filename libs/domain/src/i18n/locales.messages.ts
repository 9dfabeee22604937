/**
 * Messages of the language menu. Each language is called by its own name in every language. Only the catalogs check
 * this as a `MessageTree`, because `message.ts` needs its type.
 */
export const localesMessages = {
  label: 'Language',
  names: { en: 'English', es: 'Español' },
  changeFailed: 'The language could not be changed. Please try again.',
  notKept: 'The language is changed here, but could not be kept for your account.',
} as const;

/**
 * Messages of the language menu. Each language is listed under its own name, whatever the active language. Only the
 * catalogs check this object against `MessageTree`, because `message.ts` depends on its type.
 */
export const localesMessages = {
  label: 'Language',
  names: { en: 'English', es: 'Español' },
  changeFailed: 'The language could not be changed. Please try again.',
  notKept: 'The language is changed here, but could not be kept for your account.',
} as const;

/**
 * Messages of the language menu. Each language is listed under its own name, whatever the active language. Only the
 * catalogs check this object against `MessageTree`, because `message.ts` depends on its type.
 */
export const localesMessages = {
  label: 'Language',
  names: { en: 'English', es: 'Español' },
  changeFailed: 'We couldn’t change the language. Please try again.',
  notKept: 'The language changed here, but we couldn’t save it to your account.',
} as const;

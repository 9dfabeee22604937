import { intlLocales, type Locale } from '@portal/domain/i18n/locales';

const nameOf = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(intlLocales[locale], { type: 'language' }).of(code) ?? code;

/** Returns the name of a language in the reader's language, capitalized: `es` → `Spanish` or `Español`. */
export function languageName(code: string, locale: Locale): string {
  const name = nameOf(code, locale);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Returns a list for use in a sentence: `English and Spanish`, `inglés y español`. */
export const languageList = (codes: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(intlLocales[locale]).format(codes.map((code) => nameOf(code, locale)));

import { intlLocales, type Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import type { PreparerInfo } from '@portal/domain/preparers/preparers.dto';
import { specialtiesMessages } from './specialties.messages';

type Known = keyof typeof specialtiesMessages;

const keyOf = (specialty: string): string => specialty.toLowerCase().replace(/[^a-z]+/g, '_');
const isKnown = (key: string): key is Known => key in specialtiesMessages;

/** Returns a common specialty in the reader's language, and any other as typed. */
export function specialtyName(t: Translate, specialty: string): string {
  const key = keyOf(specialty);
  return isKnown(key) ? t(`specialties.${key}`) : specialty;
}

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

export const bioIn = ({ bio, bio_es }: Pick<PreparerInfo, 'bio' | 'bio_es'>, locale: Locale): string | null =>
  (locale === 'es' ? bio_es : null) ?? bio;

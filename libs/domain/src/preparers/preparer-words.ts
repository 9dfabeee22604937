import type { Locale } from '../i18n/locales';
import type { Translate } from '../i18n/message';
import type { PreparerInfo } from './preparers.dto';
import { specialtiesMessages } from './specialties.messages';

type Known = keyof typeof specialtiesMessages;

const keyOf = (specialty: string): string => specialty.toLowerCase().replace(/[^a-z]+/g, '_');
const isKnown = (key: string): key is Known => Object.hasOwn(specialtiesMessages, key);

/** Returns a common specialty in the reader's language, and any other as typed. */
export function specialtyName(t: Translate, specialty: string): string {
  const key = keyOf(specialty);
  return isKnown(key) ? t(`specialties.${key}`) : specialty;
}

/** Returns a preparer's biography in the reader's language, if they wrote it. */
export const bioIn = ({ bio, bio_es }: Pick<PreparerInfo, 'bio' | 'bio_es'>, locale: Locale): string | null =>
  (locale === 'es' ? bio_es : null) ?? bio;

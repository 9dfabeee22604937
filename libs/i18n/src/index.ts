/**
 * The active language. Shared at run time by the shell and every remote, so always import it by its package name, even
 * in tests; otherwise there would be two instances.
 */
import { useSyncExternalStore } from 'react';
import { locales, type Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import { currentLocale, currentTranslate, onLocaleChange } from './active-locale';

export {
  activateLocale,
  currentLocale,
  currentTranslate,
  loadCatalog,
  startLocale,
  storeLocale,
  type CatalogFiles,
} from './active-locale';

/** Usage: `const t = useTranslate(); t('intake.removeChild', { name })`. Rerenders when the language changes. */
export const useTranslate = (): Translate => useSyncExternalStore(onLocaleChange, currentTranslate, currentTranslate);

/** Lists each language under its own name, so that people who read only that language can find it. */
export const localeOptions = (t: Translate) =>
  locales.map((value) => ({ value, text: t(`locales.names.${value}`), lang: value }));

export const useLocale = (): Locale => useSyncExternalStore(onLocaleChange, currentLocale, currentLocale);

import { setupI18n } from '@lingui/core';
import {
  defaultLocale,
  intlLocales,
  isLocale,
  localeOfPath,
  matchLocale,
  type Locale,
} from '@portal/domain/i18n/locales';
import { choiceCookie, choiceIn } from '@portal/domain/site/choices';
import type { Translate } from '@portal/domain/i18n/message';
import { messagesOf, translateBy, type Catalog } from './catalog';

/** Message files of an area, one per language: `{ en: () => import('./catalog.en'), es: … }`. */
export type CatalogFiles = Readonly<Record<Locale, () => Promise<{ readonly default: Catalog }>>>;

/** The active language and its messages, shared by the shell and every remote. */
export const i18n = setupI18n();
i18n.load(defaultLocale, {});
i18n.activate(defaultLocale);

/** Areas whose messages must be loaded when the language changes. */
const areas = new Set<CatalogFiles>();
const listeners = new Set<() => void>();
let translating = translateBy(i18n);

export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : defaultLocale);

/** Returns the translate function. It changes with the language, so that memoized results are recomputed. */
export const currentTranslate = (): Translate => translating;

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const load = async (files: CatalogFiles, locale: Locale): Promise<void> =>
  i18n.load(locale, messagesOf((await files[locale]()).default));

/** Loads an area's messages in the current language and, later, whenever the language changes. */
export async function loadCatalog(files: CatalogFiles): Promise<void> {
  areas.add(files);
  try {
    for (let locale: Locale | undefined; locale !== currentLocale();) {
      locale = currentLocale();
      await load(files, locale);
    }
  } catch (error) {
    areas.delete(files);
    throw error;
  }
}

let requested: Locale | undefined;

/**
 * Loads every area's messages in a language, then switches all areas together. Rejects without changing anything if
 * loading fails.
 */
export async function activateLocale(locale: Locale): Promise<void> {
  requested = locale;
  const ready = new Set<CatalogFiles>();
  // Repeat, because more areas may register while others are loading.
  for (let missing = [...areas]; missing.length > 0; missing = [...areas].filter((files) => !ready.has(files))) {
    await Promise.all(missing.map((files) => load(files, locale)));
    for (const files of missing) ready.add(files);
  }
  if (requested === locale) activate(locale);
}

function activate(locale: Locale): void {
  i18n.load(locale, {});
  // Format numbers in sentences the US way, like all others on the page.
  i18n.activate(locale, intlLocales[locale]);
  translating = translateBy(i18n);
  // There is no document when prerendering on the server.
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/**
 * Activates the page's language: the one in its path (`/es/…`), else the one last chosen in this browser, else the best
 * match for the browser's preferred languages.
 */
export function startLocale(): void {
  const chosen = localeOfPath(window.location.pathname) ?? storedLocale();
  activate(chosen ?? matchLocale(navigator.languages.join(',')));
}

export function storeLocale(locale: Locale): void {
  document.cookie = choiceCookie('locale', locale);
}

function storedLocale(): Locale | undefined {
  const stored = choiceIn(document.cookie, 'locale');
  return isLocale(stored) ? stored : undefined;
}

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

/** Where the messages of an area are, one file a language: `{ en: () => import('./catalog.en'), es: … }`. */
export type CatalogFiles = Readonly<Record<Locale, () => Promise<{ readonly default: Catalog }>>>;

/** The one language of the page and its messages, for the shell and every remote. */
export const i18n = setupI18n();
i18n.load(defaultLocale, {});
i18n.activate(defaultLocale);

/** Whose messages a change of language has to bring along. */
const areas = new Set<CatalogFiles>();
const listeners = new Set<() => void>();
let translating = translateBy(i18n);

export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : defaultLocale);

/** Another function after each change of language, so that whatever depends on it is worked out anew. */
export const currentTranslate = (): Translate => translating;

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const load = async (files: CatalogFiles, locale: Locale): Promise<void> =>
  i18n.load(locale, messagesOf((await files[locale]()).default));

/** Makes an area's messages known in the language that is active now, and from now on in each that will be. */
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

let wanted: Locale | undefined;

/** Loads every area's messages in a language, then shows it everywhere at once. Rejects, and changes nothing, when they cannot be had. */
export async function activateLocale(locale: Locale): Promise<void> {
  wanted = locale;
  const ready = new Set<CatalogFiles>();
  // Areas that come while others are loaded must not be left behind.
  for (let missing = [...areas]; missing.length > 0; missing = [...areas].filter((files) => !ready.has(files))) {
    await Promise.all(missing.map((files) => load(files, locale)));
    for (const files of missing) ready.add(files);
  }
  if (wanted === locale) activate(locale);
}

function activate(locale: Locale): void {
  i18n.load(locale, {});
  // Numbers within sentences as everywhere else on the page: those of the United States.
  i18n.activate(locale, intlLocales[locale]);
  translating = translateBy(i18n);
  // A server that draws pages ahead has no document.
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/**
 * The language a page begins in: the one of its address (`/es/…`), the one chosen in this browser, or else the best of
 * those the browser asks for.
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

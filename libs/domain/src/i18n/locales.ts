/**
 * The languages of the portal. To add one, extend this list and add a `*.messages.<locale>.json` for each noun and a
 * catalog in each area.
 */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Locales for `Intl`: number and date formats stay American in every language. */
export const intlLocales: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/**
 * Returns the base path of a language's pages: `/es`, or '' for the default language. The root path also negotiates the
 * language with the browser.
 */
export const localeBase = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** Returns the language in the first segment of a path, if there is one. */
export const localeOfPath = (path: string): Locale | undefined =>
  locales.find((locale) => locale !== defaultLocale && `${path}/`.startsWith(`/${locale}/`));

/** Returns the path of the same page in another language: `/office/x` → `/es/office/x` and back. */
export function pathInLocale(path: string, locale: Locale): string {
  const bare = path.slice(localeBase(localeOfPath(path) ?? defaultLocale).length);
  const base = localeBase(locale);
  return base && bare === '/' ? base : `${base}${bare}` || '/';
}

/**
 * Returns the best supported language for an `Accept-Language` header: `'es-MX,en;q=0.8'` → `'es'`; the default if none
 * matches.
 */
export function matchLocale(acceptLanguage: string | undefined): Locale {
  const ranges = (acceptLanguage ?? '').slice(0, 500).split(',').map(rangeOf);
  const preferred = ranges.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality);
  for (const { language } of preferred) {
    if (language === '*') return defaultLocale;
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}

function rangeOf(text: string): { language: string; quality: number } {
  const [tag = '', ...parameters] = text.trim().toLowerCase().split(';');
  const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((found) => found !== undefined);
  return { language: tag.trim().split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) || 0 };
}

/** The languages the portal speaks. Adding one: here, a `*.messages.<locale>.json` beside each noun, a catalog in each area. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** For `Intl`: this is an American office, whatever it is read in. */
export const intlLocales: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/**
 * Where the pages of a language stand: `/es/…`; those of the default language at the root, which also answers in the
 * language that a browser asks for.
 */
export const localeBase = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** The language that an address names by its first part, if any. */
export const localeOfPath = (path: string): Locale | undefined =>
  locales.find((locale) => locale !== defaultLocale && `${path}/`.startsWith(`/${locale}/`));

/** The same page in another language: `/office/x` → `/es/office/x` and back. */
export function pathInLocale(path: string, locale: Locale): string {
  const bare = path.slice(localeBase(localeOfPath(path) ?? defaultLocale).length);
  const base = localeBase(locale);
  return base && bare === '/' ? base : `${base}${bare}` || '/';
}

/**
 * The best of our languages for an `Accept-Language` header: `'es-MX,en;q=0.8'` → `'es'`. Nothing understood: the default.
 */
export function matchLocale(acceptLanguage: string | undefined): Locale {
  const ranges = (acceptLanguage ?? '').slice(0, 500).split(',').map(rangeOf);
  const wanted = ranges.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality);
  for (const { language } of wanted) {
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

import { localeOfPath, matchLocale, pathInLocale } from './locales';

describe('matchLocale', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr-FR,de;q=0.9', 'en'],
    ['*', 'en'],
    ['es', 'es'],
    ['ES-mx', 'es'],
    ['fr, es-419;q=0.8, en;q=0.7', 'es'],
    ['es;q=0.5,en;q=0.9', 'en'],
    ['es;q=0,en;q=0.1', 'en'],
    ['es;q=nonsense,en;q=0.1', 'es'],
    [',;q=,=;;', 'en'],
    ['x'.repeat(100_000), 'en'],
  ])('matches %j to %s', (header, locale) => expect(matchLocale(header)).toBe(locale));
});

describe('localized paths', () => {
  it.each([
    ['/', undefined],
    ['/es', 'es'],
    ['/es/office/main', 'es'],
    ['/estimate', undefined],
    ['/en/office', undefined],
  ])('reads the language in the path %s as %p', (path, locale) => expect(localeOfPath(path)).toBe(locale));

  it.each([
    ['/', 'es', '/es'],
    ['/es', 'en', '/'],
    ['/office/main', 'es', '/es/office/main'],
    ['/es/office/main', 'en', '/office/main'],
    ['/es/office/main', 'es', '/es/office/main'],
    ['/estimate', 'en', '/estimate'],
  ] as const)('maps %s in %s to %s', (path, locale, there) => expect(pathInLocale(path, locale)).toBe(there));
});

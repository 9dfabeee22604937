import { HtmlValidate } from 'html-validate';
import type { ReadApi } from '@portal/domain/site/prerendered';
import { officePage, offices, preparer, site } from '../testing';
import { createPageRenderer } from './render';

// The real messages are compiled in advance (libs/i18n/testing).
jest.mock('../messages/prerender.en.catalog', () => ({ __esModule: true, default: {} }));
jest.mock('../messages/prerender.es.catalog', () => ({ __esModule: true, default: {} }));

const origin = 'https://portal.example.com';
const hostile = '</script><script>alert(1)</script>';
const renee = preparer('Renee', { portal_url: '/preparer/RENOKA' });
const css = '.a{color:var(--ant-color-text);padding:var(--ant-padding)}';

let api: Record<string, unknown>;
/** Like the API reader, returns a list together with its total. */
const read: ReadApi = (path) => {
  const answer = api[path] ?? null;
  return Promise.resolve((Array.isArray(answer) ? { rows: answer, total: answer.length } : answer) as never);
};
const renderer = createPageRenderer({ css, script: 'reader.0123abcd.js' });

const draw = async (path: string, locale: 'en' | 'es' = 'en', search = '') => {
  const page = await renderer.renderPage({ path, locale, origin, read, search: new URLSearchParams(search) });
  if (!page) throw new Error(`${path} is not drawn`);
  return { ...page, document: new DOMParser().parseFromString(page.html, 'text/html') };
};
const metaOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');
const linksOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(
    (link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href')}`,
  );
const structuredIn = (document: Document) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

beforeEach(() => {
  api = {
    '/site': site,
    '/offices?limit=100': offices,
    '/offices?limit=1000': offices,
    '/offices/detroit-main': officePage([renee]),
    '/agent-links?limit=60': [
      renee,
      preparer('Leon', { phone: null, bio: null, specialties: [], profile_picture: '/9j/4AAQ' }),
    ],
    '/agent-links?featured=true': [renee],
    '/agent-links?limit=1000': [renee],
    '/agent-links?search=nobody&limit=60': [],
    '/preparer-info/RENOKA': { ...renee, profile_picture: '/9j/4AAQ' },
  };
});

describe('prerendered page', () => {
  it.each(['/login', '/general-intake', '/estimate', '/preparer/RENOKA/intake', '/nowhere'])(
    'is not rendered for %s',
    async (path) => {
      const request = { path, locale: 'en', origin, read, search: new URLSearchParams() } as const;
      expect(await renderer.renderPage(request)).toBeNull();
    },
  );

  it('rejects when the office cannot be loaded', async () => {
    api = {};
    await expect(draw('/')).rejects.toThrow('no office');
  });

  it.each([
    ['/office/nowhere', 'Office Not Found', 'The office you’re looking for doesn’t exist.', '/'],
    ['/preparer/NOBODY', 'Preparer Not Found', 'Invalid preparer code or preparer not found.', '/login'],
  ])('returns 404 at %s, with noindex for search engines', async (path, title, text, way) => {
    const { status, document } = await draw(path);
    expect(status).toBe(404);
    expect(document.querySelector('h1')?.textContent).toBe(title);
    expect(document.querySelector('main')?.textContent).toContain(text);
    expect(document.querySelector(`main a[href="${way}"]`)).not.toBeNull();
    expect(metaOf(document, 'robots')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it.each([
    ['/', 'Your taxes, prepared by people you can call.', '/', ['AccountingService']],
    ['/agent-links', 'Tax Preparers', '/agent-links', ['AccountingService', 'ItemList']],
    ['/office/detroit-main', 'Detroit Main Office', '/office/detroit-main', ['AccountingService', 'AccountingService']],
    ['/preparer/RENOKA', 'Renee Okafor', '/preparer/RENOKA', ['AccountingService', 'Person']],
  ])('includes the metadata for search engines at %s', async (path, heading, canonical, types) => {
    const { status, html, document } = await draw(path);
    expect([status, document.querySelector('h1')?.textContent]).toEqual([200, heading]);
    expect(document.title).toBe(`${heading} · Lake Tax`);
    expect(metaOf(document, 'description')).toBeTruthy();
    expect(metaOf(document, 'og:title')).toBe(document.title);
    expect(metaOf(document, 'og:url')).toBe(`${origin}${canonical}`);
    expect(linksOf(document, 'link[rel=canonical]')).toEqual([` ${origin}${canonical}`]);
    const spanish = `${origin}/es${canonical === '/' ? '' : canonical}`;
    expect(linksOf(document, 'link[rel=alternate]')).toEqual([
      `en ${origin}${canonical}`,
      `es ${spanish}`,
      `x-default ${origin}${canonical}`,
    ]);
    expect(structuredIn(document).map((thing) => thing['@type'])).toEqual(types);
    expect(html).not.toMatch(/ style="|onclick/);
  });

  it('is in Spanish at its Spanish URL, and links to Spanish pages', async () => {
    const { document } = await draw('/', 'es');
    expect(document.documentElement.lang).toBe('es');
    expect(document.title).toContain('impuestos');
    expect(linksOf(document, 'link[rel=canonical]')).toEqual([` ${origin}/es`]);
    expect(document.querySelector('main a[href="/es/general-intake"]')).not.toBeNull();
    expect(document.querySelector('noscript')?.innerHTML).toContain('hreflang="en"');
    expect((await draw('/')).document.documentElement.lang).toBe('en');
  });

  it('describes a preparer and their office in the schema.org vocabulary', async () => {
    const [office, person] = structuredIn((await draw('/preparer/RENOKA')).document);
    expect(office).toMatchObject({ '@context': 'https://schema.org', name: 'Lake Tax', telephone: '(313) 555-0119' });
    expect(person).toMatchObject({
      name: 'Renee Okafor',
      jobTitle: 'CEO/Founder',
      url: `${origin}/preparer/RENOKA`,
      worksFor: { '@id': office?.['@id'] },
    });
    const [, location] = structuredIn((await draw('/office/detroit-main')).document);
    expect(location).toMatchObject({
      address: { '@type': 'PostalAddress', addressLocality: 'Detroit', addressRegion: 'MI', postalCode: '48201' },
      employee: [{ '@type': 'Person', name: 'Renee Okafor' }],
    });
  });

  it("shows the default mark or the office's logo, which loads eagerly and is in the sharing metadata", async () => {
    const without = await draw('/');
    expect(without.document.querySelector('header .ui-brand svg')).not.toBeNull();
    expect(metaOf(without.document, 'og:image')).toBeUndefined();
    expect(structuredIn(without.document)[0]).not.toHaveProperty('logo');

    api['/site'] = { ...site, logo: { url: '/api/site/logo/0a1b', width: 480, height: 240 } };
    const { document } = await draw('/preparer/RENOKA');
    const image = document.querySelector('header img');
    expect(image?.getAttribute('src')).toBe('/api/site/logo/0a1b');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['80', '40']);
    expect(document.querySelector('header .ui-brand svg')).toBeNull();
    expect(metaOf(document, 'og:image')).toBe(`${origin}/api/site/logo/0a1b`);
    expect([metaOf(document, 'og:image:width'), metaOf(document, 'og:image:height')]).toEqual(['480', '240']);
    expect(structuredIn(document)[0]).toMatchObject({ logo: `${origin}/api/site/logo/0a1b` });
  });

  it('escapes hostile text, in the page and in the description', async () => {
    api['/preparer-info/RENOKA'] = { ...renee, bio: hostile, title: hostile };
    const { html, document } = await draw('/preparer/RENOKA');
    expect(html).not.toContain(hostile);
    expect(document.querySelector('main')?.textContent).toContain(hostile);
    expect(structuredIn(document)[1]).toMatchObject({ description: hostile });
  });

  it('filters the directory according to its URL, and links back to the unfiltered one', async () => {
    const { document } = await draw('/agent-links', 'en', 'search=+nobody+&office_id=');
    expect(document.querySelector<HTMLInputElement>('input[name=search]')?.value).toBe('nobody');
    expect(document.querySelector('#preparers')?.textContent).toContain('No preparers match your search');
    expect(document.querySelector('#preparers a')?.getAttribute('href')).toBe('/agent-links');
    api['/agent-links?limit=60'] = [];
    expect((await draw('/agent-links')).document.body.textContent).toContain(
      'No tax preparers available at the moment.',
    );
  });

  it('paginates the directory, with the total and links to the other pages', async () => {
    const leon = preparer('Leon');
    api['/agent-links?search=o&limit=60'] = { rows: [renee], total: 220, next: 'a.b' };
    api['/agent-links?search=o&limit=60&cursor=a.b'] = { rows: [leon], total: 220 };
    const first = (await draw('/agent-links', 'es', 'search=o')).document.querySelector('#preparers');
    expect(first?.textContent).toContain('Se muestran 1 de 220 preparadores de impuestos');
    expect(linksOf(first?.ownerDocument ?? document, '.public-paging a')).toEqual([
      ' /es/agent-links?search=o&cursor=a.b',
    ]);
    const last = (await draw('/agent-links', 'en', 'search=o&cursor=a.b')).document;
    expect(last.querySelector('#preparers')?.textContent).toContain('Leon Okafor');
    expect(linksOf(last, '.public-paging a')).toEqual([' /agent-links?search=o']);
  });

  it('lists 100 of 1,200 offices with a note, and finds the others by a search without scripts', async () => {
    const last = { ...offices[0], id: 'branch-1200', name: 'Branch 1200' };
    api['/offices?limit=100'] = { rows: offices, total: 1200, next: 'a.b' };
    api['/offices?search=1200&limit=100'] = [last];
    const first = (await draw('/agent-links')).document;
    expect(first.querySelector('#office-list')?.textContent).toContain(
      'Showing 2 of 1,200 offices. Search to find the rest.',
    );
    expect(first.querySelector('form input[name=office_search]')).not.toBeNull();
    expect(first.querySelector('form button[type=submit]')).not.toBeNull();
    const { document } = await draw('/agent-links', 'en', 'office_search=+1200+');
    expect(linksOf(document, '#office-list a')).toEqual([' /office/branch-1200']);
    expect(document.querySelector<HTMLInputElement>('input[name=office_search]')?.value).toBe('1200');
    expect(document.querySelector('#preparers')?.textContent).toContain('Renee Okafor');
    api['/offices?search=1200&limit=100'] = [];
    const none = (await draw('/agent-links', 'en', 'office_search=1200')).document;
    expect(none.querySelector('#office-list')?.textContent).toContain('No offices match your search');
  });

  it('shows the name of the selected office even if the list does not include it', async () => {
    api['/offices?limit=100'] = { rows: offices, total: 1200, next: 'a.b' };
    api['/offices/branch-1200'] = { ...officePage([]), id: 'branch-1200', name: 'Branch 1200' };
    api['/agent-links?office_id=branch-1200&limit=60'] = [renee];
    const { document } = await draw('/agent-links', 'en', 'office_id=branch-1200');
    expect(document.querySelector('main option[selected]')?.textContent).toBe('Branch 1200');
  });

  it('adds the return path to Sign In and Create Account', async () => {
    const { document } = await draw('/preparer/RENOKA');
    const ways = [...document.querySelectorAll<HTMLElement>('[data-return-to]')];
    expect(ways.map((way) => [way.getAttribute('href'), way.dataset.returnTo])).toEqual([
      ['/register?preparer=RENOKA', '/preparer/RENOKA/intake'],
      ['/login?preparer=RENOKA', '/preparer/RENOKA/intake'],
    ]);
  });

  it('loads a portrait from a URL that changes with the picture', async () => {
    const { document } = await draw('/preparer/RENOKA');
    const source = document.querySelector('img')?.getAttribute('src') ?? '';
    expect(source).toMatch(/^\/pages\/portraits\/RENOKA\.[0-9a-f]{16}\.jpg$/);
    const file = source.split('/').at(-1) ?? '';
    expect(await renderer.readPortrait(file, read)).toEqual(Buffer.from('/9j/4AAQ', 'base64'));
    api['/preparer-info/RENOKA'] = { ...renee, profile_picture: '/9j/5BBQ' };
    expect(await renderer.readPortrait(file, read)).toBeNull();
    for (const other of ['RENOKA.jpg', 'NOBODY.0123456789abcdef.jpg', '../site.0123456789abcdef.jpg'])
      expect(await renderer.readPortrait(other, read)).toBeNull();
  });

  it('includes only the theme variables it uses, for light and dark', async () => {
    const { inline } = await draw('/');
    expect(inline.style).toContain(css);
    expect(inline.style.match(/--ant-color-text:#[0-9a-f]{6}/g)).toHaveLength(3);
    expect(inline.style).toContain('--ant-padding:16px');
    expect(inline.style).not.toContain('--ant-color-error');
  });

  const checker = new HtmlValidate({
    extends: ['html-validate:standard'],
    // React's output differs in attribute names and self-closing void elements.
    rules: { 'attr-case': 'off', 'void-style': 'off', 'no-inline-style': 'error', 'no-trailing-whitespace': 'off' },
  });

  it('is invalid HTML with a block element in a paragraph', async () => {
    const { html } = await draw('/');
    expect((await checker.validateString(html.replace('</main>', '<p><div></div></p></main>'))).valid).toBe(false);
  });

  it.each(['/', '/agent-links', '/office/detroit-main', '/preparer/RENOKA', '/office/nowhere'])(
    'is valid HTML: %s',
    async (path) => {
      const { results } = await checker.validateString((await draw(path)).html);
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
        [],
      );
    },
  );
});

describe('sitemap', () => {
  it('lists every page in every language, with its alternates', async () => {
    const text = await renderer.renderSitemap({ origin, read });
    const sitemap = new DOMParser().parseFromString(text, 'application/xml');
    expect(sitemap.querySelector('parsererror')).toBeNull();
    const addresses = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent);
    expect(addresses).toHaveLength(14);
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${origin}/`,
        `${origin}/es`,
        `${origin}/es/office/outer-drive`,
        `${origin}/privacy`,
        `${origin}/es/terms`,
        `${origin}/preparer/RENOKA`,
      ]),
    );
    expect(text.match(/hreflang="es"/g)).toHaveLength(14);
  });

  it('reads all pages of the list of preparers', async () => {
    const leon = preparer('Leon', { portal_url: '/preparer/LEOOKA' });
    api['/agent-links?limit=1000'] = { rows: [renee], total: 1001, next: 'signed' };
    api['/agent-links?limit=1000&cursor=signed'] = { rows: [leon], total: 1001 };
    expect(await renderer.renderSitemap({ origin, read })).toContain(`<loc>${origin}/preparer/LEOOKA</loc>`);
  });

  it('escapes its URLs', async () => {
    const text = await renderer.renderSitemap({ origin: `${origin}/<&"`, read });
    expect(new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')).toBeNull();
  });
});

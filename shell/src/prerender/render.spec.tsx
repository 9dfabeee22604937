import type { Site } from '@portal/domain/site/site.dto';
import { paths, renderShellPage } from './render';

// The real messages are compiled in advance (libs/i18n/testing).
jest.mock('../messages/en.catalog', () => ({ __esModule: true, default: {} }));
jest.mock('../messages/es.catalog', () => ({ __esModule: true, default: {} }));

const site = {
  name: 'Lake </title><script>alert(1)</script>',
  phone: '(313) 555-0100',
  email: 'office@example.com',
  accent_colour: '#0b5d6b',
  logo: null,
  preparer_signup: 'approve',
  password_min_length: 10,
} as unknown as Site;

const render = async (path: string, locale: 'en' | 'es' = 'en', office = site) => {
  const page = await renderShellPage({ path, locale, site: office });
  if (!page) throw new Error(`${path} is not prerendered`);
  return { ...page, document: new DOMParser().parseFromString(page.body, 'text/html') };
};

describe('prerendered page of the shell', () => {
  it.each(['/', '/account', '/constructor', '/login/', '/es/login'])('is not rendered for %s', async (path) => {
    expect(await renderShellPage({ path, locale: 'en', site })).toBeNull();
  });

  it.each(paths)('sends no field in the URL and shows the office as text: %s', async (path) => {
    const { document, title } = await render(path);
    expect(document.querySelector('form')?.method).toBe('post');
    expect(document.querySelector('.ui-brand')?.textContent).toBe(` ${site.name}`);
    expect(document.querySelector('script')).toBeNull();
    expect(title).toMatch(/ · Lake /);
  });

  it('shows the page of an area in its frame, as it was rendered', async () => {
    const area = { title: 'Estimate', body: '<h1>$1 Estimate</h1>' };
    const office = { ...site, name: '__AREA__<i data-area=""></i>' };
    const page = await renderShellPage({ path: '/estimate', locale: 'es', site: office, area });
    const document = new DOMParser().parseFromString(page?.body ?? '', 'text/html');
    expect(document.querySelector('main')?.innerHTML).toBe(area.body);
    expect(document.querySelector('.ui-brand')?.textContent).toBe(` ${office.name}`);
    expect(page?.title).toBe(`Estimate · ${office.name}`);
  });

  it('renders concurrent requests in the language of each, with its links', async () => {
    const [english, spanish] = await Promise.all([render('/login'), render('/login', 'es')]);
    expect(english.document.querySelector('h1')?.textContent).toBe('Sign in');
    expect(spanish.document.querySelector('h1')?.textContent).toBe('Iniciar sesión');
    expect(spanish.document.querySelector('.shell-auth__back')?.getAttribute('href')).toBe('/es');
  });

  it("follows the office's settings", async () => {
    expect((await render('/register')).document.querySelectorAll('[name=role]')).toHaveLength(2);
    const closed = await render('/register', 'en', { ...site, preparer_signup: 'closed' });
    expect(closed.document.querySelectorAll('[name=role]')).toHaveLength(0);
    expect(closed.body).toContain('10');
    const { style } = await render('/login', 'en', { ...site, accent_colour: '#aa0000' });
    expect(style).not.toBe(closed.style);
    expect(style).toMatch(/\.portal-light.*\.portal-dark.*prefers-color-scheme:dark/);
  });
});

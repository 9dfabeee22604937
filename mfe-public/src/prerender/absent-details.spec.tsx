import type { ReadApi } from '@portal/domain/site/prerendered';
import type { Site } from '@portal/domain/site/site.dto';
import { site } from '../testing';
import { createPageRenderer } from './render';

// The real messages are compiled in advance (libs/i18n/testing).
jest.mock('../messages/prerender.en.catalog', () => ({ __esModule: true, default: {} }));
jest.mock('../messages/prerender.es.catalog', () => ({ __esModule: true, default: {} }));

const renderer = createPageRenderer({ css: '', script: 'reader.0123abcd.js' });

/** Renders a page of an office without locations and preparers. */
async function draw(path: string, locale: 'en' | 'es', office: Site) {
  const read: ReadApi = (at) => Promise.resolve((at === '/site' ? office : { rows: [], total: 0 }) as never);
  const search = new URLSearchParams();
  const page = await renderer.renderPage({ path, locale, origin: 'https://portal.example.com', read, search });
  return new DOMParser().parseFromString(page?.html ?? '', 'text/html');
}

const linksIn = (page: Document) => page.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]').length;
const absent = { ...site, phone: '', email: '', founded_year: null };

describe('contact details that the office has not entered', () => {
  it.each(
    ['/', '/agent-links', '/privacy', '/terms'].flatMap((path) => [[path, 'en'] as const, [path, 'es'] as const]),
  )('are left out of %s in %s', async (path, locale) => {
    expect(linksIn(await draw(path, locale, site))).toBeGreaterThan(0);
    const page = await draw(path, locale, absent);
    expect(linksIn(page)).toBe(0);
    expect(page.documentElement.outerHTML).not.toMatch(/555|@lake|2019|since|null|undefined/);
    expect(page.querySelector('h1')).not.toBeNull();
  });
});

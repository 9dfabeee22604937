import { Site } from '../testing/gateway';

const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
const title = { en: 'Page', es: 'Página' };
const routes = (path: string, roles: string | string[]) => JSON.stringify([{ path, roles, title }]);
const integrity = { 'page.1.js': 'sha256-page+/=', 'forms.1.js': 'sha256-forms' };
const preloads = (pages: object, more: object = {}) => JSON.stringify({ pages, shared: {}, uses: {}, ...more });

let site: Site;
beforeEach(() => {
  site = new Site();
  site.file('shell/index.html', '<html><head></head><body></body></html>');
  site.file(
    'shell/preloads.json',
    preloads({ '*': { en: ['en.1.js'], es: ['es.1.js'] } }, { shared: { forms: ['forms.1.js'] } }),
  );
  site.file('public/routes.json', routes('/estimate', 'public'));
  site.file('client/routes.json', routes('/dashboard', ['client']));
  site.file(
    'client/preloads.json',
    preloads(
      { '*': { en: ['client.1.js'] }, '/dashboard': { en: ['page.1.js', 'page.1.css'] } },
      { uses: { '/dashboard': ['forms'] } },
    ),
  );
  site.file('preparer/routes.json', routes('/client/:clientId', ['preparer']));
});
afterEach(() => site.clean());

/** Returns the links, each with its attributes. */
async function linksOf(url: string, cookie = ''): Promise<string[]> {
  const areas = ['public', 'client', 'preparer'].map((area) => `${area}=${site.path(area)}`).join();
  const { app } = await site.gateway({ REMOTES_FROM: areas });
  const { body } = await app.inject({ url, headers: { ...page, cookie } });
  return body.match(/<link rel="preload"[^>]+>/g) ?? [];
}

async function linked(url: string, cookie = ''): Promise<string[]> {
  return (await linksOf(url, cookie)).map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
}

describe('preload links of the shell page', () => {
  it('are omitted for visitors', async () => {
    expect(await linked('/dashboard')).toEqual([]);
    expect(await linked('/estimate')).toEqual([]);
  });

  it("omit another role's area, and all of them for an unknown role", async () => {
    expect(await linked('/dashboard', 'signed_in=preparer')).toEqual([]);
    expect(await linked('/dashboard', 'signed_in=1')).toEqual([]);
  });

  it('omit all files of a build whose list has a name that could leave its folder or attribute', async () => {
    for (const name of ['../../evil.js', 'a"onload="x.js', 'https://evil.example/x.js']) {
      site.file('client/preloads.json', preloads({ '/dashboard': { en: [name] } }));
      expect(await linked('/dashboard', 'signed_in=client')).toEqual(['/remotes/client/mf-manifest.json', '/en.1.js']);
    }
  });

  it('name only the manifest and the shell’s own files for a build without a list', async () => {
    const links = await linked('/client/4', 'signed_in=preparer');
    expect(links).toEqual(['/remotes/preparer/mf-manifest.json', '/en.1.js']);
  });

  it("contain the manifest, the page's files and the shared modules it uses", async () => {
    expect(await linked('/dashboard', 'signed_in=client')).toEqual([
      '/remotes/client/mf-manifest.json',
      '/en.1.js',
      '/forms.1.js',
      '/remotes/client/client.1.js',
      '/remotes/client/page.1.js',
      '/remotes/client/page.1.css',
    ]);
  });

  it('request a file with its hash, as the build does, so that it is loaded once', async () => {
    site.file('shell/preloads.json', preloads({}, { shared: { forms: ['forms.1.js'] }, integrity }));
    site.file(
      'client/preloads.json',
      preloads({ '/dashboard': { en: ['page.1.js', 'old.1.js'] } }, { uses: { '/dashboard': ['forms'] }, integrity }),
    );
    const links = await linksOf('/dashboard', 'signed_in=client');
    expect(links).toEqual([
      expect.stringContaining('as="fetch" crossorigin="anonymous">'),
      expect.stringMatching(/forms.*crossorigin="anonymous" integrity="sha256-forms">/),
      expect.stringMatching(/page.*crossorigin="anonymous" integrity="sha256-page\+\/=">/),
      expect.not.stringMatching(/crossorigin|integrity/),
    ]);
  });

  it('omit all files of a build with a hash that could leave its attribute', async () => {
    const wrong = { 'page.1.js': 'sha256-a" onload="b' };
    site.file('client/preloads.json', preloads({ '/dashboard': { en: ['page.1.js'] } }, { integrity: wrong }));
    expect(await linked('/dashboard', 'signed_in=client')).toEqual(['/remotes/client/mf-manifest.json', '/en.1.js']);
  });

  it('contain the files of the language in the URL or cookie', async () => {
    expect(await linked('/es/dashboard', 'signed_in=client')).toContain('/es.1.js');
    expect(await linked('/dashboard', 'signed_in=client; locale=es')).toContain('/es.1.js');
  });
});

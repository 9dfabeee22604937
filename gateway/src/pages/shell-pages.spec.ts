import { createHash } from 'node:crypto';
import { Site } from '../../testing/gateway';

const visitor = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

/** Fake build of the shell, which renders the office's name. */
const renderer = `
exports.paths = ['/login'];
exports.renderShellPage = async ({ path, locale, site, area }) => ({
  title: 'Sign in <' + site.name,
  style: '.portal-light{}',
  script: 'record();',
  body: '<p>' + [path, locale, site.name].join(' ') + '</p>' + (area ? area.body : ''),
});`;

/** Fake build of the public area, with and without forms. */
const areaRenderer = `
exports.createPageRenderer = () => ({
  renderPage: async () => null,
  forms: { paths: ['/estimate', '/own'], render: async ({ path, locale, site }) => ({
    title: 'Estimate', body: '<form>' + [path, locale, site.name].join(' ') + '</form>',
  }) },
});`;
const olderRenderer = 'exports.createPageRenderer = () => ({ renderPage: async () => null });';

const shell = '<html lang="en"><head><title>Tax Portal</title></head><body><div id="root"></div></body></html>';

let site: Site;
let office: { name: string };
let requests: string[];
let answers: boolean;

async function gateway(env: Readonly<Record<string, string>> = {}) {
  const api = await site.server((request, response) => {
    if (!answers) return void response.destroy();
    requests.push(request.url ?? '');
    const etag = `"${office.name.length}"`;
    const same = request.headers['if-none-match'] === etag;
    response.writeHead(same ? 304 : 200, { etag }).end(same ? undefined : JSON.stringify(office));
  });
  const { app } = await site.gateway({ API_URLS: api, SHELL_PAGES_FROM: site.path('shell/pages'), ...env });
  return async (url: string, headers: Readonly<Record<string, string>> = {}) =>
    (await app.inject({ url, headers: { ...visitor, ...headers } })).body;
}

beforeEach(() => {
  site = new Site();
  office = { name: 'Lake Tax' };
  requests = [];
  answers = true;
  site.file('shell/index.html', shell);
  site.file('shell/pages/render.cjs', renderer);
});
afterEach(() => site.clean());

describe('prerendered page of the shell', () => {
  it.each([
    ['another page', '/account', {}],
    ['a URL with a query', '/login?preparer=RENOKA', {}],
  ])('is not rendered for %s', async (_, url, headers) => {
    const open = await gateway();
    expect(await open(url, headers)).toContain('<div id="root"></div>');
    expect(requests).toEqual([]);
  });

  it('is not rendered for a signed-in user', async () => {
    const open = await gateway();
    expect(await open('/login', { cookie: 'signed_in=client' })).toContain('<div id="root"></div>');
  });

  it('is not rendered without the office or without a build', async () => {
    const open = await gateway();
    answers = false;
    expect(await open('/login')).toContain('<div id="root"></div>');
    answers = true;
    expect(await open('/login')).toContain('/login en Lake Tax');
    expect(await (await gateway({ SHELL_PAGES_FROM: '' }))('/login')).toContain('<div id="root"></div>');
    await expect(gateway({ SHELL_PAGES_FROM: site.path('shell') })).rejects.toThrow(/render\.cjs/);
  });

  it('has the title, language and theme of the visitor, and the nonce of the response', async () => {
    const open = await gateway();
    const page = await open('/es/login', { cookie: 'theme=dark' });
    expect(page).toContain('<html lang="es" class="ui-tokens portal-dark">');
    expect(page).toContain('<title>Sign in &#60;Lake Tax</title>');
    expect(page).toContain('<div id="root"><p>/login es Lake Tax</p></div>');
    expect(page).toMatch(/<style nonce="[^"_]{20,}" data-prerendered>\.portal-light\{\}<\/style>/);
    expect(page).toMatch(/<script nonce="[^"_]{20,}">record\(\);<\/script>/);
    expect(await open('/login')).toContain('<html lang="en" class="ui-tokens portal-system">');
  });

  describe('of an area', () => {
    const title = { en: 'Page', es: 'Página' };
    const routes = (path: string, roles: string | string[]) => JSON.stringify([{ path, roles, title }]);
    const env = () => ({
      PAGES_FROM: site.path('public/pages'),
      REMOTES_FROM: `public=${site.path('public')},client=${site.path('client')}`,
    });
    beforeEach(() => {
      site.file('public/pages/render.cjs', areaRenderer);
      site.file('public/pages/reader.0123abcd.js', '');
      site.file('public/pages/reader.css', '');
      site.file('public/routes.json', routes('/estimate', 'public'));
      site.file('client/routes.json', routes('/own', ['client']));
    });

    it('shows its form in the frame, with its files and its styles inlined', async () => {
      const files = { '*': { en: ['area.1.js'] }, '/estimate': { en: ['form.1.css', 'form.1.js'] } };
      site.file('public/preloads.json', JSON.stringify({ pages: files, uses: {}, shared: {} }));
      site.file('public/form.1.css', '.form{}');
      const page = await (await gateway(env()))('/estimate');
      expect(page).toContain('<p>/estimate en Lake Tax</p><form>/estimate en Lake Tax</form>');
      expect(page).toMatch(/<style nonce="[^"_]{20,}" data-href="\/remotes\/public\/form\.1\.css">\.form\{\}<\/style>/);
      const links = [...page.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, href]) => href);
      expect(links).toEqual([
        '/remotes/public/mf-manifest.json',
        '/remotes/public/area.1.js',
        '/remotes/public/form.1.js',
      ]);
    });

    it.each([
      ['a form that the live build of the public area does not have', '/own', {}],
      ['a signed-in user', '/estimate', { cookie: 'signed_in=client' }],
      ['a URL with a query', '/estimate?preparer=RENOKA', {}],
    ])('is not rendered for %s', async (_, url, headers) => {
      expect(await (await gateway(env()))(url, headers)).toContain('<div id="root"></div>');
    });

    it('is not rendered by a build without forms, or without a build', async () => {
      expect(await (await gateway({ ...env(), PAGES_FROM: '' }))('/estimate')).toContain('<div id="root"></div>');
      site.file('public/pages/render.cjs', olderRenderer);
      expect(await (await gateway(env()))('/estimate')).toContain('<div id="root"></div>');
    });
  });

  it("shows the office's new name on the next request", async () => {
    const open = await gateway();
    await open('/login');
    office = { name: 'Lakeside $& Tax' };
    expect(await open('/login')).toContain('/login en Lakeside $& Tax');
  });

  it('contains its styles', async () => {
    site.file('shell/index.html', shell.replace('</head>', '<link href="/main.1.css" rel="stylesheet"></head>'));
    site.file(
      'shell/preloads.json',
      JSON.stringify({ pages: { '/login': { en: ['login.1.css'] } }, uses: {}, shared: {} }),
    );
    site.file('shell/main.1.css', '.a::after{content:"$&"}');
    site.file('shell/login.1.css', '.b{}');
    const page = await (await gateway())('/login');
    const inlined = page.matchAll(/<style nonce="[^"_]{20,}" data-href="(.*?)">(.*?)<\/style>/g);
    expect([...inlined].map(([, file, style]) => [file, style])).toEqual([
      ['/main.1.css', '.a::after{content:"$&"}'],
      ['/login.1.css', '.b{}'],
    ]);
  });

  it('does not contain a style that has changed since the build, which browsers then refuse', async () => {
    const integrity = { 'login.1.css': `sha256-${createHash('sha256').update('.b{}').digest('base64')}` };
    site.file(
      'shell/preloads.json',
      JSON.stringify({ pages: { '/login': { en: ['login.1.css'] } }, uses: {}, shared: {}, integrity }),
    );
    site.file('shell/login.1.css', '.b{color:red}');
    const open = await gateway();
    expect(await open('/login')).toContain(
      `<link rel="stylesheet" href="/login.1.css" crossorigin="anonymous" integrity="${integrity['login.1.css']}">`,
    );
    site.file('shell/login.1.css', '.b{}');
    expect(await (await gateway())('/login')).toContain('data-href="/login.1.css">.b{}</style>');
  });

  it('links the scripts of the page, and its styles if they cannot be read', async () => {
    const files = { '/login': { en: ['login.1.js', 'login.1.css'], es: [] } };
    const uses = { '/login': ['@portal/ui-kit/forms'] };
    const shared = { '@portal/ui-kit/forms': ['forms.1.js', 'forms.1.css'] };
    site.file('shell/preloads.json', JSON.stringify({ pages: files, uses, shared }));
    const page = await (await gateway())('/login');
    expect(page.match(/<link [^>]*>/g)?.map((link) => /(\w+)" href="([^"]+)"/.exec(link)?.slice(1))).toEqual([
      ['preload', '/login.1.js'],
      ['stylesheet', '/login.1.css'],
      ['preload', '/forms.1.js'],
      ['stylesheet', '/forms.1.css'],
    ]);
  });
});

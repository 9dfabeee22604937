import { integrityOf } from '@portal/federation/integrity';
import { Site } from '../../testing/gateway';

/** Render module of a public build, which notes that it ran. */
const renderer = (build: string) => `
globalThis.ranBuilds?.push('${build}');
exports.createPageRenderer = ({ css, script }) => ({
  renderPage: async ({ path }) => path === '/' ? { status: 200, html: '<body>page of ${build} ' + script + css + '</body>', inline: { style: '', script: '' } } : null,
  forms: { paths: ['/estimate'], render: async () => ({ title: 'Estimate', body: '<form>form of ${build}</form>' }) },
});`;

/** Render module of the shell, which shows the area's form. */
const shellRenderer = `
exports.paths = [];
exports.renderShellPage = async ({ area }) => ({ title: '', style: '', script: '', body: area.body });`;

const ranBuilds: string[] = [];
Object.assign(globalThis, { ranBuilds });

let site: Site;
beforeEach(() => {
  ranBuilds.length = 0;
  site = new Site();
  site.file('shell/index.html', '<html><body><div id="root"></div></body></html>');
  site.file('shell/pages/render.cjs', shellRenderer);
  for (const build of ['aaaa1111', 'bbbb2222', 'cccc3333']) {
    for (const [file, content] of Object.entries(publicBuild(build)))
      site.file(`public/1-${build}/pages/${file}`, content);
    site.file(`public/1-${build}/routes.json`, JSON.stringify([{ path: '/estimate', roles: 'public', title }]));
  }
});
afterEach(() => site.clean());

const title = { en: 'Estimate', es: 'Estimación' };
const publicBuild = (build: string): Record<string, string> => ({
  'render.cjs': renderer(build),
  'reader.css': '',
  [`reader.${build}.js`]: `read('${build}');`,
});
const hashesOf = (build: string) =>
  Object.fromEntries(Object.entries(publicBuild(build)).map(([file, content]) => [file, integrityOf(content)]));

/** Makes a release of the public area live, as the release tool does. */
function release(build: string, pages: Record<string, string> | undefined = hashesOf(build)): void {
  site.file(
    'remotes.json',
    JSON.stringify({ public: { entry: `/remotes/public/1-${build}/mf-manifest.json`, pages } }),
  );
}

async function gateway() {
  const api = await site.server((_request, response) => response.end('{"name":"Lake Tax"}'));
  site.file('remotes.json', '{}');
  const { app } = await site.gateway({
    API_URLS: api,
    REMOTES_FILE: site.path('remotes.json'),
    REMOTES_FROM: `public=${site.path('public')}`,
    PAGES_FROM: site.path('public/1-aaaa1111/pages'),
    SHELL_PAGES_FROM: site.path('shell/pages'),
  });
  const open = async (url: string) =>
    (await app.inject({ url, headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } })).body;
  return { app, open };
}

describe('release of the public area, without a restart', () => {
  it('does not run a module that differs from what was published, and keeps the previous pages', async () => {
    const { open } = await gateway();
    release('bbbb2222', { ...hashesOf('bbbb2222'), 'render.cjs': integrityOf('what was published') });
    expect(await open('/')).toContain('page of aaaa1111');
    expect(ranBuilds).toEqual(['aaaa1111']);
  });

  it.each(['reader.css', 'reader.bbbb2222.js'])('is refused with a changed %s', async (file) => {
    const { open } = await gateway();
    site.file(`public/1-bbbb2222/pages/${file}`, 'changed');
    release('bbbb2222');
    expect(await open('/')).toContain('page of aaaa1111');
  });

  it('is refused with a file that was not published', async () => {
    const { open } = await gateway();
    site.file('public/1-bbbb2222/pages/reader.00000000.js', 'added');
    release('bbbb2222');
    expect(await open('/')).toContain('page of aaaa1111');
  });

  it('leaves the pages alone if the deployment states no hashes, or names another server', async () => {
    const { open } = await gateway();
    release('bbbb2222', {});
    expect(await open('/')).toContain('page of aaaa1111');
    site.file('remotes.json', JSON.stringify({ public: '/remotes/public/1-bbbb2222/mf-manifest.json' }));
    expect(await open('/')).toContain('page of aaaa1111');
    const entry = 'http://127.0.0.1:1/mf-manifest.json';
    site.file('remotes.json', JSON.stringify({ public: { entry, pages: hashesOf('bbbb2222') } }));
    expect(await open('/')).toContain('page of aaaa1111');
    expect(ranBuilds).not.toContain('bbbb2222');
  });

  it('tries a broken release once, and serves the next one', async () => {
    const { open } = await gateway();
    const broken = {
      ...publicBuild('bbbb2222'),
      'render.cjs': 'globalThis.ranBuilds.push("broken"); throw new Error("broken");',
    };
    for (const [file, content] of Object.entries(broken)) site.file(`public/1-bbbb2222/pages/${file}`, content);
    release('bbbb2222', { ...hashesOf('bbbb2222'), 'render.cjs': integrityOf(broken['render.cjs']) });
    for (let at = 0; at < 3; at += 1) expect(await open('/')).toContain('page of aaaa1111');
    expect(ranBuilds.filter((build) => build === 'broken')).toHaveLength(1);
    release('cccc3333');
    expect(await open('/')).toContain('page of cccc3333');
  });

  it('shows its pages and forms from the next request on, and those of the previous one after a rollback', async () => {
    const { open } = await gateway();
    for (const build of ['aaaa1111', 'bbbb2222', 'cccc3333', 'bbbb2222']) {
      release(build);
      expect(await open('/')).toContain(`page of ${build} reader.${build}.js`);
      expect(await open('/estimate')).toContain(`form of ${build}`);
    }
  });

  it('keeps serving the scripts of pages rendered before', async () => {
    const { app, open } = await gateway();
    expect((await app.inject('/pages/reader.bbbb2222.js')).statusCode).toBe(404);
    release('bbbb2222');
    await open('/');
    for (const build of ['aaaa1111', 'bbbb2222']) {
      const { body, headers } = await app.inject(`/pages/reader.${build}.js`);
      expect([body, headers['cache-control']]).toEqual([`read('${build}');`, 'public, max-age=31536000, immutable']);
    }
  });
});

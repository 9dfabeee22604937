import { createHash } from 'node:crypto';
import { Site } from '../testing/gateway';

const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate', cookie: 'signed_in=client' };
const title = { en: '</script><script>', es: 'Página' };
const whole = {
  name: '</script>',
  shared: [{ name: 'react' }],
  exposes: [{ name: 'area', assets: { js: { sync: ['area.js'], async: ['later.js'] }, css: { sync: [], async: [] } } }],
};
const manifest = JSON.stringify(whole);
const hash = `sha256-${createHash('sha256').update(manifest).digest('base64')}`;

let site: Site;
beforeEach(() => {
  site = new Site();
  const link = '<link rel="preload" href="/remotes.json" as="fetch">';
  site.file('shell/index.html', `<html><head>${link}</head><body></body></html>`);
  site.file('client/routes.json', JSON.stringify([{ path: '/dashboard', roles: ['client'], title }]));
  site.file('client/version.json', JSON.stringify({ integrity: hash }));
  site.file('client/mf-manifest.json', manifest);
});
afterEach(() => site.clean());

async function open(headers: Record<string, string> = page, answer = '{"name":"Office"}'): Promise<string> {
  const bff = await site.server((_request, response) => {
    if (answer) response.setHeader('content-type', 'application/json').end(answer);
  });
  const { app } = await site.gateway({ API_URLS: bff, REMOTES_FROM: `client=${site.path('client')}` });
  return (await app.inject({ url: '/dashboard', headers })).body;
}

const dataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="start-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
const manifestIn = (html: string) =>
  /<script type="application\/json" data-manifest="([^"]+)">(.*?)<\/script>/.exec(html);
const preloaded = (html: string): string[] => [...html.matchAll(/href="([^"]+\.json)"/g)].map(([, file = '']) => file);

describe('data in the page', () => {
  it("is left out of a visitor's page, which preloads the list of remotes", async () => {
    const html = await open({ ...page, cookie: '' });
    expect(dataIn(html)).toBeNull();
    expect(manifestIn(html)).toBeNull();
    expect(preloaded(html)).toEqual(['/remotes.json']);
  });

  it('contains only the list of remotes while the bff does not answer', async () => {
    const html = await open(page, '');
    expect(dataIn(html)).toEqual({ remotes: expect.anything() as unknown });
  });

  it('leaves a manifest with another hash than listed to the browser, which refuses it', async () => {
    site.file('client/mf-manifest.json', `${manifest}\n`);
    const html = await open();
    expect(manifestIn(html)).toBeNull();
    expect(preloaded(html)).toEqual(['/remotes/client/mf-manifest.json']);
  });

  it('contains the list of remotes, the settings of the office and the manifest, none of which ends its element', async () => {
    const html = await open();
    const remotes = {
      mfe_client: {
        entry: '/remotes/client/mf-manifest.json',
        integrity: hash,
        routes: [{ path: '/dashboard', roles: ['client'], title }],
      },
    };
    expect(dataIn(html)).toEqual({ remotes, site: { name: 'Office' } });
    const [, integrity, json = ''] = manifestIn(html) ?? [];
    expect(integrity).toBe(hash);
    // Without what the shell reads only from the file.
    const assets = { js: { sync: ['area.js'], async: [] }, css: { sync: [], async: [] } };
    expect(JSON.parse(json)).toEqual({ ...whole, shared: [], exposes: [{ name: 'area', assets }] });
    expect(preloaded(html)).toEqual([]);
  });
});

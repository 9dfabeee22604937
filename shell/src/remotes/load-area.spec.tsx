import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { loadArea } from './load-area';
import { remoteList } from './remote-list';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

/** What the federation runtime calls while it loads a remote. */
interface Hooks {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  createScript: (args: { url: string }) => { script?: HTMLScriptElement; timeout: number };
  createLink: (args: { url: string; attrs: Record<string, string> }) => HTMLLinkElement | undefined;
}

const at = (file: string) => `http://localhost/remotes/client/${file}`;
const area = { Component: () => null };
const published = {
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.1.js' } },
  exposes: [{ assets: { js: { sync: ['area.1.js'], async: [] }, css: { sync: ['area.1.css'], async: [] } } }],
  integrity: { 'remoteEntry.1.js': 'sha256-entry', 'area.1.css': 'sha256-style' },
};

let server: FakeServer;
/** Integrity of the requests for the manifest, which the browser checks. */
let required: (string | undefined)[];
let hooks: Hooks;

/** Lists this hash from now on. */
const list = (integrity?: string) =>
  server.answer('GET /remotes.json', () =>
    json({ remotes: { mfe_client: { entry: '/remotes/client/mf-manifest.json', integrity, routes: [] } } }),
  );

describe('loading an area', () => {
  beforeAll(async () => {
    server = fakeServer({});
    list();
    jest.mocked(loadRemote).mockResolvedValue(area);
    await loadArea('mfe_client', true).catch(() => undefined);
    hooks = jest.mocked(registerPlugins).mock.calls[0]?.[0]?.[0] as unknown as Hooks;
    server.stop();
  });
  beforeEach(async () => {
    required = [];
    server = fakeServer({});
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (input !== at('mf-manifest.json')) return answer(input, init);
      required.push(init?.integrity);
      return Promise.resolve(json(published));
    };
    list('sha256-manifest');
    await remoteList.read(true);
    jest.mocked(registerRemotes).mockClear();
    jest.mocked(loadRemote).mockReset().mockResolvedValue(area);
  });
  afterEach(() => server.stop());

  it('requires the listed hash of the manifest, and its hashes of the files', async () => {
    await expect(loadArea('mfe_client', false)).resolves.toBe(area);
    await hooks.fetch(at('mf-manifest.json'), {});
    expect(required).toEqual(['sha256-manifest']);
    const { script } = hooks.createScript({ url: at('remoteEntry.1.js') });
    expect([script?.integrity, script?.crossOrigin]).toEqual(['sha256-entry', 'anonymous']);
    const link = hooks.createLink({ url: at('area.1.css'), attrs: { rel: 'stylesheet' } });
    expect([link?.integrity, link?.crossOrigin, link?.rel, link?.href]).toEqual([
      'sha256-style',
      'anonymous',
      'stylesheet',
      at('area.1.css'),
    ]);
  });

  it.each([
    ['requests a manifest that is in the page with another hash than listed', 'sha256-other', {}, 1],
    ['requests a manifest again when it bypasses the caches', 'sha256-manifest', { cache: 'reload' as const }, 1],
    ['takes the listed manifest from the page', 'sha256-manifest', {}, 0],
  ])('%s', async (_does, integrity, init, requests) => {
    const element = Object.assign(document.createElement('script'), { type: 'application/json' });
    element.dataset.manifest = integrity;
    element.textContent = JSON.stringify(published);
    document.body.append(element);
    await loadArea('mfe_client', false);
    await expect((await hooks.fetch(at('mf-manifest.json'), init)).json()).resolves.toEqual(published);
    expect(required).toHaveLength(requests);
    element.remove();
  });

  it('loads a build of an older version, which has no hashes', async () => {
    list();
    await remoteList.read(true);
    await loadArea('mfe_client', false);
    await hooks.fetch(at('mf-manifest.json'), {});
    expect(required).toEqual([undefined]);
    expect(hooks.createScript({ url: at('old.1.js') })).not.toHaveProperty('script');
    expect(hooks.createLink({ url: at('old.1.css'), attrs: {} })).toBeUndefined();
  });

  it('is repeated once if a release replaced the listed manifest', async () => {
    jest.mocked(loadRemote).mockRejectedValueOnce(new Error('refused'));
    list('sha256-next');
    await expect(loadArea('mfe_client', false)).resolves.toBe(area);
    expect(jest.mocked(registerRemotes).mock.calls.map(([, options]) => options)).toEqual([
      { force: false },
      { force: true },
    ]);
    expect(required).toEqual(['sha256-next']);
  });

  it('fails if the listed manifest is still the same', async () => {
    jest.mocked(loadRemote).mockRejectedValueOnce(new Error('refused'));
    await expect(loadArea('mfe_client', false)).rejects.toThrow('refused');
    expect(registerRemotes).toHaveBeenCalledTimes(1);
  });
});

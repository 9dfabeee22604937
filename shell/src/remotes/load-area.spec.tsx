import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { integrityOf } from './checked-files';
import { loadArea } from './load-area';
import { loadContainer, type Container } from './load-container';
import { remoteList } from './remote-list';

jest.mock('./load-container', () => ({ loadContainer: jest.fn() }));

const at = (file: string) => `http://localhost/remotes/client/${file}`;
const area = { Component: () => null };
const published = {
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.1.js' } },
  exposes: [{ assets: { js: { sync: ['area.1.js'], async: [] }, css: { sync: ['area.1.css'], async: [] } } }],
  integrity: { 'remoteEntry.1.js': 'sha256-entry', 'area.1.css': 'sha256-style' },
};

const container: Container = { init: jest.fn(), get: () => Promise.resolve(() => area) };

let server: FakeServer;
/** Integrity of the requests for the manifest, which the browser checks. */
let required: (string | undefined)[];

/** Lists this hash from now on. */
const list = async (integrity?: string): Promise<void> => {
  server.answer('GET /remotes.json', () =>
    json({ remotes: { mfe_client: { entry: '/remotes/client/mf-manifest.json', integrity, routes: [] } } }),
  );
  await remoteList.read(true);
};
const loads = () => jest.mocked(loadContainer).mock.calls.map(([, url, fresh]) => [url, fresh]);

describe('loading an area', () => {
  beforeEach(async () => {
    required = [];
    server = fakeServer({});
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (input !== at('mf-manifest.json')) return answer(input, init);
      required.push(init?.integrity);
      return Promise.resolve(json(published));
    };
    await list('sha256-manifest');
    jest.mocked(loadContainer).mockReset().mockResolvedValue(container);
  });
  afterEach(() => server.stop());

  it('requires the listed hash of the manifest, and notes its hash of the entry', async () => {
    await expect(loadArea('mfe_client', false)).resolves.toBe(area);
    expect(required).toEqual(['sha256-manifest']);
    expect(loads()).toEqual([[at('remoteEntry.1.js'), false]]);
    expect(integrityOf(at('remoteEntry.1.js'))).toBe('sha256-entry');
  });

  it.each([
    ['requests a manifest that is in the page with another hash than listed', 'sha256-other', false, 1],
    ['requests a manifest again when it bypasses the caches', 'sha256-manifest', true, 1],
    ['takes the listed manifest from the page', 'sha256-manifest', false, 0],
  ])('%s', async (_does, integrity, fresh, requests) => {
    const element = Object.assign(document.createElement('script'), { type: 'application/json' });
    element.dataset.manifest = integrity;
    element.textContent = JSON.stringify(published);
    document.body.append(element);
    await expect(loadArea('mfe_client', fresh)).resolves.toBe(area);
    expect(required).toHaveLength(requests);
    element.remove();
  });

  it('loads a build of an older version, which states no hash of the manifest', async () => {
    await list();
    await expect(loadArea('mfe_client', false)).resolves.toBe(area);
    expect(required).toEqual([undefined]);
  });

  it.each([
    ['has not loaded', () => Promise.resolve(new Response('', { status: 503 }))],
    ['was refused', () => Promise.reject(new TypeError('refused'))],
  ])('fails if the manifest %s', async (_how, answer) => {
    globalThis.fetch = answer;
    await expect(loadArea('mfe_client', false)).rejects.toThrow();
    expect(loads()).toEqual([]);
  });

  it('fails if the module has no component', async () => {
    jest.mocked(loadContainer).mockResolvedValue({ ...container, get: () => Promise.resolve(() => ({})) });
    await expect(loadArea('mfe_client', false)).rejects.toThrow('The remote of mfe_client has no Component');
  });

  it('is repeated once if a release replaced the listed manifest', async () => {
    jest.mocked(loadContainer).mockImplementationOnce(async () => {
      await list('sha256-next');
      throw new Error('refused');
    });
    await expect(loadArea('mfe_client', false)).resolves.toBe(area);
    expect(loads()).toEqual([
      [at('remoteEntry.1.js'), false],
      [at('remoteEntry.1.js'), true],
    ]);
    expect(required.at(-1)).toBe('sha256-next');
  });

  it('fails if the listed manifest is still the same', async () => {
    jest.mocked(loadContainer).mockRejectedValueOnce(new Error('refused'));
    await expect(loadArea('mfe_client', false)).rejects.toThrow('refused');
    expect(loads()).toHaveLength(1);
  });
});

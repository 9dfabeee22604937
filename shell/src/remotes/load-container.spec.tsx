import { getInstance } from '@module-federation/enhanced/runtime';
import { json } from '@portal/data-access/testing/fake-server';
import { fetchManifest } from './checked-files';
import { loadContainer, type Container } from './load-container';

const scopes = { default: {} };
jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: jest.fn() }));

const page = globalThis as typeof globalThis & { mfe_client?: Container | undefined };
const url = 'http://localhost/remotes/client/remoteEntry.1.js';
const load = (fresh = false, from = url) => loadContainer('mfe_client', from, fresh);
const script = () => document.head.querySelector('script');

/** Ends the pending load of the script, which jsdom does not request. */
function end(type: 'load' | 'error', container?: Container): void {
  if (container) page.mfe_client = container;
  script()?.dispatchEvent(new Event(type));
}
const containerOf = () => ({ init: jest.fn(), get: jest.fn() }) satisfies Container;

Object.assign(page, { __FEDERATION__: { __INSTANCES__: [] } });
beforeEach(() => jest.mocked(getInstance).mockReturnValue({ shareScopeMap: scopes } as never));
afterEach(async () => {
  // Forgets the container, so that each test loads its own.
  const last = load(true).catch(() => undefined);
  end('error');
  await last;
  jest.useRealTimers();
});

describe('loading a container', () => {
  it('gives it the modules that the shell shares, and removes the script', async () => {
    const container = containerOf();
    const loading = load();
    expect(script()?.src).toBe(url);
    end('load', container);
    await expect(loading).resolves.toBe(container);
    const [scope, , options] = container.init.mock.calls[0] ?? [];
    expect(scope).toBe(scopes.default);
    expect(options.shareScopeMap).toBe(scopes);
    expect(Object.keys(options)).not.toContain('shareScopeMap');
    expect(script()).toBeNull();
  });

  it('requests the script with the hash in the manifest', async () => {
    const manifest = { integrity: { 'hashed.1.js': 'sha256-entry' } };
    globalThis.fetch = () => Promise.resolve(json(manifest));
    await fetchManifest('http://localhost/remotes/client/mf-manifest.json');
    const loading = load(false, 'http://localhost/remotes/client/hashed.1.js');
    expect([script()?.integrity, script()?.crossOrigin]).toEqual(['sha256-entry', 'anonymous']);
    end('load', containerOf());
    await loading;
  });

  it('runs the entry once for concurrent and later loads', async () => {
    const loading = Promise.all([load(), load()]);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    end('load', containerOf());
    const [one, other] = await loading;
    expect(other).toBe(one);
    await expect(load()).resolves.toBe(one);
  });

  it('runs the entry again on request, without the container and the instance of the one before', async () => {
    const first = load();
    end('load', containerOf());
    await first;
    const instances = [{ name: 'shell' }, { name: 'mfe_client' }];
    Object.assign(page, { __FEDERATION__: { __INSTANCES__: instances } });
    const second = load(true);
    expect(page.mfe_client).toBeUndefined();
    expect(instances).toEqual([{ name: 'shell' }]);
    const next = containerOf();
    end('load', next);
    await expect(second).resolves.toBe(next);
  });

  it.each([
    ['the script cannot be loaded', 'error', `${url} has not loaded`],
    ['the script defines no container', 'load', `${url} defines no container mfe_client`],
  ] as const)('fails if %s, and tries again the next time', async (_how, type, message) => {
    page.mfe_client = undefined;
    const failing = load();
    end(type);
    await expect(failing).rejects.toThrow(message);
    const again = load();
    end('load', containerOf());
    await expect(again).resolves.toBeDefined();
  });

  it('fails if the script has not arrived after seven seconds', async () => {
    jest.useFakeTimers();
    const failing = load();
    jest.advanceTimersByTime(7000);
    await expect(failing).rejects.toThrow('No answer within 7000 ms');
    expect(script()).toBeNull();
  });

  it('fails if the container cannot be initialized', async () => {
    const failing = load();
    end('load', { ...containerOf(), init: () => Promise.reject(new Error('wrong version')) });
    await expect(failing).rejects.toThrow('wrong version');
  });
});

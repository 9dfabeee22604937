import { getInstance } from '@module-federation/enhanced/runtime';
import { withTimeout } from './area-registry';
import { integrityOf } from './checked-files';

/** What the entry of a remote's build defines, under the name of the container. */
export interface Container {
  init: (shareScope: object, initScope: object[], options: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

type Global = typeof globalThis & Record<string, Container | undefined>;

/** Timeout for the script, ms. Shorter than the timeout after which the user can press Try Again. */
const scriptTimeout = 7000;
const shareScope = 'default';

/** One load per container, so that two pages of an area don't run its entry twice. */
const containers = new Map<string, Promise<Container>>();

/**
 * Runs a remote's entry, and gives it the modules that the shell shares. The federation runtime can do so, too, but its
 * part for remotes (the manifest, preloading, hooks) weighs 6 kB on the first visit; the shell reads the manifest itself.
 * @param fresh runs the entry again, after a failure or a release
 */
export function loadContainer(name: string, url: string, fresh: boolean): Promise<Container> {
  if (fresh) forget(name);
  const known = containers.get(name);
  if (known) return known;
  const loading = start(name, url);
  containers.set(name, loading);
  loading.catch(() => {
    if (containers.get(name) === loading) containers.delete(name);
  });
  return loading;
}

async function start(name: string, url: string): Promise<Container> {
  await runScript(url);
  const container = (globalThis as Global)[name];
  if (!container) throw new Error(`${url} defines no container ${name}`);
  const scopes = getInstance()?.shareScopeMap ?? {};
  const options = { version: '', shareScopeKeys: shareScope };
  // Not enumerable: the container copies the other options, and only reads the scopes.
  Object.defineProperty(options, 'shareScopeMap', { value: scopes });
  await container.init((scopes[shareScope] ??= {}), [], options);
  return container;
}

/** The entry of another build must neither find the container of the one before nor its federation instance. */
function forget(name: string): void {
  containers.delete(name);
  (globalThis as Global)[name] = undefined;
  const instances = globalThis.__FEDERATION__.__INSTANCES__;
  const index = instances.findIndex((instance) => instance.name === name);
  if (index >= 0) instances.splice(index, 1);
}

/** Requests the script exactly like the page's preload link, or the browser would load it twice. */
function runScript(url: string): Promise<void> {
  const integrity = integrityOf(url);
  const hash = integrity === undefined ? {} : { crossOrigin: 'anonymous', integrity };
  const script = Object.assign(document.createElement('script'), { ...hash, src: url });
  const loading = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} has not loaded`));
    document.head.append(script);
  });
  return withTimeout(scriptTimeout, loading).finally(() => script.remove());
}

import { registerPlugins } from '@module-federation/enhanced/runtime';
import { areaTimeout } from './area-registry';
import type { Remote } from './remote-list';

interface Assets {
  sync: string[];
  async: string[];
}

/** The fields of a federation manifest that are used here. */
export interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { assets: { js: Assets; css: Assets } }[];
  /** Hash of each file that the federation runtime loads itself; absent from builds of an older version. */
  integrity?: Record<string, string>;
}

/** Timeout for one script, ms. Shorter than the timeout after which the user can press Try Again. */
const scriptTimeout = 7000;

/**
 * Hashes by URL. The list of remotes states that of each manifest, and a manifest those of its files; what these load
 * later is checked by the runtime of the remote's build.
 */
const hashes = new Map<string, string>();
let isRegistered = false;

/** Makes the federation runtime load the remote's files with their hashes, so that browsers refuse a changed one. */
export function loadChecked({ entry, integrity }: Pick<Remote, 'entry' | 'integrity'>): void {
  if (integrity === undefined) hashes.delete(entry);
  else hashes.set(entry, integrity);
  register();
}

/**
 * Fetches a manifest, and notes the hashes of its files.
 * @throws {TypeError} if it has another hash than listed
 */
export async function fetchManifest(url: string, init: RequestInit = {}): Promise<Response> {
  const response =
    (init.cache === 'reload' ? null : manifestInPage(hashes.get(url))) ??
    (await fetch(url, { ...init, ...checked(url), signal: AbortSignal.timeout(areaTimeout) }));
  if (!response.ok) return response;
  const { integrity = {} } = (await response.clone().json()) as Manifest;
  for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, url).href, hash);
  return response;
}

/** Returns the manifest that the gateway has written into the page, if it is the listed one. */
function manifestInPage(integrity: string | undefined): Response | null {
  const found = [...document.querySelectorAll<HTMLElement>('script[data-manifest]')].find(
    ({ dataset }) => dataset.manifest === integrity,
  );
  return found ? new Response(found.textContent) : null;
}

const checked = (url: string): { integrity?: string } => {
  const integrity = hashes.get(url);
  return integrity === undefined ? {} : { integrity };
};

/** Not when the module loads, because the server prerenders without a federation runtime. */
function register(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerPlugins([
    {
      name: 'checked-files',
      // The federation runtime has no timeout for a manifest.
      fetch: (url, init) => fetchManifest(url, init),
      // By default, the runtime waits twenty seconds for a script, and a retry would join the pending load.
      createScript: ({ url }) => ({ timeout: scriptTimeout, ...(hashes.has(url) ? { script: scriptOf(url) } : {}) }),
      createLink: ({ url, attrs }) => (hashes.has(url) ? linkOf(url, attrs) : undefined),
    },
  ]);
}

/** The federation runtime adds the address. */
const scriptOf = (url: string): HTMLScriptElement =>
  Object.assign(document.createElement('script'), { crossOrigin: 'anonymous', ...checked(url) });

function linkOf(href: string, attributes: Record<string, string> = {}): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries({ ...attributes, href })) link.setAttribute(name, value);
  return Object.assign(link, { crossOrigin: 'anonymous', ...checked(href) });
}

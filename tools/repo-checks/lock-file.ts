import type { Read } from './compose';

interface Entry {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Binaries that only Node uses (33 MB), installed by a package that runs only in the browser here. */
const unwanted = /node_modules\/@napi-rs\/canvas-/;

/**
 * Requires the packages for all platforms: npm silently drops those that the registry does not have, and `npm ci` then
 * fails on these platforms. Rejects registry URLs, which would tie the project to one registry.
 */
export function lockFile(read: Read): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> };
  const entries = Object.entries(packages);
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isThere(packages, path, name))
      .map((name) => `package-lock.json lacks ${name}, which ${path || 'the project'} wants on some platform`),
  );
  const addressed = entries.filter(([, { resolved, link }]) => resolved && !link);
  const native = entries.filter(([path]) => unwanted.test(path));
  return [
    ...missing,
    ...addressed.map(([path]) => `package-lock.json says where ${path} was downloaded from`),
    ...native.map(([path]) => `package-lock.json installs ${path}, which the browser never uses`),
  ];
}

/** Resolves a package as Node does: in the package's own node_modules, then in each folder above. */
function isThere(packages: Record<string, Entry>, from: string, name: string) {
  for (
    let place = from;
    ;
    place = place.includes('/node_modules/') ? place.slice(0, place.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
    if (place === '') return false;
  }
}

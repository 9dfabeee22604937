// @ts-check

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optionalDependencies?: Record<string, string>, engines?: { node?: string } }} Entry
 */

/** Binaries for Node only, 33 MB of them, required by packages that run in the browser here. */
const unwanted = /node_modules\/@napi-rs\/canvas-/;

/**
 * npm silently drops packages of other platforms that the registry does not have from the lock file, and `npm ci` then
 * fails on those platforms. Registry URLs would tie the project to one registry.
 * @type {import('./compose.mjs').Check}
 */
export function lockFile(read) {
  /** @type {{ packages: Record<string, Entry> }} */
  const { packages } = JSON.parse(read('package-lock.json'));
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

/**
 * Looks a package up as Node does: in the package's own node_modules, then in each one above.
 * @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name
 */
function isThere(packages, from, name) {
  for (
    let place = from;
    ;
    place = place.includes('/node_modules/') ? place.slice(0, place.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
    if (place === '') return false;
  }
}

// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const facadeFile = (/** @type {string} */ name) => fileURLToPath(new URL(`./facades/${name}.ts`, import.meta.url));
// Read the file directly: not every package exports its package.json. All of these packages are installed in the root
// folder.
const versionOf = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../../node_modules/${name}/package.json`, import.meta.url), 'utf8')).version;

/**
 * Modules shared by the shell and the remotes. Only the shell provides them, so that there is one React, one theme and
 * one store, and remotes stay small. `eager`: part of the shell's initial files; otherwise a separate chunk, loaded
 * with the first page that needs it. `facade`: a file that exports only the names in use, because a shared module ships
 * the whole package. `retired`: only areas of an older release load it. Redux Toolkit, react-redux and Lingui are not listed: only data-access/core and i18n import them,
 * and those are shared.
 */
const sharedModules = {
  react: { eager: true },
  'react/jsx-runtime': { eager: true },
  'react-dom': { eager: true },
  'react-dom/client': { eager: true },
  'react-router-dom': { eager: true, facade: 'react-router-dom' },
  '@portal/i18n': { eager: true },
  '@portal/data-access/core': { eager: true },
  '@portal/drafts/core': { eager: true },
  '@portal/drafts/outbox': { eager: false },
  '@portal/ui-kit/core': { eager: true },
  '@portal/ui-kit/forms': { eager: false },
  '@portal/ui-kit/data': { eager: false },
  '@portal/ui-kit/controls': { eager: false },
  '@portal/ui-kit/table': { eager: false },
  '@portal/ui-kit/upload': { eager: false },
  '@portal/ui-kit/feedback': { eager: false },
  'class-validator': { eager: false, facade: 'class-validator' },
  'class-transformer': { eager: false, facade: 'class-transformer', retired: true },
  'reflect-metadata': { eager: false, facade: 'reflect-metadata', retired: true },
};

/** @type {[string, { eager: boolean, facade?: string, retired?: boolean }][]} */
const entries = Object.entries(sharedModules);

/** `@portal/ui-kit/core` → `@portal/ui-kit` @param {string} name */
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Path of each shared module below the workspace's folder; those of npm are left out, unless they have a facade. */
export const sharedSources = Object.fromEntries(
  entries.flatMap(([name, { facade }]) => {
    if (facade) return [[name, `libs/federation/src/facades/${facade}.ts`]];
    return name.startsWith('@portal/') ? [[name, sourceOf(name)]] : [];
  }),
);

/** `@portal/ui-kit/core` → `libs/ui-kit/src/core/index.ts` @param {string} name */
function sourceOf(name) {
  const folder = packageOf(name).replace('@portal/', 'libs/');
  const part = name.slice(packageOf(name).length + 1);
  const { exports } = JSON.parse(readFileSync(new URL(`../../../${folder}/package.json`, import.meta.url), 'utf8'));
  const file = exports[part ? `./${part}` : '.'] ?? exports['./*'].replace('*', part);
  return `${folder}/${file.replace('./', '')}`;
}

/** Returns `shared` for the shell, which provides every module. */
export const providedModules = () =>
  Object.fromEntries(
    entries.map(([name, module]) => [
      name,
      {
        singleton: true,
        requiredVersion: false,
        version: versionOf(packageOf(name)),
        eager: module.eager,
        ...(module.facade ? { import: facadeFile(module.facade) } : {}),
      },
    ]),
  );

/**
 * Returns `shared` for a remote, which takes every module from the shell and bundles none. In the browser, the remote
 * fails to load if the shell's version is outside its range.
 * @param {Readonly<Record<string, string>>} ranges by package, from `routes.json`
 */
export function consumedModules(ranges) {
  const consumed = entries.filter(([, { retired }]) => !retired).map(([name]) => name);
  const packages = new Set(consumed.map(packageOf));
  const missing = [...packages].filter((name) => !ranges[name]);
  const unknown = Object.keys(ranges).filter((name) => !packages.has(name));
  if (missing.length > 0) throw new Error(`routes.json lacks a version range of ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`The shell shares no ${unknown.join(', ')}, which routes.json names`);
  return Object.fromEntries(
    consumed.map((name) => {
      const requiredVersion = ranges[packageOf(name)];
      return [name, { singleton: true, strictVersion: true, requiredVersion, import: /** @type {const} */ (false) }];
    }),
  );
}

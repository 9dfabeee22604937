import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const facadeFile = (/** @type {string} */ name) => fileURLToPath(new URL(`./facades/${name}.ts`, import.meta.url));
// Read as a file: not every package lets its package.json be imported. All of these are installed at the root.
const versionOf = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../../node_modules/${name}/package.json`, import.meta.url), 'utf8')).version;

/**
 * Modules shared by the shell and the remotes. The shell is the sole provider, so that there is one React, one theme and
 * one store, and a remote stays small.
 *
 * `eager`: part of the shell's first files; otherwise a chunk of its own, loaded with the first screen that needs it.
 * `facade`: a file that names what is used of a package; as a shared module the whole package would be shipped.
 * Redux Toolkit, react-redux and Lingui are not here: only data-access/core and i18n import them, and those are shared.
 */
const sharedModules = {
  react: { eager: true },
  'react/jsx-runtime': { eager: true },
  'react-dom': { eager: true },
  'react-dom/client': { eager: true },
  'react-router-dom': { eager: true, facade: 'react-router-dom' },
  '@portal/i18n': { eager: true },
  '@portal/data-access/core': { eager: true },
  '@portal/ui-kit/core': { eager: true },
  '@portal/ui-kit/forms': { eager: false },
  '@portal/ui-kit/data': { eager: false },
  '@portal/ui-kit/controls': { eager: false },
  '@portal/ui-kit/table': { eager: false },
  '@portal/ui-kit/upload': { eager: false },
  '@portal/ui-kit/feedback': { eager: false },
  'class-validator': { eager: false, facade: 'class-validator' },
  'class-transformer': { eager: false, facade: 'class-transformer' },
  'reflect-metadata': { eager: false },
};

const entries = Object.entries(sharedModules);

/** `@portal/ui-kit/core` → `@portal/ui-kit` @param {string} name */
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** `shared` of the shell: provides every module. */
export const providedModules = () =>
  Object.fromEntries(
    entries.map(([name, module]) => [
      name,
      {
        singleton: true,
        // A remote may be a release older or newer than the shell: what is shared changes additively.
        requiredVersion: false,
        version: versionOf(packageOf(name)),
        eager: module.eager,
        ...(module.facade ? { import: facadeFile(module.facade) } : {}),
      },
    ]),
  );

/** `shared` of a remote: takes every module from the shell and bundles none. */
export const consumedModules = () =>
  Object.fromEntries(entries.map(([name]) => [name, { singleton: true, requiredVersion: false, import: false }]));

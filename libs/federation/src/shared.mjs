import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const facade = (/** @type {string} */ name) => fileURLToPath(new URL(`./facades/${name}.ts`, import.meta.url));
// Read as a file: not every package lets its package.json be imported. All of these are installed at the root.
const versionOf = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../../node_modules/${name}/package.json`, import.meta.url), 'utf8')).version;

/**
 * What host and remotes hold in common. The shell is the sole provider, so that there is one React, one theme and one
 * store, and a remote stays small.
 *
 * `at once`: part of the shell's first files. `when met`: its own file, loaded with the first screen that needs it.
 * `facade`: a file that names what is used of a package; as a shared module the whole package would be shipped.
 * Redux Toolkit and react-redux are not here: only data-access/core imports them, and that is shared itself.
 */
const parts = {
  react: { load: 'at once' },
  'react/jsx-runtime': { load: 'at once' },
  'react-dom': { load: 'at once' },
  'react-dom/client': { load: 'at once' },
  'react-router-dom': { load: 'at once', facade: 'react-router-dom' },
  '@portal/data-access/core': { load: 'at once' },
  '@portal/ui-kit/core': { load: 'at once' },
  '@portal/ui-kit/forms': { load: 'when met' },
  '@portal/ui-kit/data': { load: 'when met' },
  '@portal/ui-kit/feedback': { load: 'when met' },
  'class-validator': { load: 'when met', facade: 'class-validator' },
  'class-transformer': { load: 'when met', facade: 'class-transformer' },
  'reflect-metadata': { load: 'when met' },
};

const entries = Object.entries(parts);

/** `@portal/ui-kit/core` → `@portal/ui-kit` @param {string} name */
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** For the shell: provides every part. */
export const providedParts = () =>
  Object.fromEntries(
    entries.map(([name, part]) => [
      name,
      {
        singleton: true,
        // A remote may be a release older or newer than the shell: what is shared changes additively.
        requiredVersion: false,
        version: versionOf(packageOf(name)),
        eager: part.load === 'at once',
        ...(part.facade ? { import: facade(part.facade) } : {}),
      },
    ]),
  );

/** For a remote: takes every part from the shell and carries none. */
export const takenParts = () =>
  Object.fromEntries(entries.map(([name]) => [name, { singleton: true, requiredVersion: false, import: false }]));

const { readdirSync } = require('node:fs');
const path = require('node:path');

/** Implements the bundler's `import.meta.webpackContext` for tests: `swc.mjs` compiles it to a call of this function. */
module.exports =
  (/** @type {string} */ importer) =>
  (/** @type {string} */ folder, /** @type {{ recursive: boolean, regExp: RegExp }} */ { recursive, regExp }) => {
    const root = path.resolve(importer, folder);
    const names = readdirSync(root, { recursive, encoding: 'utf8' }).map((file) => `./${file}`);
    const keys = names.filter((name) => regExp.test(name)).sort();
    return Object.assign((/** @type {string} */ name) => require(path.join(root, name)), { keys: () => keys });
  };

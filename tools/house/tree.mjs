// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files of the project as the rules see them.
 * @typedef {{ files: readonly string[], read: (file: string) => string }} Tree paths with `/`, relative to the project
 * @typedef {(tree: Tree) => string[]} Check says what is wrong, a line each
 */

const outside = new Set(['node_modules', 'dist', '.git', '.nx', '.data', '.cache', 'test-results', '.DS_Store']);

/**
 * @param {string} root
 * @returns {Tree}
 */
export function treeOf(root) {
  /** @param {string} folder @returns {string[]} */
  const below = (folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !outside.has(name) && !name.endsWith('.log'))
      .flatMap((entry) => (entry.isDirectory() ? below(join(folder, entry.name)) : [join(folder, entry.name)]));
  const files = below(root).map((file) => relative(root, file).replaceAll('\\', '/'));
  return { files: files.sort(), read: (file) => readFileSync(join(root, file), 'utf8') };
}

/** @param {string} file */
export const isSource = (file) => /\.(ts|tsx|mjs|css)$/.test(file);

/** @param {string} file */
export const isTest = (file) => /\.(spec|api-spec|e2e)\.|(^|\/)testing\//.test(file);

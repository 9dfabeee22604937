// @ts-check
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isHashed } from '../gateway/headers.mjs';
import { checksums } from './whole.mjs';

/**
 * The shell has no entry in `remotes.json`: its page is the address people type. So one folder holds the files of every
 * release, and the page of the present one, put there last and in one move.
 * @param {string} release folder
 * @param {string} live folder
 */
export function goLive(release, live) {
  const files = Object.keys(checksums(release));
  const page = (/** @type {string} */ file) => file === 'index.html';
  const order = [
    ...files.filter(isHashed),
    ...files.filter((file) => !isHashed(file) && !page(file)),
    ...files.filter(page),
  ];
  for (const file of order) {
    const to = join(live, file);
    if (isHashed(file) && existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(release, file), `${to}.new`);
    renameSync(`${to}.new`, to);
  }
}

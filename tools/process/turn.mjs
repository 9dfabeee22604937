// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './processes.mjs';

/**
 * Does the work when no other process does the same; who was killed while at it holds nobody up.
 * @template T
 * @param {string} file names the work, the same for all
 * @param {() => Promise<T>} work
 * @param {AbortSignal} [signal] gives up waiting
 * @returns {Promise<T>}
 */
export async function inTurn(file, work, signal) {
  mkdirSync(dirname(file), { recursive: true });
  while (!taken(file)) {
    signal?.throwIfAborted();
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const holder = Number(read(file));
    // Empty for the moment between being made and being written.
    if (holder > 0 && !isAlive(holder)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

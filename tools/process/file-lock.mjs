// @ts-check
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, startOf } from './processes.mjs';

/** @typedef {{ pid: number, start: string, note: string }} Holder `note` is what the holder tells whoever finds it locked */

/**
 * Takes a lock that names its holder in a file: a holder that was killed holds nobody up, not even when its number has
 * gone to another process.
 * @param {string} file
 * @param {string} [note]
 * @returns {{ release: () => void } | { holder: Holder }}
 */
export function tryFileLock(file, note = '') {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  // Written first and linked then: nobody meets a lock without a name in it.
  writeFileSync(own, JSON.stringify({ pid: process.pid, start: startOf(process.pid), note }), { mode: 0o600 });
  try {
    for (;;) {
      if (linked(own, file)) return { release: () => rmSync(file, { force: true }) };
      const holder = readHolder(file);
      if (holder && isAlive(holder.pid) && startOf(holder.pid) === holder.start) return { holder };
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Does the work while nobody else does any under the same lock.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @param {AbortSignal} [signal] gives up waiting
 * @returns {Promise<T>}
 */
export async function withFileLock(file, work, signal) {
  for (;;) {
    const lock = tryFileLock(file);
    if ('release' in lock) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    signal?.throwIfAborted();
    await pause(100);
  }
}

/** @param {string} from @param {string} to */
function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file @returns {Holder | undefined} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

// @ts-check
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, startOf } from './processes.mjs';

/**
 * @typedef {{ pid: number, start: string, note: string }} Holder `note` is the holder's message to other processes that
 * find the file locked
 */

/**
 * Tries to lock a file, whose content names the holder. The lock of a killed process is released, even if its pid has
 * been reused.
 * @param {string} file
 * @param {string} [note]
 * @returns {{ release: () => void } | { holder: Holder }}
 */
export function tryFileLock(file, note = '') {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  // Write a temporary file and then link it, so that the lock file always names its holder.
  writeFileSync(own, JSON.stringify({ pid: process.pid, start: startOf(process.pid), note }), { mode: 0o600 });
  try {
    for (;;) {
      try {
        linkSync(own, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder && isAlive(holder.pid) && startOf(holder.pid) === holder.start) return { holder };
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Runs the work while holding the lock.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @param {AbortSignal} [signal] stops waiting
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

/** @param {string} file @returns {Holder | undefined} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

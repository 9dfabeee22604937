// @ts-check
import { join } from 'node:path';
import { tryFileLock } from '../process/file-lock.mjs';

/**
 * Two starts on one data folder would share a database without knowing: the second is told where the first is.
 * @param {string} dataDir
 * @param {string} url where this one will be
 * @returns {() => void} gives the folder free
 */
export function holdDataDir(dataDir, url) {
  const lock = tryFileLock(join(dataDir, 'running.json'), url);
  if ('release' in lock) return lock.release;
  const { pid, note } = lock.holder;
  throw new Error(
    `The portal already runs with this data: ${note} (process ${pid}).\nFor a second one set PORT and DATA_DIR.`,
  );
}

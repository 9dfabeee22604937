import { join } from 'node:path';
import { tryFileLock } from '../process/file-lock.mjs';

/**
 * Locks the data folder, because a second start would use the same database. The error then contains the URL of the
 * first.
 * @param url of this start
 * @returns releases the folder
 */
export function holdDataDir(dataDir: string, url: string): () => void {
  const lock = tryFileLock(join(dataDir, 'running.json'), url);
  if ('release' in lock) return lock.release;
  const { pid, note } = lock.holder;
  throw new Error(
    `The portal is already running with this data: ${note} (process ${pid}).\nTo start a second one, set PORT and DATA_DIR.`,
  );
}

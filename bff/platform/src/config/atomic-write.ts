import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a file that only its owner can read, unless it exists. If several processes start together, the first one to
 * link the file wins, and none of them reads a partial file.
 */
export function createOnce(path: string, text: string): void {
  const next = written(path, text);
  try {
    linkSync(next, path);
    flushFolder(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(next, { force: true });
  }
}

/** Replaces a file atomically; it is on disk when this returns. */
export function replaceFile(path: string, text: string): void {
  renameSync(written(path, text), path);
  flushFolder(path);
}

function written(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.${randomUUID()}`;
  writeFileSync(next, text, { mode: 0o600, flag: 'wx', flush: true });
  return next;
}

/** A rename survives a power failure only after its directory is flushed; Windows cannot flush directories. */
function flushFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

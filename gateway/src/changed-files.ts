import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

interface Known<Value> {
  version: string;
  value: Value;
}

/** Maximum number of files that are kept. */
const most = 100;
/** A file that changed less than this long ago is read each time, ms: file systems may note two changes as one. */
const recent = 2000;

/**
 * Returns a value that differs whenever a file or folder has changed. Synchronous, because a local file system answers
 * faster than a thread could be asked.
 * @returns undefined if it has only just changed, so that another change could go unnoticed
 * @throws if it is missing
 */
function versionOf(path: string): string | undefined {
  const { mtimeMs, size, ino } = statSync(path);
  return Math.abs(Date.now() - mtimeMs) < recent ? undefined : `${mtimeMs} ${size} ${ino}`;
}

/** Files of one kind, which are parsed again only after they have changed. */
export class ChangedFiles<Value> {
  private readonly known = new LRUCache<string, Known<Value>>({ max: most });

  constructor(private readonly parse: (text: string) => Value) {}

  /** @returns the same object until the file changes @throws if it is missing or invalid */
  async read(path: string): Promise<Value> {
    const version = versionOf(path);
    const known = this.known.get(path);
    if (known && known.version === version) return known.value;
    const value = this.parse(await readFile(path, 'utf8'));
    if (version === undefined) this.known.delete(path);
    else this.known.set(path, { version, value });
    return value;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertKey, DocumentStore, FileMissingError, storeIdName, type StoredFile } from './document-store';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Stores files in a folder: writes to a temporary file, flushes it, then renames it, so that a file is complete or
 * absent.
 */
export class DiskDocumentStore extends DocumentStore {
  /** Each write holds a few chunks of 64 KiB. */
  readonly parallelWrites = 40;
  private readonly files: string;
  private readonly incoming: string;

  /** @param folder must not be readable by anyone else */
  constructor(private readonly folder: string) {
    super();
    this.files = join(folder, 'files');
    this.incoming = join(folder, 'incoming');
  }

  async put(key: string, bytes: Readable): Promise<void> {
    const place = this.placeOf(key);
    const unfinished = join(this.incoming, randomUUID());
    await mkdir(this.incoming, { recursive: true, mode: 0o700 });
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    // The stream may fail while the file is being opened, before the pipeline handles errors.
    bytes.on('error', () => undefined);
    // Open the file first: if the stream has already failed, a file opened later would be created after the cleanup.
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await pipeline(bytes, file.createWriteStream({ flush: true }));
      await rename(unfinished, place);
      await flushFolder(dirname(place));
    } catch (error) {
      // The stream may already be closing the file.
      await file.close().catch(() => undefined);
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Readable> {
    const file = await open(this.placeOf(key)).catch((error: unknown) => {
      throw isMissing(error) ? new FileMissingError(key) : error;
    });
    return file.createReadStream();
  }

  async delete(key: string): Promise<void> {
    await rm(this.placeOf(key), { force: true });
  }

  async *list(): AsyncIterable<StoredFile> {
    for await (const { path, name } of filesBelow(this.files)) {
      const modified = await modifiedAt(path);
      if (modified) yield { key: name, modified };
    }
  }

  async sweep(olderThanMs: number): Promise<void> {
    const latest = Date.now() - olderThanMs;
    for await (const { path } of filesBelow(this.incoming)) {
      const modified = await modifiedAt(path);
      if (modified && modified.getTime() < latest) await rm(path, { force: true });
    }
  }

  async freeBytes(): Promise<number> {
    await mkdir(this.incoming, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.incoming);
    return bavail * bsize;
  }

  async findId(): Promise<string | undefined> {
    const text = await readFile(join(this.folder, storeIdName), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return '';
      throw error;
    });
    return text.trim() || undefined;
  }

  async setId(id: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const place = join(this.folder, storeIdName);
    const next = `${place}.${randomUUID()}`;
    await writeFile(next, id, { mode: 0o600, flush: true });
    await rename(next, place);
    await flushFolder(this.folder);
  }

  /** Two levels of folders, named by the random end of the id: a UUID v7 begins with the time. */
  private placeOf(key: string): string {
    assertKey(key);
    return join(this.files, key.slice(-2), key.slice(-4, -2), key);
  }
}

/** A rename survives a crash only after its directory is flushed. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function modifiedAt(path: string): Promise<Date | undefined> {
  // The file may have been deleted since the directory was read.
  const found = await stat(path).catch(() => undefined);
  return found?.mtime;
}

async function* filesBelow(folder: string): AsyncIterable<{ path: string; name: string }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield { path, name: entry.name };
  }
}

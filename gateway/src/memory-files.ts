import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isHashed } from '@portal/federation/hashed-files';
import type { Encoding } from './compressed';

interface MemoryFile {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** Maximum number of bytes that are kept for one folder: the files of several releases. */
const most = 64 * 1024 * 1024;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Plain names only, so that no address leads out of the folder or to a hidden file. */
const plainPath = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:js|css|json)$/;

const suffixes = { br: ['.br', '.gz', ''], gzip: ['.gz', ''], identity: [''] } as const;
const encodings = { '.br': 'br', '.gz': 'gzip', '': 'identity' } as const;

/** Keeps the hashed scripts and styles of a folder in memory, each with its headers. */
export class MemoryFiles {
  private readonly known = new LRUCache<string, MemoryFile>({ maxSize: most, sizeCalculation: sizeOf });

  constructor(private readonly folder: string) {}

  /**
   * Reads a file again if it has changed, so that a damaged file can be replaced. Synchronous, because almost every file
   * is known already.
   * @param path below the folder
   * @returns undefined if it is not such a file
   */
  find(path: string, accepted: Encoding): MemoryFile | undefined {
    if (!isHashed(path) || !plainPath.test(path)) return undefined;
    for (const suffix of suffixes[accepted]) {
      const file = join(this.folder, path) + suffix;
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats?.isFile()) continue;
      const etag = `W/"${stats.size.toString(16)}-${Math.round(stats.mtimeMs * 1000).toString(16)}"`;
      const known = this.known.get(file);
      if (known?.etag === etag) return known;
      const read = { body: readFileSync(file), etag, headers: headersOf(path, etag, encodings[suffix]) };
      this.known.set(file, read);
      return read;
    }
    return undefined;
  }
}

const sizeOf = ({ body }: MemoryFile): number => body.length + 1;

const headersOf = (path: string, etag: string, encoding: Encoding): Record<string, string> => ({
  etag,
  vary: 'accept-encoding',
  'content-type': types[extname(path)] ?? '',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  /** When its last byte was written. */
  modified: Date;
}

/** There are no bytes under this key. */
export class FileMissingError extends Error {
  constructor(key: string) {
    super(`no file is stored under ${key}`);
  }
}

/**
 * Where the bytes of documents are kept: streams in, streams out, never a file whole in memory. Keys are random ids made by the
 * server; what is stored is encrypted already. What a driver cannot do for the moment rejects with the driver's own error.
 */
export abstract class DocumentStore {
  /** How many files may be written at once: each holds some memory of the process. */
  abstract readonly parallelWrites: number;
  /** Resolves once the bytes would survive a crash. A stream that fails leaves nothing behind. */
  abstract put(key: string, bytes: Readable): Promise<void>;
  /** @throws FileMissingError */
  abstract get(key: string): Promise<Readable>;
  /** Succeeds, too, where there is nothing. */
  abstract delete(key: string): Promise<void>;
  /** Everything that is stored, in no order: for finding what no row speaks of. */
  abstract list(): AsyncIterable<StoredFile>;
  /** Bytes that may still be written; infinite where nobody can say. */
  abstract freeBytes(): Promise<number>;
  /** Throws away what writes that never ended left behind. */
  abstract sweep(olderThanMs: number): Promise<void>;
}

const isKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keys are ours, never a caller's: anything else is a fault of the program. */
export function assertKey(key: string): void {
  if (!isKey.test(key)) throw new TypeError('a key of a stored file is a lower-case UUID');
}

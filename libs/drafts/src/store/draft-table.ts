/** Unsaved draft as stored in IndexedDB: encrypted with a key that only the server stores. */
export interface StoredDraft {
  id: string;
  user_id: string;
  name: string;
  /** Tab that owns it. Another tab takes it over once this one is closed. */
  page: string;
  /** Milliseconds since 1970. */
  stored_at: number;
  /** AES-GCM nonce, and the ciphertext with its tag. */
  nonce: Uint8Array<ArrayBuffer>;
  encrypted: ArrayBuffer;
}

const databaseName = 'portal';
const tableName = 'unsaved-drafts';

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(tableName, { keyPath: 'id' });
  return answerOf(opening);
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s database does not answer.'));
  });

/** Rows in IndexedDB. Rejects where the browser has no storage: in private windows, or when the disk is full. */
export const draftTable = {
  async all(): Promise<StoredDraft[]> {
    const database = await open();
    const rows = database.transaction(tableName).objectStore(tableName).getAll() as IDBRequest<StoredDraft[]>;
    return answerOf(rows).finally(() => database.close());
  },

  /** Atomic: applies both changes or neither. */
  async replace(deleted: readonly string[], stored: readonly StoredDraft[]): Promise<void> {
    const database = await open();
    const change = database.transaction(tableName, 'readwrite');
    const rows = change.objectStore(tableName);
    for (const id of deleted) rows.delete(id);
    for (const row of stored) rows.put(row);
    await new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error('The browser’s database refused a change.'));
    }).finally(() => database.close());
  },
};

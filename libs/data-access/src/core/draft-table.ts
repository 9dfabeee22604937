/** One unsaved draft as it lies in the browser's database: nobody can read it without the key, which only the server has. */
export interface StoredDraft {
  id: string;
  user_id: string;
  name: string;
  /** The page that holds it; another takes it over once that one is gone. */
  page: string;
  /** ms since 1970 */
  stored_at: number;
  /** AES-GCM: the nonce, and the ciphertext with its tag. */
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

/** The rows of the browser's database (IndexedDB). Rejects where the browser keeps nothing: private windows, a full disk. */
export const draftTable = {
  async all(): Promise<StoredDraft[]> {
    const database = await open();
    const rows = database.transaction(tableName).objectStore(tableName).getAll() as IDBRequest<StoredDraft[]>;
    return answerOf(rows).finally(() => database.close());
  },

  /** Both or neither. */
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

import { createDecipheriv } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

interface StoredRow {
  user_id: string;
  name: string;
  nonce: number[];
  encrypted: number[];
}

/** The unsaved drafts in IndexedDB, with bytes as numbers. */
const rowsOf = (page: Page): Promise<StoredRow[]> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    // Return early: opening a missing database would create it without the portal's object stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portal')) return [];
    const database = await answer(indexedDB.open('portal'));
    const rows = await answer(database.transaction('unsaved-drafts').objectStore('unsaved-drafts').getAll());
    database.close();
    const plain = (value: unknown): unknown =>
      value instanceof ArrayBuffer || value instanceof Uint8Array ? [...new Uint8Array(value)] : value;
    return rows.map((row: object) => {
      const columns = Object.entries(row).map(([name, value]) => [name, plain(value)]);
      return Object.fromEntries(columns) as StoredRow;
    });
  });

/** Returns the draft key of the user signed in on that page, in base64. Requires a network connection and a session. */
export const draftKeyOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return ((await (await fetch('/api/auth/draft-key', { headers })).json()) as { key: string }).key;
  });

function opened({ user_id, name, nonce, encrypted }: StoredRow, key: string): unknown {
  const bytes = Buffer.from(encrypted);
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), Buffer.from(nonce));
  cipher.setAAD(Buffer.from(`${user_id}\n${name}`)).setAuthTag(bytes.subarray(-16));
  const text = Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]).toString();
  return (JSON.parse(text) as { values: unknown }).values;
}

/** Waits until this many drafts are stored, including outdated ones: see `expectStoredValues`. */
export const expectStored = (page: Page, count: number): Promise<void> =>
  expect.poll(async () => (await rowsOf(page)).length).toBe(count);

/** Waits until exactly one draft is stored and has these values; drafts are stored with a delay. */
export const expectStoredValues = (page: Page, key: string, values: object): Promise<void> =>
  expect.poll(async () => (await rowsOf(page)).map((row) => opened(row, key))).toMatchObject([values]);

/** All stored bytes, as text. */
export const storedText = async (page: Page): Promise<string> =>
  (await rowsOf(page)).map((row) => JSON.stringify(row) + Buffer.from(row.encrypted).toString('latin1')).join('\n');

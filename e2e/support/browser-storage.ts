import type { Locator, Page } from '@playwright/test';
import { expect } from './portal';

/** Everything that a browser keeps for the portal beyond the page, as text, by place. */
export type BrowserStorage = Readonly<Record<string, string>>;

/**
 * Reads local and session storage, every table of IndexedDB with bytes as characters, the Cache Storage with its bodies,
 * service workers, cookies, the window's name, the history entry and the URL.
 */
export async function browserStorage(page: Page): Promise<BrowserStorage> {
  const stored = await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const decode = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const plain = (_name: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return decode(new Uint8Array(value));
      return value instanceof Uint8Array ? decode(value) : value;
    };
    const places: Record<string, string> = {};
    for (const [key, value] of Object.entries(localStorage)) places[`local ${key}`] = String(value);
    for (const [key, value] of Object.entries(sessionStorage)) places[`session ${key}`] = String(value);
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        const rows = await answer(database.transaction(table).objectStore(table).getAll());
        if (rows.length > 0) places[`table ${name} ${table}`] = JSON.stringify(rows, plain);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        places[`cache ${name} ${request.url}`] = (await (await cache.match(request))?.text()) ?? '';
    }
    for (const { scope } of await navigator.serviceWorker.getRegistrations()) places[`worker ${scope}`] = scope;
    return { ...places, page: JSON.stringify([window.name, history.state, location.href]) };
  });
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  // Nothing of the portal may be stored where the places above do not look.
  expect(origins.map(({ origin }) => origin).filter((origin) => origin !== new URL(page.url()).origin)).toEqual([]);
  return { ...stored, cookies: JSON.stringify(cookies) };
}

/** Base64 of a text depends on where it begins in what is encoded. Leaves out the characters of its neighbors. */
const base64 = (value: string): string[] =>
  [0, 1, 2].map((at) =>
    Buffer.from(' '.repeat(at) + value)
      .toString('base64')
      .slice(at > 0 ? 4 : 0, -4),
  );

/** Returns a value as it is, and as it may be encoded. */
const writings = (value: string): string[] => {
  const digits = value.replaceAll(/\D/g, '');
  const hex = Buffer.from(value).toString('hex');
  // What is left of a short value in Base64 says nothing, and an empty text is everywhere.
  const encoded = base64(value).filter(({ length }) => length > 5);
  return [value, encodeURIComponent(value), hex, ...encoded, ...(digits.length > 6 ? [digits] : [])];
};

/** Returns the places in which a value is stored, except for those that may hold it. */
export function placesOf(storage: BrowserStorage, values: readonly string[], allowed: RegExp = /^$/): string[] {
  const texts = Object.entries(storage).filter(([place]) => !allowed.test(place));
  return texts.flatMap(([place, text]) =>
    values
      .filter((value) => writings(value).some((writing) => text.includes(writing)))
      .map((value) => `${place}: ${value}`),
  );
}

/** Values are unique across the pages of a journey. */
let count = 0;

/** Returns a value for the kind of field: a day, an amount, a number of digits or a text. */
function canaryFor({ type, inputMode, maxLength }: { type: string; inputMode: string; maxLength: number }): string {
  count += 1;
  if (type === 'date') return `19${10 + (count % 80)}-0${1 + (count % 9)}-${10 + (count % 18)}`;
  if (type === 'email') return `canary-${count}@example.com`;
  const isNumber = inputMode === 'numeric' || inputMode === 'decimal' || type === 'tel' || type === 'number';
  const value = isNumber ? `${731_904_000 + count * 137}` : `canarytext${count}x`;
  return maxLength > 0 ? value.slice(0, maxLength) : value;
}

/** Turns on all switches, so that every field of the form is there. */
export async function showAllFields(within: Locator): Promise<void> {
  const off = within.locator('[role=switch][aria-checked=false]:visible, input[role=switch]:not(:checked)');
  for (let left = await off.count(); left > 0; left = Math.min(left - 1, await off.count())) await off.first().click();
}

/** Types a value into every visible field. @returns what the fields then show, if it is long enough to be recognized */
export async function typeIntoAllFields(within: Locator): Promise<string[]> {
  const fields = within.locator(
    'input:not([type=checkbox], [type=radio], [type=file], [type=search], [role=switch], [role=combobox]):visible, textarea:visible',
  );
  const typed: string[] = [];
  for (let at = 0; at < (await fields.count()); at += 1) {
    const one = fields.nth(at);
    if (!(await one.isEditable())) continue;
    const kind = await one.evaluate(({ type, inputMode, maxLength }: HTMLInputElement) => ({
      type,
      inputMode,
      maxLength,
    }));
    await one.fill(canaryFor(kind));
    typed.push(await one.inputValue());
  }
  return typed.filter((value) => value.length > 5);
}

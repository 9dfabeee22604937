import { draftTable, type StoredDraft } from './draft-table';

/** Maximum age of an abandoned draft, ms: 30 days. */
const longestKept = 30 * 24 * 60 * 60 * 1000;

/** Id of this tab. Rows of other tabs are not touched while those are open. */
const page = crypto.randomUUID();
const lockName = (holder: string): string => `unsaved-drafts:${holder}`;
let holding: Promise<void> | null = null;

/** Rows taken over from closed tabs until this tab stores or deletes them: user and name → ids. */
const takenOver = new Map<string, string[]>();
const ownId = (userId: string, name: string): string => [page, userId, name].join('\n');

/** Runs database operations one at a time, in call order. */
let work: Promise<unknown> = Promise.resolve();
const inOrder = <T>(task: () => Promise<T>): Promise<T> => {
  const result = work.then(task);
  work = result.catch(() => undefined);
  return result;
};

/** Takes this tab's lock. The browser releases it when the tab ends, even after a crash. */
function hold(): Promise<void> {
  holding ??= new Promise((held, refused) => {
    const forever = (): Promise<never> => {
      held();
      return new Promise(() => undefined);
    };
    navigator.locks.request(lockName(page), forever).catch(refused);
  });
  return holding;
}

/**
 * Imports a non-extractable key.
 * @param key 256 bits, base64
 */
export function importKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const cipherOf = ({ user_id, name, nonce }: Pick<StoredDraft, 'user_id' | 'name' | 'nonce'>) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode([user_id, name].join('\n')),
});

async function decrypted(row: StoredDraft, key: CryptoKey): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(cipherOf(row), key, row.encrypted);
  return JSON.parse(new TextDecoder().decode(plain)) as unknown;
}

interface FoundDraft {
  name: string;
  value: unknown;
}

/**
 * Takes over the drafts that this user's closed tabs left, newest first. Deletes drafts that do not decrypt (their key
 * was destroyed) and expired drafts of any user.
 */
export const takeOver = (userId: string, key: CryptoKey): Promise<FoundDraft[]> =>
  inOrder(async () => {
    const rows = await draftTable.all();
    const old = rows.filter(({ stored_at }) => stored_at < Date.now() - longestKept).map(({ id }) => id);
    if (old.length > 0) await draftTable.replace(old, []);
    const theirs = rows
      .filter(({ id, user_id, page: holder }) => user_id === userId && holder !== page && !old.includes(id))
      .sort((one, other) => other.stored_at - one.stored_at);
    if (theirs.length > 0) await hold();
    const found: FoundDraft[] = [];
    for (const row of theirs)
      await navigator.locks.request(lockName(row.page), { ifAvailable: true }, async (lock) => {
        if (!lock) return;
        const value = await decrypted(row, key).catch(() => undefined);
        await draftTable.replace([row.id], value === undefined ? [] : [{ ...row, page }]);
        if (value === undefined) return;
        found.push({ name: row.name, value });
        const id = ownId(userId, row.name);
        takenOver.set(id, [...(takenOver.get(id) ?? []), row.id]);
      });
    return found;
  });

/** Replaces what this tab has stored under that name; `undefined` deletes it. */
export const store = (userId: string, name: string, value: unknown, key: CryptoKey | null): Promise<void> =>
  inOrder(async () => {
    const id = ownId(userId, name);
    const before = [id, ...(takenOver.get(id) ?? [])];
    if (value === undefined) await draftTable.replace(before, []);
    else if (key) {
      await hold();
      const row = { user_id: userId, name, nonce: crypto.getRandomValues(new Uint8Array(12)) };
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const encrypted = await crypto.subtle.encrypt(cipherOf(row), key, plain);
      await draftTable.replace(before, [{ ...row, id, page, stored_at: Date.now(), encrypted }]);
    } else return;
    takenOver.delete(id);
  });

/** Deletes all drafts of this user, including those held by other tabs. */
export const forgetAll = (userId: string): Promise<void> =>
  inOrder(async () => {
    const rows = await draftTable.all();
    const ids = rows.filter(({ user_id }) => user_id === userId).map(({ id }) => id);
    if (ids.length > 0) await draftTable.replace(ids, []);
  });

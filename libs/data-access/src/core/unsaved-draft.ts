/**
 * Unsaved input of users who were signed out, closed the page or lost the network. Keyed by user id, so that no other
 * user gets it. Kept in memory and, once stored, also in IndexedDB, encrypted with a key that the server gives only to
 * its owner.
 */
const kept = new Map<string, unknown>();
/** Drafts found in IndexedDB and not taken over yet, newest first. */
const leftBehind = new Map<string, unknown[]>();
/** Users who have signed out deliberately; none of their drafts is kept. */
const gone = new Set<string>();
/** Users whose session another tab has ended; their stored drafts are left unchanged. */
const endedElsewhere = new Set<string>();

const keyOf = (userId: string, name: string): string => `${userId}\n${name}`;

/** Keys of drafts that only a button saves. Closing the page or signing out would lose them. */
const savedByHand = new Set<string>();
const isAtRisk = (key: string): boolean => savedByHand.has(key) && kept.has(key);
const warn = (event: BeforeUnloadEvent): void => {
  if ([...kept.keys()].some(isAtRisk)) event.preventDefault();
};

/**
 * Keeps a draft; `undefined` deletes it.
 * @param byHand true if only a button saves it: warn before the page is closed or the user signs out
 */
export function keepUnsavedDraft(userId: string, name: string, value: unknown, byHand = false): void {
  const key = keyOf(userId, name);
  if (value === undefined || gone.has(userId)) kept.delete(key);
  else kept.set(key, value);
  if (!byHand) return;
  savedByHand.add(key);
  addEventListener('beforeunload', warn);
}

/** Returns whether signing out would lose this user's unsaved input. */
export const losesWithSignOut = (userId: string): boolean =>
  [...kept.keys()].some((key) => key.startsWith(keyOf(userId, '')) && isAtRisk(key));

export const unsavedDraftOf = (userId: string, name: string): unknown => kept.get(keyOf(userId, name));

/** Returns what this user's closed tabs had stored, newest first. Returns it only once. */
export function takeLeftBehind(userId: string, name: string): unknown[] {
  const found = leftBehind.get(keyOf(userId, name)) ?? [];
  leftBehind.delete(keyOf(userId, name));
  return found;
}

/** Encryption and locks need a secure context, and storage may be unavailable. */
const canStore = (): boolean => {
  if (typeof indexedDB === 'undefined') return false;
  const { locks } = navigator as { locks?: LockManager };
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return Boolean(locks) && Boolean(subtle);
};
const database = () => import('./encrypted-drafts');

let storing: Promise<void> = Promise.resolve();

type AskForKey = () => Promise<string | null>;
let opened: { userId: string; ask: AskForKey; key: Promise<CryptoKey | null> | null } | null = null;

/** Fetches the key once per user and page, and again after a failure. Never rejects. */
async function keyFor(userId: string): Promise<CryptoKey | null> {
  const of = opened;
  if (of?.userId !== userId) return null;
  of.key ??= Promise.all([of.ask(), database()])
    .then(([text, { importKey }]) => (text === null ? null : importKey(text)))
    .catch(() => null);
  const key = await of.key;
  if (!key) of.key = null;
  return key;
}

/**
 * Makes the drafts of the user's closed tabs available to `takeLeftBehind`, and starts storing drafts. Never rejects:
 * without a key or storage, drafts live in memory only.
 * @param ask returns the user's key, base64; null if it is unavailable
 */
export async function openStoredDrafts(userId: string, ask: AskForKey): Promise<void> {
  if (!canStore() || opened?.userId === userId) return;
  opened = { userId, ask, key: null };
  const key = await keyFor(userId);
  if (!key) return;
  const { takeOver } = await database();
  for (const { name, value } of await takeOver(userId, key).catch(() => []))
    leftBehind.set(keyOf(userId, name), [...(leftBehind.get(keyOf(userId, name)) ?? []), value]);
}

/**
 * Stores a draft beyond the page's lifetime, encrypted; `undefined` deletes it. Resolves once that is done or has
 * failed; never rejects.
 */
export function storeUnsavedDraft(userId: string, name: string, value: unknown): Promise<void> {
  if (opened?.userId !== userId || gone.has(userId) || endedElsewhere.has(userId)) return Promise.resolve();
  // Run in order: a draft that waits for its key must not be stored after a later deletion.
  storing = storing
    .then(async () => {
      const key = value === undefined ? null : await keyFor(userId);
      const { store } = await database();
      await store(userId, name, value, key);
    })
    .catch(() => undefined);
  return storing;
}

/** Deletes a user's drafts after a deliberate sign-out, and keeps none until they sign in again. */
export function forgetUnsavedDrafts(userId: string): void {
  gone.add(userId);
  for (const drafts of [kept, leftBehind])
    for (const key of drafts.keys()) if (key.startsWith(keyOf(userId, ''))) drafts.delete(key);
  opened = null;
  if (canStore())
    void database()
      .then(({ forgetAll }) => forgetAll(userId))
      .catch(() => undefined);
}

/** Stops storing a user's drafts until they sign in again, because another tab has ended their session. */
export const leaveStoredDrafts = (userId: string): unknown => endedElsewhere.add(userId);

export function allowUnsavedDrafts(userId: string): void {
  gone.delete(userId);
  endedElsewhere.delete(userId);
}

/** Maximum delay of a sign-out, ms; longer than a save takes. */
const longestWait = 3_000;
const saving = new Set<() => Promise<void>>();

/**
 * Calls `save` before the user signs out deliberately.
 * @returns a function that unregisters it
 */
export function saveBeforeSignOut(save: () => Promise<void>): () => void {
  saving.add(save);
  return () => saving.delete(save);
}

/** Flushes unsaved forms, within a time limit. */
export async function saveEverything(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((done) => (timer = setTimeout(done, longestWait)));
  await Promise.race([Promise.allSettled([...saving].map((save) => save())), tooLong]);
  clearTimeout(timer);
}

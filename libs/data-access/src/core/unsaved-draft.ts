/**
 * What somebody had typed and not saved when they were signed out, closed the page or lost the network. Under the person's id, so
 * nobody else gets it: in memory, and what is stored also in the browser's database, encrypted with a key that only the server has
 * and gives to nobody but its owner.
 */
const kept = new Map<string, unknown>();
/** Found in the browser's database and not opened yet, the newest first. */
const leftBehind = new Map<string, unknown[]>();
/** Who has signed out on purpose: nothing of theirs stays behind. */
const gone = new Set<string>();
/** Whose session another page has ended, on purpose or not: what is in the database is left as it is. */
const endedElsewhere = new Set<string>();

const keyOf = (userId: string, name: string): string => `${userId}\n${name}`;

/** Keys of what a button saves and nothing else: it would go with the page, or with signing out. */
const savedByHand = new Set<string>();
const isAtRisk = (key: string): boolean => savedByHand.has(key) && kept.has(key);
const warn = (event: BeforeUnloadEvent): void => {
  if ([...kept.keys()].some(isAtRisk)) event.preventDefault();
};

/**
 * `undefined` forgets.
 * @param byHand a button saves it and nothing else: whoever closes the page or signs out is asked
 */
export function keepUnsavedDraft(userId: string, name: string, value: unknown, byHand = false): void {
  const key = keyOf(userId, name);
  if (value === undefined || gone.has(userId)) kept.delete(key);
  else kept.set(key, value);
  if (!byHand) return;
  savedByHand.add(key);
  addEventListener('beforeunload', warn);
}

/** Whether signing out would take along what the person has typed and not saved. */
export const losesWithSignOut = (userId: string): boolean =>
  [...kept.keys()].some((key) => key.startsWith(keyOf(userId, '')) && isAtRisk(key));

export const unsavedDraftOf = (userId: string, name: string): unknown => kept.get(keyOf(userId, name));

/** What pages of the person that are gone had stored, the newest first; handed out once. */
export function takeLeftBehind(userId: string, name: string): unknown[] {
  const found = leftBehind.get(keyOf(userId, name)) ?? [];
  leftBehind.delete(keyOf(userId, name));
  return found;
}

/** Encryption and locks exist only in secure contexts, storage not in every window. */
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

/** Once for a person and page; asked again after a failure. Never rejects. */
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
 * Makes what the person's earlier pages left behind ready for `takeLeftBehind`, and lets drafts be stored from now on. Never
 * rejects: without key or storage, drafts live in memory only.
 * @param ask for the person's key, base64; null when it cannot be had now
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

/** Keeps it beyond the page, encrypted. `undefined` forgets. Resolves once that is done or has failed; never rejects. */
export function storeUnsavedDraft(userId: string, name: string, value: unknown): Promise<void> {
  if (opened?.userId !== userId || gone.has(userId) || endedElsewhere.has(userId)) return Promise.resolve();
  // One after the other: what waits for its key must not come after what was forgotten later.
  storing = storing
    .then(async () => {
      const key = value === undefined ? null : await keyFor(userId);
      const { store } = await database();
      await store(userId, name, value, key);
    })
    .catch(() => undefined);
  return storing;
}

/** The person has signed out on purpose: drafts are forgotten, and none is kept until they are back. */
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

/** Their session was ended by another page: this one stores nothing until they are back. */
export const leaveStoredDrafts = (userId: string): unknown => endedElsewhere.add(userId);

export function allowUnsavedDrafts(userId: string): void {
  gone.delete(userId);
  endedElsewhere.delete(userId);
}

/** Longer than a save takes; who signs out is not kept waiting, ms. */
const longestWait = 3_000;
const saving = new Set<() => Promise<void>>();

/** Calls `save` before the person signs out on purpose. Returns how to stop. */
export function saveBeforeSignOut(save: () => Promise<void>): () => void {
  saving.add(save);
  return () => saving.delete(save);
}

/** Saves what is unsaved, as long as that takes no more than a moment. */
export async function saveEverything(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((done) => (timer = setTimeout(done, longestWait)));
  await Promise.race([Promise.allSettled([...saving].map((save) => save())), tooLong]);
  clearTimeout(timer);
}

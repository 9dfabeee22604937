import { onSessionChange } from '@portal/data-access/core';
import { forgetDeviceDrafts } from './device-drafts';

/**
 * Drafts: input that the server has not confirmed, of users who were signed out, closed the page or lost the network.
 * Keyed by owner, so that no other user gets them. Kept in memory and, once stored, also in IndexedDB, encrypted with a
 * key that the server gives only to their owner.
 */
const kept = new Map<string, unknown>();
/** Drafts found in IndexedDB and not taken over yet, newest first. */
const orphaned = new Map<string, unknown[]>();
/** Users who have signed out deliberately; none of their drafts is kept. */
const gone = new Set<string>();
/** Users whose session another tab has ended; their stored drafts are left unchanged. */
const endedElsewhere = new Set<string>();

const keyOf = (ownerId: string, name: string): string => `${ownerId}\n${name}`;

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
export function keepDraft(ownerId: string, name: string, value: unknown, byHand = false): void {
  const key = keyOf(ownerId, name);
  if (value === undefined || gone.has(ownerId)) kept.delete(key);
  else kept.set(key, value);
  if (!byHand) return;
  savedByHand.add(key);
  addEventListener('beforeunload', warn);
}

export const draftOf = (ownerId: string, name: string): unknown => kept.get(keyOf(ownerId, name));

/** Returns whether signing out would lose this user's drafts. */
export const losesOnSignOut = (ownerId: string): boolean =>
  [...kept.keys()].some((key) => key.startsWith(keyOf(ownerId, '')) && isAtRisk(key));

/** Returns what this user's closed tabs had stored, newest first. Returns it only once. */
export function takeOrphanedDrafts(ownerId: string, name: string): unknown[] {
  const found = orphaned.get(keyOf(ownerId, name)) ?? [];
  orphaned.delete(keyOf(ownerId, name));
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

type FetchKey = () => Promise<string | null>;
let opened: { ownerId: string; fetchKey: FetchKey; key: Promise<CryptoKey | null> | null } | null = null;

/** Fetches the key once per user and page, and again after a failure. Never rejects. */
async function keyFor(ownerId: string): Promise<CryptoKey | null> {
  const of = opened;
  if (of?.ownerId !== ownerId) return null;
  of.key ??= Promise.all([of.fetchKey(), database()])
    .then(([text, { importKey }]) => (text === null ? null : importKey(text)))
    .catch(() => null);
  const key = await of.key;
  if (!key) of.key = null;
  return key;
}

/**
 * Makes the drafts of the user's closed tabs available to `takeOrphanedDrafts`, and starts storing drafts. Never
 * rejects: without a key or storage, drafts live in memory only.
 * @param fetchKey returns the user's key, base64; null if it is unavailable
 */
export async function openStoredDrafts(ownerId: string, fetchKey: FetchKey): Promise<void> {
  if (!canStore() || opened?.ownerId === ownerId) return;
  opened = { ownerId, fetchKey, key: null };
  const key = await keyFor(ownerId);
  if (!key) return;
  const { takeOver } = await database();
  for (const { name, value } of await takeOver(ownerId, key).catch(() => []))
    orphaned.set(keyOf(ownerId, name), [...(orphaned.get(keyOf(ownerId, name)) ?? []), value]);
}

/**
 * Stores a draft beyond the page's lifetime, encrypted; `undefined` deletes it. Resolves once that is done or has
 * failed; never rejects.
 */
export function storeDraft(ownerId: string, name: string, value: unknown): Promise<void> {
  if (opened?.ownerId !== ownerId || gone.has(ownerId) || endedElsewhere.has(ownerId)) return Promise.resolve();
  // Run in order: a draft that waits for its key must not be stored after a later deletion.
  storing = storing
    .then(async () => {
      const key = value === undefined ? null : await keyFor(ownerId);
      const { store } = await database();
      await store(ownerId, name, value, key);
    })
    .catch(() => undefined);
  return storing;
}

/** Deletes a user's drafts after a deliberate sign-out, and keeps none until they sign in again. */
function forgetDrafts(ownerId: string): void {
  gone.add(ownerId);
  for (const drafts of [kept, orphaned])
    for (const key of drafts.keys()) if (key.startsWith(keyOf(ownerId, ''))) drafts.delete(key);
  opened = null;
  forgetDeviceDrafts(ownerId);
  if (canStore())
    void database()
      .then(({ forgetAll }) => forgetAll(ownerId))
      .catch(() => undefined);
}

onSessionChange((before, now) => {
  if (now.signOutReason === 'logout' && before.user) forgetDrafts(before.user.id);
  if (now.signOutReason === 'elsewhere' && before.user) endedElsewhere.add(before.user.id);
  if (!now.user) return;
  gone.delete(now.user.id);
  endedElsewhere.delete(now.user.id);
});

/** Maximum delay of a sign-out, ms; longer than a save takes. */
const longestWait = 3_000;
const flushes = new Set<() => Promise<void>>();

/**
 * Calls `flush` before the user signs out deliberately.
 * @returns a function that unregisters it
 */
export function flushBeforeSignOut(flush: () => Promise<void>): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Flushes every draft and outbox entry that can be saved, within a time limit. */
export async function flushAll(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((done) => (timer = setTimeout(done, longestWait)));
  await Promise.race([Promise.allSettled([...flushes].map((flush) => flush())), tooLong]);
  clearTimeout(timer);
}

/**
 * What somebody had typed and not saved when they were signed out. In memory only, so it is gone with the tab, and
 * under the person's id, so nobody else gets it.
 */
const kept = new Map<string, unknown>();
/** Who has signed out on purpose: nothing of theirs stays behind. */
const gone = new Set<string>();

const keyOf = (userId: string, name: string): string => `${userId}\n${name}`;

/** `undefined` forgets. */
export function keepUnsavedDraft(userId: string, name: string, value: unknown): void {
  if (value === undefined || gone.has(userId)) kept.delete(keyOf(userId, name));
  else kept.set(keyOf(userId, name), value);
}

export const unsavedDraftOf = (userId: string, name: string): unknown => kept.get(keyOf(userId, name));

/** The person has signed out on purpose: drafts are forgotten, and none is kept until they are back. */
export function forgetUnsavedDrafts(userId: string): void {
  gone.add(userId);
  for (const key of kept.keys()) if (key.startsWith(keyOf(userId, ''))) kept.delete(key);
}

export const allowUnsavedDrafts = (userId: string): boolean => gone.delete(userId);

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

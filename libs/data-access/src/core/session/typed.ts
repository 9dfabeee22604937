/**
 * What somebody had typed and not saved when they were signed out. In memory only, so it is gone with the tab, and
 * under the person's id, so nobody else gets it.
 */
const kept = new Map<string, unknown>();

const keyOf = (userId: string, key: string): string => `${userId}\n${key}`;

/** `undefined` forgets. */
export function keepTyped(userId: string, key: string, value: unknown): void {
  if (value === undefined) kept.delete(keyOf(userId, key));
  else kept.set(keyOf(userId, key), value);
}

export const typedBefore = (userId: string, key: string): unknown => kept.get(keyOf(userId, key));

export const forgetTyped = (): void => kept.clear();

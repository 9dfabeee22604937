import type { Failure } from './failure';
import { onSessionChange } from './session-storage';

/** Returns 128 random bits as hex. Not `crypto.randomUUID`, which browsers only offer over HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The last request to each endpoint if it is still unanswered. In memory only: a body may hold a password. */
const unanswered = new Map<string, { content: string; key: string }>();

// After a deliberate sign-out nothing that was typed stays in the tab. A session that has expired continues.
onSessionChange((_before, { signOutReason }) => {
  if (signOutReason === 'logout') unanswered.clear();
});

/**
 * Returns the idempotency key of a request: that of the last one with the same content if that got no answer, so that a
 * second press does nothing twice, or a new one.
 */
export function keyOf(endpoint: string, content: string): string {
  const last = unanswered.get(endpoint);
  const key = last?.content === content ? last.key : newKey();
  unanswered.set(endpoint, { content, key });
  return key;
}

/** Forgets the key of a request that was answered; the next one with the same content is another request. */
export function learnAnswer(endpoint: string, error: Failure | undefined): void {
  const isOpen = error && (error.code === 'already_done' || error.status === 0 || error.status >= 500);
  if (!isOpen) unanswered.delete(endpoint);
}

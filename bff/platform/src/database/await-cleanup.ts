import { setTimeout as pause } from 'node:timers/promises';

/** Longest wait for a cleanup, ms. */
const longestWait = 500;

/**
 * Waits for a cleanup after a failed request, but not for a database that does not respond: the caller has then already
 * waited three seconds, and must get the error now. The cleanup continues. It must not reject.
 */
export async function awaitCleanup(cleanup: Promise<void>): Promise<void> {
  await Promise.race([cleanup, pause(longestWait, undefined, { ref: false })]);
}

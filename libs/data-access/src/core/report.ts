import { problemOf } from './failure';

/**
 * Notes a failure the person is not told about, where browsers keep their errors. Only what failed and how: never what
 * was sent.
 */
export function report(what: string, error: unknown): void {
  const failure = problemOf(error);
  globalThis.reportError(new Error(`${what}: ${failure ? `${failure.code} (${failure.status})` : 'failed'}`));
}

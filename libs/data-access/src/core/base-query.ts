import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Failure } from './failure';
import { newKey, send, type Answer, type Request } from './send';
import { refreshSession } from './session/refresh';
import { signedOut, type SessionState } from './session/session.slice';

export type PortalQuery = BaseQueryFn<Request, unknown, Failure>;

/** What a call needs of the store. */
export interface CallContext {
  getState: () => unknown;
  dispatch: (action: { type: string }) => unknown;
  signal?: AbortSignal;
  /** Set when a query is asked again although its answer is there: a poll, for calls that are polled. */
  forced?: boolean;
}

const sessionOf = (context: CallContext): SessionState => (context.getState() as { session: SessionState }).session;

/** The session behind the token is over, or the token is: what a refresh may mend. */
const mendable = (answer: Answer): boolean =>
  answer.error?.code === 'unauthenticated' || answer.error?.code === 'session_expired';

/**
 * Makes a call with the session's token. A 401 is mended by one refresh, shared with whoever else meets it, and the
 * call is made once more; when nothing mends it, the session ends, once.
 */
export async function call(request: Request, context: CallContext): Promise<Answer> {
  const token = sessionOf(context).token;
  const keyed = request.call.options.idempotent && !request.key ? { ...request, key: newKey() } : request;
  const asked = keyed.background && !context.forced ? { ...keyed, background: false } : keyed;
  const answer = await send(asked, token, context.signal);
  if (!token || !mendable(answer)) return answer;
  const mended = await mendedToken(token, context);
  if ('error' in mended) return mended;
  const second = await send(asked, mended.token, context.signal);
  if (mendable(second)) expire(mended.token, context);
  return second;
}

/** Another token than the failed one: one that came meanwhile, or a refreshed one. */
async function mendedToken(failed: string, context: CallContext): Promise<{ token: string } | { error: Failure }> {
  const current = sessionOf(context).token;
  if (current && current !== failed) return { token: current };
  const refreshed = await refreshSession(failed, context.dispatch);
  if ('token' in refreshed) return refreshed;
  // No answer or a server in trouble says nothing about the session: it stays, and the call has failed.
  if (refreshed.error.status === 401 || refreshed.error.status === 403) expire(failed, context);
  return refreshed;
}

function expire(token: string, context: CallContext): void {
  if (sessionOf(context).token === token) context.dispatch(signedOut('expired'));
}

export const portalQuery: PortalQuery = (request, context) => call(request, context);

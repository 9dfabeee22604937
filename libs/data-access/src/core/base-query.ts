import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { currentLocale } from '@portal/i18n';
import type { User } from '@portal/domain/account/account.dto';
import { fillPath, type AnyEndpoint, type Multipart } from '@portal/domain/contract/endpoint';
import { listPageOf } from '@portal/domain/contract/list-page';
import { takeEarlyResponse } from './early-requests';
import { failureOf, unreachable, userChanged, type Failure, type Result } from './failure';
import { keyOf, learnAnswer, newKey } from './request-keys';
import { requestedSeason } from './requested-season';
import { refreshSession } from './session-refresh';
import { confirmIdentity } from './step-up';
import { ready, signedOut, type SessionState } from './session.slice';

/** A request: a contract endpoint with its parameters. */
export interface Request {
  endpoint: Pick<AnyEndpoint, 'method' | 'path' | 'options' | 'body'> & Partial<Pick<AnyEndpoint, 'response'>>;
  params?: Readonly<Record<string, string | undefined>>;
  query?: unknown;
  body?: unknown;
  /** Idempotency key; generated if the endpoint is idempotent and none is given. */
  key?: string;
  /**
   * User who owns this request; in any other session it is rejected. Default: the user signed in when the request is
   * made.
   */
  ownerId?: string;
  /** Reports upload progress, from 0 to 1. */
  onProgress?: (sent: number) => void;
  /** Reports the bytes received so far. Each chunk restarts the timeout. */
  onReceived?: (bytes: number) => void;
  /**
   * True if the user did not cause this request, so that it does not keep the session alive. Always set for a refetch.
   */
  background?: boolean;
  /** Id of the last event received from a stream, to resume after it. */
  lastEventId?: string;
}

export type PortalQuery = BaseQueryFn<Request, unknown, Failure>;

/** Parts of the store that a request needs. */
interface QueryContext {
  getState: () => unknown;
  dispatch: (action: { type: string }) => unknown;
  signal?: AbortSignal;
  /** True if a cached query is refetched: after a pushed event, a mutation or a timer. */
  forced?: boolean;
}

/**
 * Maximum body size for `keepalive`, bytes. The fetch standard allows 64 KiB for all pending requests of a closing
 * page.
 */
const keepaliveMax = 60_000;

/** Request timeouts, ms, longer than any response should take; a file may download slowly. */
const timeouts = { usual: 30_000, bytes: 180_000 };

const sessionOf = (context: QueryContext): SessionState => (context.getState() as { session: SessionState }).session;

/** Returns whether refreshing the session may help, because the session or its token has expired. */
const canRefresh = (result: Result): boolean =>
  result.error?.code === 'unauthenticated' || result.error?.code === 'session_expired';

/** Resolves when the current end of a session is complete; new reads wait for it. */
let ending: Promise<unknown> | null = null;

/** Runs `work`. Reads that start in the meantime wait for its end. */
export async function holdReads<Result>(work: () => Promise<Result>): Promise<Result> {
  const running = work();
  ending = running.catch(() => undefined);
  return running.finally(() => (ending = null));
}

/**
 * Sends a request in the session. If it needs step-up authentication, asks the user to confirm their identity and sends
 * it again, unless they decline or another user has signed in since.
 */
async function sendInSession(request: Request, context: QueryContext): Promise<Result> {
  const ownerId = request.ownerId ?? sessionOf(context).user?.id;
  const owned = ownerId === undefined ? request : { ...request, ownerId };
  const result = await sendWithSession(owned, context);
  if (result.error?.code !== 'step_up_required' || !(await confirmIdentity())) return result;
  return sendWithSession(owned, context);
}

/**
 * Sends a request with the session's token. On a 401, refreshes the session once for all concurrent requests and
 * retries, unless another user has signed in since. Ends the session when the refresh is rejected.
 */
async function sendWithSession(request: Request, context: QueryContext): Promise<Result> {
  const userId = request.ownerId ?? sessionOf(context).user?.id;
  if (ending && request.endpoint.method === 'GET') await ending;
  const { token } = sessionOf(context);
  const isTheirs = (): boolean => sessionOf(context).user?.id === userId;
  if (!isTheirs()) return { error: userChanged };
  const keyed = withKey(request, userId);
  // A refetch never reports activity: the idle timer reports the user's.
  const withBackground = { ...keyed, background: keyed.background === true || context.forced === true };
  const result = await send(withBackground, token, context.signal);
  learnAnswer(nameOf(request), result.error);
  if (!token || !canRefresh(result)) return result;
  const fresh = await freshToken(token, context);
  if ('error' in fresh) return fresh;
  if (!isTheirs()) return { error: userChanged };
  const second = await send(withBackground, fresh.token, context.signal);
  learnAnswer(nameOf(request), second.error);
  if (canRefresh(second)) expire(fresh.token, context);
  return second;
}

const nameOf = ({ endpoint: { method, path } }: Request): string => `${method} ${path}`;

/** Adds an idempotency key if the endpoint takes one and none is given. A file cannot be compared with the last one. */
function withKey(request: Request, userId: string | undefined): Request {
  const { endpoint, key, body } = request;
  if (!endpoint.options.idempotent || key) return request;
  if (endpoint.body === 'multipart') return { ...request, key: newKey() };
  return { ...request, key: keyOf(nameOf(request), JSON.stringify([userId, addressOf(request), body])) };
}

/** Returns a different token from the failed one: a newer one from the store, or a refreshed one. */
async function freshToken(failed: string, context: QueryContext): Promise<{ token: string } | { error: Failure }> {
  const current = sessionOf(context).token;
  if (current && current !== failed) return { token: current };
  const ask = (): Promise<Result> => send({ endpoint: accountEndpoints.refresh }, null);
  const refreshed = await refreshSession({ failed, ask, dispatch: context.dispatch });
  if ('token' in refreshed) return refreshed;
  // A missing response or a server error does not mean that the session has ended: keep it, and fail the request.
  if (refreshed.error.status === 401 || refreshed.error.status === 403) expire(failed, context);
  return refreshed;
}

function expire(token: string, context: QueryContext): void {
  if (sessionOf(context).token === token) context.dispatch(signedOut('expired'));
}

/**
 * Fetches the user of the stored token. A rejection ends the session (in `sendInSession`). An outage must not sign
 * everyone out; each page shows its own errors.
 */
export const checkSession =
  () =>
  async (dispatch: QueryContext['dispatch'], getState: QueryContext['getState']): Promise<void> => {
    const result = await sendInSession({ endpoint: accountEndpoints.me }, { dispatch, getState });
    dispatch(ready(result.error ? null : (result.data as User)));
  };

/** Makes a request whose response bypasses the store. Never throws. */
export const requestOnce =
  (request: Request, signal?: AbortSignal) =>
  (dispatch: QueryContext['dispatch'], getState: QueryContext['getState']): Promise<Result> =>
    sendInSession(request, { dispatch, getState, ...(signal ? { signal } : {}) });

/** Makes one request with a different token from this browser's session: that of a new account, or none. */
export const sendAs = (token: string | null, request: Request): Promise<Result> => send(request, token);

export const portalQuery: PortalQuery = (request, context) => sendInSession(request, context);

/** Sends one request to `/api`, with the token if there is one. Never throws. */
async function send(request: Request, token: string | null, signal?: AbortSignal): Promise<Result> {
  return request.endpoint.body === 'multipart'
    ? sendMultipart(request, token, signal)
    : sendJson(request, token, signal);
}

/** Lazy-loaded with the first upload, because most visits have none. */
async function sendMultipart(request: Request, token: string | null, signal?: AbortSignal): Promise<Result> {
  const form = await import('./send-form').catch(() => null);
  if (!form) return { error: unreachable };
  const response = await form.sendForm({
    method: request.endpoint.method,
    address: addressOf(request),
    headers: headersOf({ ...request, body: undefined }, token),
    body: request.body as Multipart<object>,
    ...(request.onProgress ? { onProgress: request.onProgress } : {}),
    ...(signal ? { signal } : {}),
  });
  return response ? resultOf(response) : { error: unreachable };
}

interface RawResponse {
  status: number;
  text: string;
  retryAfter: string | null;
}

function resultOf({ status, text, retryAfter }: RawResponse): Result {
  const body = parsed(text);
  if (status < 200 || status > 299) return { error: failureOf(status, body, retryAfter) };
  return body === unreadable ? { error: { ...unreachable, status } } : { data: body };
}

function listResultOf(raw: RawResponse, headers: Headers): Result {
  const { data, error } = resultOf(raw);
  if (error) return { error };
  return Array.isArray(data) ? { data: listPageOf(data, headers) } : { error: { ...unreachable, status: raw.status } };
}

async function sendJson(request: Request, token: string | null, signal?: AbortSignal): Promise<Result> {
  const text = request.body === undefined ? null : JSON.stringify(request.body);
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), request.endpoint.response === 'bytes' ? timeouts.bytes : timeouts.usual);
  signal?.addEventListener('abort', () => stop.abort());
  try {
    const address = addressOf(request);
    const response =
      (await early(request, address, token)) ??
      (await fetch(address, {
        method: request.endpoint.method,
        headers: headersOf(request, token),
        credentials: 'same-origin',
        signal: stop.signal,
        // A hidden page may be closed before the response arrives, but its data must not be lost.
        keepalive: text !== null && text.length < keepaliveMax && document.visibilityState === 'hidden',
        ...(text === null ? {} : { body: text }),
      }));
    const { status, headers } = response;
    // Event stream: read by the caller for as long as it is open.
    if (response.ok && request.endpoint.response === 'events') return { data: response.body };
    // A file stays binary; the data of a stream and a problem are JSON.
    if (response.ok && request.endpoint.response === 'bytes' && !isJson(headers)) {
      const { onReceived } = request;
      if (!onReceived) return { data: await response.blob() };
      const { receiveBytes } = await import('./receive-bytes');
      const data = await receiveBytes(response, (bytes) => {
        clearTimeout(timer);
        timer = setTimeout(() => stop.abort(), timeouts.bytes);
        onReceived(bytes);
      });
      return { data };
    }
    const raw = { status, text: await response.text(), retryAfter: headers.get('retry-after') };
    return request.endpoint.response === 'list' ? listResultOf(raw, headers) : resultOf(raw);
  } catch {
    return { error: unreachable };
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the response of a read that was sent while the page's code loaded. */
const early = async ({ endpoint }: Request, address: string, token: string | null) =>
  endpoint.method === 'GET' ? takeEarlyResponse(address, token) : null;

const isJson = (headers: Headers): boolean => /^application\/json\b/.test(headers.get('content-type') ?? '');

function addressOf({ endpoint, params, query }: Request): string {
  const season = endpoint.options.seasonal ? { year: requestedSeason() } : {};
  const filled = Object.entries<unknown>({ ...season, ...(query ?? {}) }).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
  return `/api${fillPath(endpoint.path, params)}${search ? `?${search}` : ''}`;
}

function headersOf(request: Request, token: string | null): Record<string, string> {
  return {
    accept: 'application/json, application/problem+json',
    // The page's language, which may differ from the browser's.
    'accept-language': currentLocale(),
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(request.key ? { 'idempotency-key': request.key } : {}),
    ...(request.lastEventId ? { 'last-event-id': request.lastEventId } : {}),
    ...(request.background ? { 'x-background': '1' } : {}),
    // Names the request in the server's traces (W3C Trace Context). The server decides whether to record one.
    traceparent: `00-${newKey()}-${newKey().slice(16)}-00`,
  };
}

const unreadable = Symbol('unreadable');

/** Parses JSON. Returns null for an empty body and `unreadable` for anything else, such as a proxy's HTML page. */
function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

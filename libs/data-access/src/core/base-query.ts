import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { currentLocale } from '@portal/i18n';
import type { User } from '@portal/domain/account/account.dto';
import { fillPath, type AnyEndpoint, type Multipart } from '@portal/domain/contract/endpoint';
import { listPageOf } from '@portal/domain/contract/list-page';
import { failureOf, unreachable, userChanged, type Failure, type Result } from './failure';
import { refreshSession } from './session-refresh';
import { ready, signedOut, type SessionState } from './session.slice';

/** One request: an entry of the contract and what fills it. */
export interface Request {
  endpoint: Pick<AnyEndpoint, 'method' | 'path' | 'options' | 'body'> & Partial<Pick<AnyEndpoint, 'response'>>;
  params?: Readonly<Record<string, string | undefined>>;
  query?: unknown;
  body?: unknown;
  /** Idempotency key; a fresh one is made where the call honours keys and none is given. */
  key?: string;
  /** Whose request this is: refused under anybody else's session. As it stands: whoever is signed in when it is made. */
  ownerId?: string;
  /** Told how much of a multipart body is sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
  /** Told how many bytes of a file are here. It may then come for as long as it keeps coming. */
  onReceived?: (bytes: number) => void;
  /** Not caused by the user: does not keep the session alive. Set for every refetch, whatever is passed here. */
  background?: boolean;
  /** Of a stream: the last event that came, to go on from there. */
  lastEventId?: string;
}

export type PortalQuery = BaseQueryFn<Request, unknown, Failure>;

/** What a call needs of the store. */
interface QueryContext {
  getState: () => unknown;
  dispatch: (action: { type: string }) => unknown;
  signal?: AbortSignal;
  /** Set when a cached query is fetched again: after a pushed event, a mutation or a timer. */
  forced?: boolean;
}

/** Larger bodies are not sent by a page that is being closed, bytes (fetch standard: 64 KiB for all of them). */
const keepaliveMax = 60_000;

/** Longer than any answer takes, ms; a file may come slowly. */
const timeouts = { usual: 30_000, bytes: 180_000 };

const sessionOf = (context: QueryContext): SessionState => (context.getState() as { session: SessionState }).session;

/** The session behind the token is over, or the token is: a refresh may help. */
const canRefresh = (result: Result): boolean =>
  result.error?.code === 'unauthenticated' || result.error?.code === 'session_expired';

/** What ends a session, while it does: nothing is read with it any more. */
let ending: Promise<unknown> | null = null;

/** Reads that are asked for meanwhile wait for the end of `work`. */
export async function holdReads<Result>(work: () => Promise<Result>): Promise<Result> {
  const running = work();
  ending = running.catch(() => undefined);
  return running.finally(() => (ending = null));
}

/**
 * Makes a call with the session's token. After a 401 the session is refreshed, once for all calls that meet it, and the
 * call is made again, unless another person has signed in meanwhile. When the refresh is refused, the session ends.
 */
async function sendInSession(request: Request, context: QueryContext): Promise<Result> {
  const userId = request.ownerId ?? sessionOf(context).user?.id;
  if (ending && request.endpoint.method === 'GET') await ending;
  const { token } = sessionOf(context);
  const isTheirs = (): boolean => sessionOf(context).user?.id === userId;
  if (!isTheirs()) return { error: userChanged };
  const keyed = request.endpoint.options.idempotent && !request.key ? { ...request, key: newKey() } : request;
  // The idle timer reports the user's own activity, so a refetch never has to count as activity.
  const asked = { ...keyed, background: keyed.background === true || context.forced === true };
  const result = await send(asked, token, context.signal);
  if (!token || !canRefresh(result)) return result;
  const fresh = await freshToken(token, context);
  if ('error' in fresh) return fresh;
  if (!isTheirs()) return { error: userChanged };
  const second = await send(asked, fresh.token, context.signal);
  if (canRefresh(second)) expire(fresh.token, context);
  return second;
}

/** Another token than the failed one: one that came meanwhile, or a refreshed one. */
async function freshToken(failed: string, context: QueryContext): Promise<{ token: string } | { error: Failure }> {
  const current = sessionOf(context).token;
  if (current && current !== failed) return { token: current };
  const ask = (): Promise<Result> => send({ endpoint: accountEndpoints.refresh }, null);
  const refreshed = await refreshSession({ failed, ask, dispatch: context.dispatch });
  if ('token' in refreshed) return refreshed;
  // No answer or a server in trouble says nothing about the session: it stays, and the call has failed.
  if (refreshed.error.status === 401 || refreshed.error.status === 403) expire(failed, context);
  return refreshed;
}

function expire(token: string, context: QueryContext): void {
  if (sessionOf(context).token === token) context.dispatch(signedOut('expired'));
}

/**
 * Asks the server who the stored token belongs to. A refusal ends the session (in `sendInSession`); no answer does not: an
 * outage must not sign everybody out, and every screen says for itself what it could not load.
 */
export const checkSession =
  () =>
  async (dispatch: QueryContext['dispatch'], getState: QueryContext['getState']): Promise<void> => {
    const result = await sendInSession({ endpoint: accountEndpoints.me }, { dispatch, getState });
    dispatch(ready(result.error ? null : (result.data as User)));
  };

/** Makes a call whose answer is no part of the store. Never throws. */
export const requestOnce =
  (request: Request, signal?: AbortSignal) =>
  (dispatch: QueryContext['dispatch'], getState: QueryContext['getState']): Promise<Result> =>
    sendInSession(request, { dispatch, getState, ...(signal ? { signal } : {}) });

/** One call with a token that is nobody's session in this browser: an account that was just made, or none. */
export const sendAs = (token: string | null, request: Request): Promise<Result> => send(request, token);

export const portalQuery: PortalQuery = (request, context) => sendInSession(request, context);

/** Sends one request to `/api`, with the token if there is one. Never throws. */
async function send(request: Request, token: string | null, signal?: AbortSignal): Promise<Result> {
  return request.endpoint.body === 'multipart'
    ? sendMultipart(request, token, signal)
    : sendJson(request, token, signal);
}

/** Loaded with the first upload: most people read and type. */
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
    const response = await fetch(addressOf(request), {
      method: request.endpoint.method,
      headers: headersOf(request, token),
      credentials: 'same-origin',
      signal: stop.signal,
      // A page that is hidden may be closed before the answer comes; what it sends must not be lost with it.
      keepalive: text !== null && text.length < keepaliveMax && document.visibilityState === 'hidden',
      ...(text === null ? {} : { body: text }),
    });
    const { status, headers } = response;
    // Read for as long as it is open, by whoever asked for it.
    if (response.ok && request.endpoint.response === 'events') return { data: response.body };
    // A file stays what it is; a record that is streamed, and a refusal, are JSON.
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

const isJson = (headers: Headers): boolean => /^application\/json\b/.test(headers.get('content-type') ?? '');

function addressOf({ endpoint, params, query }: Request): string {
  const filled = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
  return `/api${fillPath(endpoint.path, params)}${search ? `?${search}` : ''}`;
}

function headersOf(request: Request, token: string | null): Record<string, string> {
  return {
    accept: 'application/json, application/problem+json',
    // What the page speaks, whatever the browser itself does.
    'accept-language': currentLocale(),
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(request.key ? { 'idempotency-key': request.key } : {}),
    ...(request.lastEventId ? { 'last-event-id': request.lastEventId } : {}),
    ...(request.background ? { 'x-background': '1' } : {}),
  };
}

const unreadable = Symbol('unreadable');

/** JSON, null for nothing, or the mark of something else (a proxy's page). */
function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/** 128 random bits; `crypto.randomUUID` is missing where the office's network has no TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

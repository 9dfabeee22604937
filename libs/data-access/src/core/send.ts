import { fillPath, type AnyCall } from '@portal/domain/contract/call';
import { failureOf, unreachable, type Failure } from './failure';

/** One request: an entry of the contract and what fills it. */
export interface Request {
  call: Pick<AnyCall, 'method' | 'path' | 'options'>;
  params?: Readonly<Record<string, string | undefined>>;
  query?: unknown;
  body?: unknown;
  /** Idempotency key; a fresh one is made where the call honours keys and none is given. */
  key?: string;
  /** Nobody asked for it just now (polling): does not count as activity. */
  background?: boolean;
}

export type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: Failure };

/** Longer than any answer but an upload takes, ms. */
const patience = 30_000;

/** Sends one request to `/api`, with the token if there is one. Never throws. */
export async function send(request: Request, token: string | null, signal?: AbortSignal): Promise<Answer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  signal?.addEventListener('abort', () => stop.abort());
  try {
    const response = await fetch(addressOf(request), {
      method: request.call.method,
      headers: headersOf(request, token),
      credentials: 'same-origin',
      signal: stop.signal,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const body = parsed(await response.text());
    if (!response.ok) return { error: failureOf(response.status, body, response.headers.get('retry-after')) };
    return body === unreadable ? { error: { ...unreachable, status: response.status } } : { data: body };
  } catch {
    return { error: unreachable };
  } finally {
    clearTimeout(timer);
  }
}

function addressOf({ call, params, query }: Request): string {
  const filled = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
  return `/api${fillPath(call.path, params)}${search ? `?${search}` : ''}`;
}

function headersOf(request: Request, token: string | null): Record<string, string> {
  return {
    accept: 'application/json, application/problem+json',
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(request.key ? { 'idempotency-key': request.key } : {}),
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

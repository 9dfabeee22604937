import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fillPath, type ResponseOf, type BodyOf, type Endpoint, type QueryOf } from '@portal/domain/contract/endpoint';
import type { Problem } from '@portal/domain/problem';

interface Sent<Body, Query> {
  params?: Record<string, string>;
  body?: Body;
  query?: (Query & { limit?: number; cursor?: string }) | Record<string, string | number>;
  token?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}

export interface Answered<Answer> {
  status: number;
  /** Body of a successful response. Check the status first; for errors use `problem`. */
  body: Answer;
  problem: Problem;
  headers: Record<string, string | string[] | number | undefined>;
  /** Cookies set by this response, by name; '' for a deleted cookie. */
  cookies: Record<string, string>;
}

export type Caller = <C extends Endpoint<string, never, unknown, never> | Endpoint>(
  call: C,
  sent?: Sent<BodyOf<C> | Record<string, unknown>, QueryOf<C>>,
) => Promise<Answered<ResponseOf<C>>>;

/** Calls API endpoints of a server in another process. @param url its origin */
export function callerAt(url: string): Caller {
  return async (call, { params, body, query, token, headers, cookies } = {}) => {
    const address = new URL(`/api${fillPath(call.path, params)}`, url);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value));
    const cookie = Object.entries(cookies ?? {}).map(([name, value]) => `${name}=${value}`);
    const answer = await fetch(address, {
      method: call.method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie.length === 0 ? {} : { cookie: cookie.join('; ') }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    return {
      status: answer.status,
      body: parsed as ResponseOf<typeof call>,
      problem: parsed as Problem,
      headers: Object.fromEntries(answer.headers),
      cookies: Object.fromEntries(answer.headers.getSetCookie().map((set) => [...set.split(/[=;]/, 2)])) as Record<
        string,
        string
      >,
    };
  };
}

/** Calls API endpoints in process, without a network; of several servers each in turn. */
export function caller(...apps: readonly NestFastifyApplication[]): Caller {
  let calls = 0;
  return async (call, { params, body, query, token, headers, cookies } = {}) => {
    const app = apps[calls++ % apps.length];
    if (!app) throw new Error('there is no server');
    const answer = await app.inject({
      method: call.method,
      url: `/api${fillPath(call.path, params)}`,
      query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      cookies: cookies ?? {},
      ...(body === undefined ? {} : { payload: body as Record<string, unknown> }),
    });
    const parsed: unknown = answer.body === '' ? undefined : JSON.parse(answer.body);
    return {
      status: answer.statusCode,
      body: parsed as ResponseOf<typeof call>,
      problem: parsed as Problem,
      headers: answer.headers,
      cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
    };
  };
}

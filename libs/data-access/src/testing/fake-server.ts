import { statusOfProblem, type Problem, type ProblemCode } from '@portal/domain/problem';

export interface Sent {
  method: string;
  /** Path below `/api`, with the query string. */
  path: string;
  headers: Headers;
  body: unknown;
  /** Aborted when the browser cancels the request. */
  signal?: AbortSignal | null;
}

type Answering = (sent: Sent) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Returns a page of a list: its rows, the total, and the cursor of the next page. */
export const list = (rows: readonly unknown[], total = rows.length, next?: string): Response =>
  new Response(JSON.stringify(rows), {
    headers: { 'x-total-count': String(total), ...(next ? { link: `</next?cursor=${next}>; rel="next"` } : {}) },
  });

export const nothing = (): Response => new Response(null, { status: 204 });

export function refusal(code: ProblemCode, detail: string, more: Partial<Problem> = {}): Response {
  const status = statusOfProblem[code];
  const problem: Problem = { type: 'about:blank', title: code, status, detail, code, request_id: 'test', ...more };
  return new Response(JSON.stringify(problem), { status, headers: { 'content-type': 'application/problem+json' } });
}

/** Replaces `fetch` with a fake server. Keys look like `POST /auth/login`; all other requests return 404. */
export function fakeServer(answers: Record<string, Answering>) {
  const sent: Sent[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const address = typeof input === 'string' ? input : 'href' in input ? input.href : input.url;
    const path = address.replace(/^\/api/, '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const one: Sent = {
      method: init.method ?? 'GET',
      path,
      headers: new Headers(init.headers),
      body,
      signal: init.signal,
    };
    sent.push(one);
    const answer = answers[`${one.method} ${path.split('?')[0] ?? path}`];
    return answer ? answer(one) : refusal('not_found', 'Not found');
  };
  return {
    sent,
    /** Returns the requests to a path, oldest first. */
    to: (path: string): Sent[] => sent.filter((one) => one.path.split('?')[0] === path),
    answer: (call: string, answering: Answering): void => {
      answers[call] = answering;
    },
    stop: (): void => {
      globalThis.fetch = real;
    },
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;

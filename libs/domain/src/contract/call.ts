import type { Who } from './who';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type AnswerKind = 'one' | 'maybe' | 'list' | 'nothing' | 'bytes';

/** What a call does beyond answering; each switch is read by one mechanism on the server. */
export interface CallOptions {
  /** Honours `Idempotency-Key`: the same key and body give the same answer, once done. */
  readonly idempotent?: true;
  /** The body may be incomplete; rules of the group `submit` are left to the service. */
  readonly draft?: true;
  /** Sets or clears the refresh cookie, so the server also checks the request's origin. */
  readonly cookie?: true;
  /** Success status where it is not 200 (201 for a POST that creates, 204 for no answer). */
  readonly status?: 201 | 202;
}

/**
 * One entry of the contract: what the server serves and the browser calls.
 * Body, answer and query are types only, so that a page without a form loads no validation classes;
 * the classes name their call with `@BodyOf`, `@AnswerOf` and `@QueryOf`.
 */
export interface Call<Path extends string = string, Body = unknown, Answer = unknown, Query = unknown> {
  readonly method: Method;
  /** Below `/api`; `{name}` is a parameter, `{name?}` an optional last one. */
  readonly path: Path;
  readonly who: Who;
  readonly kind: AnswerKind;
  readonly options: CallOptions;
  /** Types only: never there at run time. */
  readonly types?: { body: Body; answer: Answer; query: Query };
}

/** Any entry; the types are read-only facts, so every entry is one of these. */
export type AnyCall = Call;
export type BodyIn<C> = C extends Call<string, infer Body> ? Body : never;
export type AnswerIn<C> = C extends Call<string, unknown, infer Answer> ? Answer : never;
export type QueryIn<C> = C extends Call<string, unknown, unknown, infer Query> ? Query : never;

/** `'/intake/{id}'` → `'id'` */
export type ParamIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? Optional : Name) | ParamIn<Rest>
  : never;

class CallBuilder<Path extends string, Body, Query> {
  constructor(
    private readonly method: Method,
    private readonly path: Path,
    private readonly who: Who,
    private readonly options: CallOptions,
  ) {}

  takes<B>(): CallBuilder<Path, B, Query> {
    return new CallBuilder(this.method, this.path, this.who, this.options);
  }

  filteredBy<Q>(): CallBuilder<Path, Body, Q> {
    return new CallBuilder(this.method, this.path, this.who, this.options);
  }

  answers<A>(): Call<Path, Body, A, Query> {
    return this.entry('one');
  }

  /** A record, or `null` when there is none yet. */
  answersMaybe<A>(): Call<Path, Body, A | null, Query> {
    return this.entry('maybe');
  }

  answersList<A>(): Call<Path, Body, A[], Query> {
    return this.entry('list');
  }

  answersNothing(): Call<Path, Body, void, Query> {
    return this.entry('nothing');
  }

  private entry<A>(kind: AnswerKind): Call<Path, Body, A, Query> {
    return { method: this.method, path: this.path, who: this.who, kind, options: this.options };
  }
}

const start =
  (method: Method) =>
  <Path extends string>(path: Path, who: Who, options: CallOptions = {}) =>
    new CallBuilder<Path, undefined, undefined>(method, path, who, options);

export const get = start('GET');
export const post = start('POST');
export const put = start('PUT');
export const remove = start('DELETE');

/** The status of a call's success. */
export function successStatus(call: Pick<Call, 'kind' | 'options'>): 200 | 201 | 202 | 204 {
  return call.options.status ?? (call.kind === 'nothing' ? 204 : 200);
}

/** `'/intake/{id}'` with `{ id: 'a b' }` → `'/intake/a%20b'`; an absent optional parameter falls away. */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  return path.replace(/\/\{(\w+)\??\}/g, (_whole, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

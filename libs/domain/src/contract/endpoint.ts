import type { AccessPolicy } from './access-policy';
import type { ListPage } from './list-page';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * `multipart`: form fields followed by one streamed file. Set by the contract entry, not by the request's content type.
 */
export type BodyKind = 'none' | 'json' | 'multipart';

/** Body of a multipart endpoint as the browser sends it: text fields, then the file with its name. */
export interface Multipart<Fields> {
  fields: Fields;
  file: File;
}

/** `map`: records keyed by name. */
export type ResponseKind = 'record' | 'nullable' | 'list' | 'map' | 'none' | 'bytes' | 'events';

/** Optional features of an endpoint, each implemented once on the server. */
export interface EndpointOptions {
  /**
   * Honors `Idempotency-Key`: a repeated request with the same key and body gets the stored response. `submit`: only
   * for bodies that submit; saving a draft is safe to repeat anyway, because of its version. If the server crashes after
   * the commit, a repeated request gets 409 `already_done`; `repeatable`: it runs again, because the second run finds
   * what the first one stored.
   */
  readonly idempotent?: true | 'submit' | 'repeatable';
  /** The body may be incomplete; the service validates the rules of the group `submit`. */
  readonly draft?: true;
  /** Sets or clears the refresh cookie, so the server also checks the request's origin. */
  readonly cookie?: true;
  /**
   * Requires that the caller has entered their second factor, or without one their password, within the last minutes
   * (step-up authentication); otherwise the response is 403 `step_up_required`. `password_in_body`: the body contains
   * the current password, so only callers with a second factor have to enter more.
   */
  readonly stepUp?: true | 'password_in_body';
  /** Maximum size of a JSON body, bytes; absent for the default. */
  readonly maxJsonBytes?: number;
  /**
   * The response is public and the same for everyone. Browsers and proxies cache it and revalidate it by ETag on every
   * request.
   */
  readonly revalidated?: true;
  /** Reads or writes one tax year: accepts `?year`; the default is the newest open season. */
  readonly seasonal?: true;
  /** Success status; absent for the default (200, or 204 without content). */
  readonly status?: 201 | 202;
  /** Creates or updates the record: returns 201 for its first `version`, 200 for later ones. */
  readonly upserts?: true;
}

/**
 * One entry of the contract: an endpoint that the server implements and the browser calls. Body, response and query are
 * types only, so that a page without a form loads no validation classes; `<noun>.contract.ts` binds them to their
 * classes.
 */
export interface Endpoint<Path extends string = string, Body = unknown, Response = unknown, Query = unknown> {
  readonly method: Method;
  /** Path below `/api`; `{name}` is a parameter, `{name?}` an optional last one. */
  readonly path: Path;
  readonly access: AccessPolicy;
  readonly body: BodyKind;
  readonly response: ResponseKind;
  /** Maximum file size of a multipart body, bytes. */
  readonly maxFileBytes?: number;
  readonly options: EndpointOptions;
  /** These properties exist only as types, never at run time. */
  readonly types?: { body: Body; response: Response; query: Query };
}

/** Any endpoint. Its types are read-only, so that every endpoint is assignable to this one. */
export type AnyEndpoint = Endpoint;
export type BodyOf<E> = E extends Endpoint<string, infer Body> ? Body : never;
export type ResponseOf<E> = E extends Endpoint<string, unknown, infer Response> ? Response : never;
/** Type that a caller receives. A list always arrives as a page with its total, never as bare rows. */
export type AnswerOf<E> = ResponseOf<E> extends readonly (infer Row)[] ? ListPage<Row> : ResponseOf<E>;
export type QueryOf<E> = E extends Endpoint<string, unknown, unknown, infer Query> ? Query : never;

/** Names of the parameters in a path: `'/intake/{id}'` → `'id'` */
export type ParamOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? Optional : Name) | ParamOf<Rest>
  : never;

class EndpointBuilder<Path extends string, Body, Query> {
  constructor(
    private readonly method: Method,
    private readonly path: Path,
    private readonly access: AccessPolicy,
    private readonly options: EndpointOptions,
    private readonly body: BodyKind = 'none',
    private readonly maxFileBytes?: number,
  ) {}

  takes<B>(): EndpointBuilder<Path, B, Query> {
    return new EndpointBuilder(this.method, this.path, this.access, this.options, 'json');
  }

  /**
   * `Fields` are the text fields of the form (`object` if there are none). The file comes last, in a field named
   * `file`.
   */
  takesFile<Fields extends object = object>(maxBytes: number): EndpointBuilder<Path, Multipart<Fields>, Query> {
    return new EndpointBuilder(this.method, this.path, this.access, this.options, 'multipart', maxBytes);
  }

  filteredBy<Q>(): EndpointBuilder<Path, Body, Q> {
    return new EndpointBuilder(this.method, this.path, this.access, this.options, this.body, this.maxFileBytes);
  }

  returns<R>(): Endpoint<Path, Body, R, Query> {
    return this.entry('record');
  }

  /** Returns a record, or `null` if there is none yet. */
  returnsNullable<R>(): Endpoint<Path, Body, R | null, Query> {
    return this.entry('nullable');
  }

  /** Returns a paginated list; callers receive a `ListPage`. */
  returnsList<R>(): Endpoint<Path, Body, R[], Query> {
    return this.entry('list');
  }

  /** Returns records by name, such as the name of an office. */
  returnsMap<R>(): Endpoint<Path, Body, Record<string, R>, Query> {
    return this.entry('map');
  }

  returnsNothing(): Endpoint<Path, Body, void, Query> {
    return this.entry('none');
  }

  /** Returns a file, or a record too large to hold in memory; the handler streams it. */
  returnsBytes<R = Blob>(): Endpoint<Path, Body, R, Query> {
    return this.entry('bytes');
  }

  /** Streams server-sent events while the client is connected; the `data` of each event is one JSON record. */
  streams<R>(): Endpoint<Path, Body, R, Query> {
    return this.entry('events');
  }

  private entry<R>(response: ResponseKind): Endpoint<Path, Body, R, Query> {
    const { method, path, access, body, options, maxFileBytes } = this;
    return { method, path, access, body, response, options, ...(maxFileBytes ? { maxFileBytes } : {}) };
  }
}

const start =
  (method: Method) =>
  <Path extends string>(path: Path, access: AccessPolicy, options: EndpointOptions = {}) =>
    new EndpointBuilder<Path, undefined, undefined>(method, path, access, options);

export const get = start('GET');
export const post = start('POST');
export const put = start('PUT');
export const remove = start('DELETE');

type SuccessStatus = 200 | 201 | 202 | 204;

/**
 * Returns the success status of an endpoint. @param body the response, whose version decides the status of an upsert
 */
export function successStatus(endpoint: Pick<Endpoint, 'response' | 'options'>, body?: unknown): SuccessStatus {
  if (endpoint.options.upserts) return isFirstVersion(body) ? 201 : 200;
  return endpoint.options.status ?? (endpoint.response === 'none' ? 204 : 200);
}

/** Returns every success status of an endpoint. */
export const successStatuses = (endpoint: Pick<Endpoint, 'response' | 'options'>): SuccessStatus[] =>
  endpoint.options.upserts ? [200, 201] : [successStatus(endpoint)];

const isFirstVersion = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'version' in body && body.version === 1;

/**
 * Fills parameters into a path: `'/intake/{id}'` with `{ id: 'a b' }` → `'/intake/a%20b'`. An absent optional parameter
 * is dropped.
 */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  return path.replace(/\/\{(\w+)\??\}/g, (_whole, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

import type { AccessPolicy } from './access-policy';
import type { ListPage } from './list-page';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `multipart`: form fields, then one file that is streamed. The entry decides, never what the caller says it sends. */
export type BodyKind = 'none' | 'json' | 'multipart';

/** The body of a multipart endpoint, as the browser gives it: text fields, and the file with its name. */
export interface Multipart<Fields> {
  fields: Fields;
  file: File;
}

/** `map`: records by name. */
export type ResponseKind = 'record' | 'nullable' | 'list' | 'map' | 'none' | 'bytes' | 'events';

/** What an endpoint does beyond answering; each switch is read by one mechanism on the server. */
export interface EndpointOptions {
  /**
   * Honours `Idempotency-Key`: the same key and body give the same response, once done. `submit`: only for a body that submits; of a
   * draft that is saved again and again no copy of the answer is kept, its version tells what was done.
   */
  readonly idempotent?: true | 'submit';
  /** The body may be incomplete; rules of the group `submit` are left to the service. */
  readonly draft?: true;
  /** Sets or clears the refresh cookie, so the server also checks the request's origin. */
  readonly cookie?: true;
  /** Largest JSON body, bytes, where it is not the usual one. */
  readonly maxJsonBytes?: number;
  /** The same for everybody and public: kept by browsers and proxies, asked about again each time by its ETag. */
  readonly revalidated?: true;
  /** Success status where it is not 200 (201 for a POST that creates, 204 for no content). */
  readonly status?: 201 | 202;
  /** Creates a record or changes the one that is there: 201 for the first `version` of the record, 200 for a later one. */
  readonly upserts?: true;
}

/**
 * One entry of the contract: what the server serves and the browser requests.
 * Body, response and query are types only, so that a page without a form loads no validation classes;
 * `<noun>.contract.ts` binds them to their classes.
 */
export interface Endpoint<Path extends string = string, Body = unknown, Response = unknown, Query = unknown> {
  readonly method: Method;
  /** Below `/api`; `{name}` is a parameter, `{name?}` an optional last one. */
  readonly path: Path;
  readonly access: AccessPolicy;
  readonly body: BodyKind;
  readonly response: ResponseKind;
  /** Largest file of a multipart body, bytes. */
  readonly maxFileBytes?: number;
  readonly options: EndpointOptions;
  /** Types only: never there at run time. */
  readonly types?: { body: Body; response: Response; query: Query };
}

/** Any entry; the types are read-only facts, so every entry is one of these. */
export type AnyEndpoint = Endpoint;
export type BodyOf<E> = E extends Endpoint<string, infer Body> ? Body : never;
export type ResponseOf<E> = E extends Endpoint<string, unknown, infer Response> ? Response : never;
/** What a caller gets: of a list always a page with its total, never the bare rows. */
export type AnswerOf<E> = ResponseOf<E> extends readonly (infer Row)[] ? ListPage<Row> : ResponseOf<E>;
export type QueryOf<E> = E extends Endpoint<string, unknown, unknown, infer Query> ? Query : never;

/** `'/intake/{id}'` → `'id'` */
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

  /** `Fields` are the text fields of the form, `object` is none; the file comes last, in a field named `file`. */
  takesFile<Fields extends object = object>(maxBytes: number): EndpointBuilder<Path, Multipart<Fields>, Query> {
    return new EndpointBuilder(this.method, this.path, this.access, this.options, 'multipart', maxBytes);
  }

  filteredBy<Q>(): EndpointBuilder<Path, Body, Q> {
    return new EndpointBuilder(this.method, this.path, this.access, this.options, this.body, this.maxFileBytes);
  }

  returns<R>(): Endpoint<Path, Body, R, Query> {
    return this.entry('record');
  }

  /** A record, or `null` when there is none yet. */
  returnsNullable<R>(): Endpoint<Path, Body, R | null, Query> {
    return this.entry('nullable');
  }

  /** A list, of which the server sends a page: callers get a `ListPage`. */
  returnsList<R>(): Endpoint<Path, Body, R[], Query> {
    return this.entry('list');
  }

  /** Records by the name of what they are about, such as an office. */
  returnsMap<R>(): Endpoint<Path, Body, Record<string, R>, Query> {
    return this.entry('map');
  }

  returnsNothing(): Endpoint<Path, Body, void, Query> {
    return this.entry('none');
  }

  /** A file, or a record too large to be held whole: the handler streams it. */
  returnsBytes<R = Blob>(): Endpoint<Path, Body, R, Query> {
    return this.entry('bytes');
  }

  /** Server-sent events, as long as somebody listens; the `data` of each is one record in JSON. */
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

/** Returns the status of an endpoint's success. @param body what it answers, which decides where it `upserts` */
export function successStatus(endpoint: Pick<Endpoint, 'response' | 'options'>, body?: unknown): SuccessStatus {
  if (endpoint.options.upserts) return isFirstVersion(body) ? 201 : 200;
  return endpoint.options.status ?? (endpoint.response === 'none' ? 204 : 200);
}

/** Returns every status of an endpoint's success. */
export const successStatuses = (endpoint: Pick<Endpoint, 'response' | 'options'>): SuccessStatus[] =>
  endpoint.options.upserts ? [200, 201] : [successStatus(endpoint)];

const isFirstVersion = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'version' in body && body.version === 1;

/** `'/intake/{id}'` with `{ id: 'a b' }` → `'/intake/a%20b'`; an absent optional parameter falls away. */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  return path.replace(/\/\{(\w+)\??\}/g, (_whole, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

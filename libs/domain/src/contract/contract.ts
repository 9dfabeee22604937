import type { AnyEndpoint, BodyOf, Endpoint, Multipart, QueryOf, ResponseOf } from './endpoint';

/** A class of the contract, with its validation rules. */
export type DtoClass<T = object> = new () => T;

export interface BoundDtos {
  readonly body?: DtoClass;
  readonly response?: DtoClass;
  readonly query?: DtoClass;
  /** A second class of responses, such as of list items of another kind. */
  readonly alternative?: DtoClass;
}

type ItemOf<R> =
  Exclude<R, null> extends (infer Item)[]
    ? Item
    : string extends keyof Exclude<R, null>
      ? Exclude<R, null>[string & keyof Exclude<R, null>]
      : Exclude<R, null>;

type BodyDto<E> = [BodyOf<E>] extends [undefined]
  ? unknown
  : BodyOf<E> extends Multipart<infer Fields>
    ? FieldsDto<Fields>
    : { body: DtoClass<BodyOf<E>> };
type FieldsDto<Fields> = [keyof Fields] extends [never] ? unknown : { body: DtoClass<Fields> };
type QueryDto<E> = [QueryOf<E>] extends [undefined] ? unknown : { query: DtoClass<QueryOf<E>> };
type ResponseDto<E> =
  E extends Endpoint<string, unknown, void> ? unknown : { response: DtoClass<ItemOf<ResponseOf<E>>> };

/** The classes for an endpoint's types: the class of one item for a list or map, and none for a file. */
type DtosOf<E> =
  E extends Endpoint<string, unknown, Blob> ? BodyDto<E> & QueryDto<E> : BodyDto<E> & QueryDto<E> & ResponseDto<E>;

type Bindings<Endpoints> = {
  readonly [Name in keyof Endpoints]: DtosOf<Endpoints[Name]> & Pick<BoundDtos, 'alternative'>;
};

/** The endpoints of a noun, bound to their classes. */
export interface Contract {
  readonly noun: string;
  readonly endpoints: Readonly<Record<string, AnyEndpoint>>;
}

const dtosByEndpoint = new WeakMap<AnyEndpoint, BoundDtos>();

/** Binds a noun's endpoints to their classes; a missing or mismatched class does not compile. */
export function bindContract<Endpoints extends Readonly<Record<string, AnyEndpoint>>>(
  noun: string,
  endpoints: Endpoints,
  bindings: Bindings<Endpoints>,
): Contract {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    dtosByEndpoint.set(endpoint, bindings[name] as BoundDtos);
  }
  return { noun, endpoints };
}

/** @throws Error if the endpoint's contract was not loaded */
export function dtosOf(endpoint: AnyEndpoint): BoundDtos {
  const dtos = dtosByEndpoint.get(endpoint);
  if (!dtos) throw new Error(`${endpoint.method} ${endpoint.path} is bound to no classes`);
  return dtos;
}

import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { AnyEndpoint, Endpoint, ParamOf, QueryOf, ResponseOf } from '@portal/domain/contract/endpoint';
import type { Tag } from './api';
import type { PortalQuery, Request } from './base-query';
import type { ListPart } from './list-part';

type Build = EndpointBuilder<PortalQuery, Tag, 'api'>;

type Filled<C> =
  C extends Endpoint<infer Path, infer Body, unknown, infer Query>
    ? Record<ParamOf<Path>, string> &
        ([Body] extends [undefined] ? unknown : { body: Body }) &
        ([Query] extends [undefined] ? unknown : { query: Query })
    : never;

/** `void`: how RTK Query spells an endpoint that is called without an argument. */
type Nothing = ReturnType<() => void>;

/**
 * What an endpoint is called with: path parameters by name, `body` and `query` if the call has them, `key` to repeat an
 * idempotent call as the same one, `ownerId` to be sent only for that person, and `onProgress`
 * for a file. Nothing at all for a call that takes
 * nothing.
 */
export type ArgOf<C> = keyof Filled<C> extends never
  ? Nothing
  : Filled<C> & Pick<Request, 'key' | 'ownerId' | 'onProgress'>;

interface Reads {
  /** What the answer shows. */
  provides: readonly Tag[];
  /** Asked again and again by a timer: those requests do not count as activity. */
  polled?: true;
}

interface Changes {
  /** What changes when it succeeds. */
  invalidates: readonly Tag[];
}

/** Endpoint of a call that shows something. */
export function buildEndpoint<C extends AnyEndpoint>(
  build: Build,
  endpoint: C,
  reads: Reads,
): QueryDefinition<ArgOf<C>, PortalQuery, Tag, ResponseOf<C>, 'api'>;
/** Endpoint of a call that changes something. */
export function buildEndpoint<C extends AnyEndpoint>(
  build: Build,
  endpoint: C,
  changes: Changes,
): MutationDefinition<ArgOf<C>, PortalQuery, Tag, ResponseOf<C>, 'api'>;
export function buildEndpoint<C extends AnyEndpoint>(build: Build, endpoint: C, options: Reads | Changes) {
  if ('invalidates' in options)
    return build.mutation<ResponseOf<C>, ArgOf<C>>({
      query: (arg) => requestOf(endpoint, arg),
      invalidatesTags: (_answer, error) => (error ? [] : options.invalidates),
    });
  return build.query<ResponseOf<C>, ArgOf<C>>({
    query: (arg) => requestOf(endpoint, arg, options.polled),
    providesTags: [...options.provides],
  });
}

/** How many a list has in all, without the list. */
export function buildCount(
  build: Build,
  endpoint: AnyEndpoint,
  { provides }: Reads,
): QueryDefinition<Nothing, PortalQuery, Tag, number, 'api'> {
  return build.query<number, Nothing>({
    query: () => requestOf(endpoint, { query: { limit: 1 } }),
    transformResponse: (rows: readonly unknown[], meta) => meta?.total ?? rows.length,
    providesTags: [...provides],
  });
}

type RowOf<C> = ResponseOf<C> extends (infer Row)[] ? Row : never;
type ParamsOf<C> = C extends Endpoint<infer Path> ? Record<ParamOf<Path>, string> : never;
type FilterOf<C> = [QueryOf<C>] extends [undefined] ? unknown : QueryOf<C>;
type PartArg<C> = ParamsOf<C> & { query: FilterOf<C> & { limit?: number; cursor?: string } };

/** Endpoint of a list that is shown in parts: with the whole count, and how to go on. */
export const buildListEndpoint = <C extends AnyEndpoint>(build: Build, endpoint: C, { provides, polled }: Reads) =>
  build.query<ListPart<RowOf<C>>, PartArg<C>>({
    query: (arg) => requestOf(endpoint, arg, polled),
    transformResponse: (rows: RowOf<C>[], meta) => ({
      rows,
      total: meta?.total ?? rows.length,
      ...(meta?.atLeast ? { atLeast: true as const } : {}),
      ...(meta?.next === undefined ? {} : { next: meta.next }),
    }),
    providesTags: [...provides],
  });

/** @param polled asked again and again by a timer */
export function requestOf(endpoint: AnyEndpoint, arg: unknown, polled = false): Request {
  const { body, query, key, ownerId, onProgress, ...params } = (arg ?? {}) as Omit<Request, 'endpoint' | 'params'> &
    Request['params'];
  const options = { ...(key ? { key } : {}), ...(ownerId ? { ownerId } : {}), ...(onProgress ? { onProgress } : {}) };
  return { endpoint, params, body, query, ...options, ...(polled ? { background: 'again' } : {}) };
}

interface Saving<Saved, Action> {
  dispatch: (action: Action) => unknown;
  queryFulfilled: PromiseLike<{ data: Saved }>;
}

/**
 * A save answers with the whole record: `remembered` puts it in the place of the one in the cache, so that autosave asks for
 * nothing more. Spread into the endpoint of the save.
 */
export const remembering = <Saved, Action>(remembered: (saved: Saved) => Action) => ({
  onQueryStarted: async (_arg: unknown, { dispatch, queryFulfilled }: Saving<Saved, Action>): Promise<void> => {
    const answered = await Promise.resolve(queryFulfilled).catch(() => null);
    if (answered) dispatch(remembered(answered.data));
  },
});

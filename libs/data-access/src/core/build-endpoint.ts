import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { AnswerOf, AnyEndpoint, Endpoint, ParamOf } from '@portal/domain/contract/endpoint';
import type { ListPage, ListPageQuery } from '@portal/domain/contract/list-page';
import { api, type Tag } from './api';
import type { PortalQuery, Request } from './base-query';

type Build = EndpointBuilder<PortalQuery, Tag, 'api'>;

type Filled<C> =
  C extends Endpoint<infer Path, infer Body, infer Response, infer Query>
    ? Record<ParamOf<Path>, string> &
        ([Body] extends [undefined] ? unknown : { body: Body }) &
        ([Query] extends [undefined] ? unknown : { query: Query }) &
        ([Response] extends [readonly unknown[]] ? { query: ListPageQuery } : unknown)
    : never;

/** `void` is RTK Query's type for an endpoint without an argument. */
type Nothing = ReturnType<() => void>;

/**
 * Argument of an endpoint: path parameters by name, `body` and `query` if the endpoint has them, `key` to retry an
 * idempotent request, `ownerId` to send it only in that user's session, and `onProgress` for an upload. `void` if there
 * are none.
 */
export type ArgOf<C> = keyof Filled<C> extends never
  ? Nothing
  : Filled<C> & Pick<Request, 'key' | 'ownerId' | 'onProgress'>;

interface Reads {
  /** Tags provided by the response. */
  provides: readonly Tag[];
}

interface Changes {
  /** Tags to invalidate on success, also of an earlier try whose response was lost. */
  invalidates: readonly Tag[];
}

/** Builds a query endpoint. */
export function buildEndpoint<C extends AnyEndpoint>(
  build: Build,
  endpoint: C,
  reads: Reads,
): QueryDefinition<ArgOf<C>, PortalQuery, Tag, AnswerOf<C>, 'api'>;
/** Builds a mutation endpoint. */
export function buildEndpoint<C extends AnyEndpoint>(
  build: Build,
  endpoint: C,
  changes: Changes,
): MutationDefinition<ArgOf<C>, PortalQuery, Tag, AnswerOf<C>, 'api'>;
export function buildEndpoint<C extends AnyEndpoint>(build: Build, endpoint: C, options: Reads | Changes) {
  const tags = 'invalidates' in options ? options.invalidates : options.provides;
  api.enhanceEndpoints({ addTagTypes: tags });
  if ('invalidates' in options)
    return build.mutation<AnswerOf<C>, ArgOf<C>>({
      query: (arg) => requestOf(endpoint, arg),
      invalidatesTags: (_answer, error) => (error && error.code !== 'already_done' ? [] : options.invalidates),
    });
  return build.query<AnswerOf<C>, ArgOf<C>>({
    query: (arg) => requestOf(endpoint, arg),
    providesTags: [...options.provides],
  });
}

/** Builds a query for a list's total, which fetches a single row. */
export function buildCount(
  build: Build,
  endpoint: AnyEndpoint,
  { provides }: Reads,
): QueryDefinition<Nothing, PortalQuery, Tag, number, 'api'> {
  return build.query<number, Nothing>({
    query: () => requestOf(endpoint, { query: { limit: 1 } }),
    transformResponse: ({ total }: ListPage<unknown>) => total,
    providesTags: [...provides],
  });
}

export function requestOf(endpoint: AnyEndpoint, arg: unknown): Request {
  const { body, query, key, ownerId, onProgress, ...params } = (arg ?? {}) as Omit<Request, 'endpoint' | 'params'> &
    Request['params'];
  const options = { ...(key ? { key } : {}), ...(ownerId ? { ownerId } : {}), ...(onProgress ? { onProgress } : {}) };
  return { endpoint, params, body, query, ...options };
}

interface Saving<Saved, Action> {
  dispatch: (action: Action) => unknown;
  queryFulfilled: PromiseLike<{ data: Saved }>;
}

/**
 * Writes the record returned by a save to the cache with `remembered`, so that autosave causes no refetch. Spread this
 * into the mutation's endpoint.
 */
export const remembering = <Saved, Action>(remembered: (saved: Saved) => Action) => ({
  onQueryStarted: async (_arg: unknown, { dispatch, queryFulfilled }: Saving<Saved, Action>): Promise<void> => {
    const answered = await Promise.resolve(queryFulfilled).catch(() => null);
    if (answered) dispatch(remembered(answered.data));
  },
});

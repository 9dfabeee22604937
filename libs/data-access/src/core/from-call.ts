import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { AnswerIn, AnyCall, Call, ParamIn } from '@portal/domain/contract/call';
import type { PortalQuery } from './base-query';
import type { Request } from './send';
import type { Tag } from './tags';

type Build = EndpointBuilder<PortalQuery, Tag, 'api'>;

type Filled<C> =
  C extends Call<infer Path, infer Body, unknown, infer Query>
    ? Record<ParamIn<Path>, string> &
        ([Body] extends [undefined] ? unknown : { body: Body }) &
        ([Query] extends [undefined] ? unknown : { query: Query })
    : never;

/** `void`: how RTK Query spells an endpoint that is called without an argument. */
type Nothing = ReturnType<() => void>;

/**
 * What an endpoint is called with: path parameters by name, `body` and `query` if the call has them, and `key` to
 * repeat an idempotent call as the same one. Nothing at all for a call that takes nothing.
 */
export type ArgOf<C> = keyof Filled<C> extends never ? Nothing : Filled<C> & { key?: string };

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
export function fromCall<C extends AnyCall>(
  build: Build,
  call: C,
  reads: Reads,
): QueryDefinition<ArgOf<C>, PortalQuery, Tag, AnswerIn<C>, 'api'>;
/** Endpoint of a call that changes something. */
export function fromCall<C extends AnyCall>(
  build: Build,
  call: C,
  changes: Changes,
): MutationDefinition<ArgOf<C>, PortalQuery, Tag, AnswerIn<C>, 'api'>;
export function fromCall<C extends AnyCall>(build: Build, call: C, options: Reads | Changes) {
  if ('invalidates' in options)
    return build.mutation<AnswerIn<C>, ArgOf<C>>({
      query: (arg) => requestOf(call, arg),
      invalidatesTags: (_answer, error) => (error ? [] : options.invalidates),
    });
  return build.query<AnswerIn<C>, ArgOf<C>>({
    query: (arg) => ({ ...requestOf(call, arg), ...(options.polled ? { background: true } : {}) }),
    providesTags: [...options.provides],
  });
}

function requestOf(call: AnyCall, arg: unknown): Request {
  const { body, query, key, ...params } = (arg ?? {}) as Pick<Request, 'body' | 'query' | 'key'> & Request['params'];
  return { call, params, body, query, ...(key ? { key } : {}) };
}

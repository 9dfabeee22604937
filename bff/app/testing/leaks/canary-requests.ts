import { dtosOf } from '@portal/domain/contract/contract';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { filledWith, textOf } from '../request-variants';
import type { ReadyRequest } from '../authorization-requests';
import { canaryOf, filled } from './field-canaries';

type Fields = Readonly<Record<string, unknown>>;

const headersOf = (names: string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name) => [name, canaryOf(`header ${name}`)]));

/** Headers that change no answer; the request id is left out, because it is meant to be logged. */
const ignoredHeaders = (): Record<string, string> => ({
  ...headersOf('user-agent accept-language if-none-match baggage x-unknown'),
  referer: `https://portal.example/${canaryOf('header referer')}`,
  tracestate: `portal=${canaryOf('header tracestate')}`,
});

export const strangeHeaders = (): Record<string, string> => ({
  ...ignoredHeaders(),
  ...headersOf('idempotency-key traceparent x-forwarded-for x-background'),
  authorization: `Bearer ${canaryOf('header authorization')}`,
  cookie: `__Host-refresh=${canaryOf('header cookie')}`,
});

/** Returns a request that is rejected, with canaries in the path, the query, all headers and the body. */
export function strangeRequest({ method, path }: AnyEndpoint): ReadyRequest {
  const inPath = path.replaceAll(/\{\w+\??\}/g, canaryOf(`path ${path}`));
  return {
    method,
    url: `/api${inPath}/${canaryOf(`unknown path below ${path}`)}`,
    query: { search: canaryOf(`query of ${path}`) },
    headers: strangeHeaders(),
    ...(method === 'GET' ? {} : { payload: { [canaryOf(`name in ${path}`)]: canaryOf(`value in ${path}`) } }),
  };
}

/**
 * Returns the request with canaries in all fields that it does not need, in all texts of its own, and in every field.
 */
export function withCanaries(name: string, endpoint: AnyEndpoint, ready: ReadyRequest): ReadyRequest[] {
  const { body, query } = dtosOf(endpoint);
  const request = { ...ready, headers: { ...ignoredHeaders(), ...ready.headers } };
  const { payload = {}, query: asked = {} } = request;
  const unknown = canaryOf(`unknown parameter of ${name}`);
  const inQuery = Object.fromEntries(
    Object.entries(query ? filled(query) : {}).map(([field, value]) => [field, textOf(value)]),
  );
  const gentle = { ...request, query: { ...inQuery, ...asked } };
  const harsh = { ...request, query: { ...asked, ...inQuery, [unknown]: unknown } };
  if (Buffer.isBuffer(payload))
    return filledWith(endpoint, request, canaryOf(`form of ${name}`, 'filename')).map(({ payload: form }) => ({
      ...request,
      payload: form,
    }));
  if (endpoint.body !== 'json' || !body) return [gentle, harsh];
  const [given, all]: readonly [Fields, Fields] = [payload as Fields, filled(body)];
  const texts = Object.fromEntries(Object.entries(all).filter(([field]) => typeof given[field] === 'string'));
  const bodies = [
    { ...all, ...given },
    { ...given, ...texts },
    { ...given, ...all },
  ];
  return [...bodies.map((one) => ({ ...gentle, payload: one })), harsh];
}

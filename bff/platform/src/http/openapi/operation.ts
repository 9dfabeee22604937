import { successStatuses, type AnyEndpoint } from '@portal/domain/contract/endpoint';
import { listLimits } from '@portal/domain/contract/limits';
import { dtosOf } from '@portal/domain/contract/contract';
import type { NamedEndpoint } from '../all-endpoints';
import { refTo, type Schema } from './dto-schemas';

const json = (schema: Schema) => ({ 'application/json': { schema } });
const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

/** Returns an endpoint as an OpenAPI operation. @param path with or without its optional part */
export function operationOf(
  { name, endpoint }: NamedEndpoint,
  path: string,
  schemas: Readonly<Record<string, Schema>>,
): Schema {
  const { visitors, roles } = endpoint.access;
  return {
    // Without its optional part, the path is a separate operation and needs its own id.
    operationId: path === endpoint.path.replace('?', '') ? name : `${name}.all`,
    tags: [name.split('.')[0]],
    description: `For ${[...(visitors ? ['visitors'] : []), ...roles].join(', ')}.`,
    security: visitors ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...pathParameters(path), ...queryParameters(endpoint, schemas), ...headerParameters(endpoint)],
    ...requestBody(endpoint),
    responses: {
      ...Object.fromEntries(successStatuses(endpoint).map((status) => [status, success(endpoint)])),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function requestBody(endpoint: AnyEndpoint): Schema {
  const { body } = dtosOf(endpoint);
  if (endpoint.body === 'none') return {};
  if (endpoint.body === 'json') return { requestBody: { required: true, content: json(body ? refTo(body.name) : {}) } };
  const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
  const schema = body ? { allOf: [refTo(body.name), file] } : file;
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function success(endpoint: AnyEndpoint): Schema {
  if (endpoint.response === 'none') return { description: 'Done' };
  if (endpoint.response === 'bytes') return { description: 'The file', content: bytes };
  const { response, alternative } = dtosOf(endpoint);
  const own = response ? refTo(response.name) : {};
  const one = alternative ? { anyOf: [own, refTo(alternative.name)] } : own;
  if (endpoint.response === 'events')
    return { description: 'Server-sent events; the data of each', content: { 'text/event-stream': { schema: one } } };
  if (endpoint.response === 'map')
    return { description: 'By name', content: json({ type: 'object', additionalProperties: one }) };
  if (endpoint.response === 'list') return { ...listHeaders, content: json({ type: 'array', items: one }) };
  return {
    description: 'Done',
    content: json(endpoint.response === 'nullable' ? { anyOf: [one, { type: 'null' }] } : one),
  };
}

const listHeaders = {
  description: 'One page of the list',
  headers: {
    'X-Total-Count': { description: 'How many there are in all', schema: { type: 'integer' } },
    Link: { description: 'rel="next": the next page', schema: { type: 'string' } },
  },
};

const parameter = (where: string, name: string, required: boolean, schema: Schema): Schema => ({
  name,
  in: where,
  required,
  schema,
});

const pathParameters = (path: string): Schema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path', name, true, { type: 'string' }));

function queryParameters(endpoint: AnyEndpoint, schemas: Readonly<Record<string, Schema>>): Schema[] {
  const own = schemas[dtosOf(endpoint).query?.name ?? ''] ?? {};
  const required = Array.isArray(own.required) ? own.required : [];
  const fields = Object.entries((own.properties ?? {}) as Record<string, Schema>);
  const limit = { type: 'integer', minimum: 1, maximum: listLimits.most, default: listLimits.default };
  const paging: Record<string, Schema> = endpoint.response === 'list' ? { limit, cursor: { type: 'string' } } : {};
  const season: Record<string, Schema> = endpoint.options.seasonal ? { year: { type: 'integer' } } : {};
  const all = { ...season, ...paging, ...Object.fromEntries(fields) };
  return Object.entries(all).map(([name, schema]) => parameter('query', name, required.includes(name), schema));
}

const headerParameters = (endpoint: AnyEndpoint): Schema[] =>
  endpoint.options.idempotent
    ? [parameter('header', 'Idempotency-Key', false, { type: 'string', minLength: 8, maxLength: 255 })]
    : [];

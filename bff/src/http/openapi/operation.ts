import { successStatus, type AnyCall } from '@portal/domain/contract/call';
import { listLimits } from '@portal/domain/contract/limits';
import { shapesOf } from '@portal/domain/contract/shapes';
import type { NamedCall } from '../every-call';
import type { Schema } from './rule-schemas';
import { refTo } from './shape-schemas';

const json = (schema: Schema) => ({ 'application/json': { schema } });

/** One call of the contract as an OpenAPI operation. */
export function operationOf({ name, call }: NamedCall, schemas: Readonly<Record<string, Schema>>): Schema {
  const { body } = shapesOf(call);
  const { visitors, roles } = call.who;
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    description: `For ${[...(visitors ? ['visitors'] : []), ...roles].join(', ')}.`,
    security: visitors ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call, schemas), ...headerParameters(call)],
    ...(body ? { requestBody: { required: true, content: json(refTo(body.name)) } } : {}),
    responses: { [successStatus(call)]: success(call), default: { $ref: '#/components/responses/Problem' } },
  };
}

function success(call: AnyCall): Schema {
  if (call.kind === 'nothing') return { description: 'Done' };
  const { answer } = shapesOf(call);
  const one = answer ? refTo(answer.name) : {};
  if (call.kind === 'list') return { ...listHeaders, content: json({ type: 'array', items: one }) };
  return { description: 'Done', content: json(call.kind === 'maybe' ? { anyOf: [one, { type: 'null' }] } : one) };
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

const pathParameters = (call: AnyCall): Schema[] =>
  [...call.path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => parameter('path', name, true, { type: 'string' }));

function queryParameters(call: AnyCall, schemas: Readonly<Record<string, Schema>>): Schema[] {
  const own = schemas[shapesOf(call).query?.name ?? ''] ?? {};
  const required = Array.isArray(own.required) ? own.required : [];
  const fields = Object.entries((own.properties ?? {}) as Record<string, Schema>);
  const limit = { type: 'integer', minimum: 1, maximum: listLimits.most, default: listLimits.default };
  const paging: Record<string, Schema> = call.kind === 'list' ? { limit, cursor: { type: 'string' } } : {};
  const all = { ...paging, ...Object.fromEntries(fields) };
  return Object.entries(all).map(([name, schema]) => parameter('query', name, required.includes(name), schema));
}

const headerParameters = (call: AnyCall): Schema[] =>
  call.options.idempotent
    ? [parameter('header', 'Idempotency-Key', false, { type: 'string', minLength: 8, maxLength: 255 })]
    : [];

import { statusOfProblem } from '@portal/domain/problem';
import { allEndpoints, type NamedEndpoint } from '../all-endpoints';
import { operationOf } from './operation';
import { dtoSchemas, type Schema } from './dto-schemas';

export interface OpenApiDocument {
  openapi: string;
  info: Schema;
  servers: Schema[];
  paths: Record<string, Record<string, Schema>>;
  components: { schemas: Record<string, Schema> } & Schema;
}

/** Builds the OpenAPI 3.1 document of the whole contract from its endpoints and validation classes. */
export function openApiDocument(): OpenApiDocument {
  const schemas = { ...dtoSchemas(), Problem: problem };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tax office portal',
      version: '1',
      description: 'Names are snake_case, amounts dollars with two decimals, times RFC 3339 UTC, errors RFC 9457.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    paths: pathsOf(allEndpoints, schemas),
    components: {
      schemas,
      responses: { Problem: { description: 'What went wrong', content: { 'application/problem+json': { schema } } } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const schema = { $ref: '#/components/schemas/Problem' };

const problem: Schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'The sentence a person may read' },
    code: { type: 'string', enum: Object.keys(statusOfProblem) },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'detail'],
        properties: { field: { type: 'string' }, detail: { type: 'string' } },
      },
    },
    id: { type: 'string', description: 'already_exists: the id of what is there' },
    version: { type: 'integer', description: 'stale_version: the version that is there now' },
  },
};

function pathsOf(
  endpoints: readonly NamedEndpoint[],
  schemas: Readonly<Record<string, Schema>>,
): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const named of endpoints) {
    for (const path of writtenPaths(named.endpoint.path)) {
      paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: operationOf(named, path, schemas) };
    }
  }
  return paths;
}

/** OpenAPI has no optional path parameters, so `/messages/{userId?}` becomes two paths. */
const writtenPaths = (path: string): string[] =>
  path.includes('?') ? [path.replace(/\/\{\w+\?\}/, ''), path.replace('?}', '}')] : [path];

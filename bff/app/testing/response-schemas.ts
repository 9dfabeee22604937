import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '@portal/bff-platform/http/openapi/document';

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

const jsonType = 'application/json';

/** Compiles the JSON schema of each endpoint's response, which allows no other fields, by the endpoint's name. */
function compileSchemas(): ReadonlyMap<string, ValidateFunction> {
  const document = JSON.parse(JSON.stringify(openApiDocument())) as {
    paths: Record<string, Record<string, Operation>>;
    components: object;
  };
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'openapi');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const pointer = (text: string): string => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
  return new Map(
    operations.flatMap(({ path, method, operation: { operationId, responses } }) =>
      Object.entries(responses)
        .filter(([status, { content }]) => status !== 'default' && content?.[jsonType]?.schema)
        .map(([status]) => {
          const at = ['paths', path, method, 'responses', status, 'content', jsonType, 'schema'].map(pointer);
          return [operationId, ajv.compile({ $ref: `openapi#/${at.join('/')}` })] as const;
        }),
    ),
  );
}

const schemas = compileSchemas();

/** Returns how a JSON response differs from the endpoint's schema in docs/openapi.json, without values. */
export function schemaFaults(name: string, text: string): string[] {
  const validate = schemas.get(name);
  if (!validate || validate(JSON.parse(text))) return [];
  const faults = (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath.replaceAll(/\/\d+/g, '/*'), message, params.additionalProperty as string | undefined]
      .filter(Boolean)
      .join(' '),
  );
  return [...new Set(faults)];
}

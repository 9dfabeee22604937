import type { OpenApiDocument } from './document';
import type { Schema } from './dto-schemas';
import { schemaChanges } from './schema-changes';
import { resolved } from './schema-variants';

type Content = Record<string, { schema?: Schema }>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}
interface Operation {
  security?: Schema[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Schema>;
}
interface Pair {
  documents: { before: OpenApiDocument; after: OpenApiDocument; seen: Set<string> };
  label: string;
  old: Operation;
  now: Operation;
}

/**
 * Returns the changes that break clients of the earlier document, one sentence each. After a release, remotes and open
 * browser tabs are older than the server for a while, so add fields instead of renaming them.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const documents = { before, after, seen: new Set<string>() };
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const label = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (!now) return [`${label} is gone`];
      const pair = { documents, label, old: operationOf(operation), now: operationOf(now) };
      return [...accessChanges(pair), ...parameterChanges(pair), ...bodyChanges(pair), ...answerChanges(pair)];
    }),
  );
}

const operationOf = (operation: Schema) => operation as unknown as Operation;

function accessChanges({ label, old, now }: Pair): string[] {
  const isOpen = ({ security = [{}] }: Operation) => security.some((way) => Object.keys(way).length === 0);
  return isOpen(old) && !isOpen(now) && old.security ? [`${label} is no longer open to visitors`] : [];
}

function parameterChanges({ documents, label, old, now }: Pair): string[] {
  const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in;
  const named = (parameter: Parameter) => `${label}: ${parameter.in} parameter ${parameter.name}`;
  const [were, are] = [old.parameters ?? [], now.parameters ?? []];
  const kept = were.flatMap((parameter) => {
    const is = are.find(same(parameter));
    if (!is) return [`${named(parameter)} is gone`];
    return schemaChanges(
      { ...documents, direction: 'sent' },
      named(parameter),
      parameter.schema ?? {},
      is.schema ?? {},
    );
  });
  const required = are.filter((parameter) => parameter.required && !were.find(same(parameter))?.required);
  return [...kept, ...required.map((parameter) => `${named(parameter)} is now required`)];
}

function bodyChanges({ documents, label, old, now }: Pair): string[] {
  if (!old.requestBody?.required && now.requestBody?.required) return [`${label} now requires a body`];
  return Object.entries(old.requestBody?.content ?? {}).flatMap(([type, { schema = {} }]) => {
    const is = now.requestBody?.content[type];
    if (!is) return [`${label} no longer takes ${type}`];
    return schemaChanges({ ...documents, direction: 'sent' }, `${label} body`, schema, is.schema ?? {});
  });
}

function answerChanges({ documents, label, old, now }: Pair): string[] {
  const successes = ({ responses }: Operation) => Object.keys(responses).filter((status) => status.startsWith('2'));
  const [were, are] = [successes(old).join(' or '), successes(now).join(' or ')];
  if (were !== are) return [`${label} answers ${are}, was ${were}`];
  return Object.entries(old.responses).flatMap(([status, response]) => {
    const before = resolved(documents.before, response);
    const after = resolved(documents.after, now.responses[status] ?? {});
    const [content, contentNow] = [before.content, after.content].map((value = {}) => value as Content);
    const types = Object.entries(content ?? {}).flatMap(([type, { schema = {} }]) => {
      const is = contentNow?.[type];
      if (!is) return [`${label} no longer answers with ${type}`];
      return schemaChanges({ ...documents, direction: 'answered' }, `${label} answer`, schema, is.schema ?? {});
    });
    const headers = Object.keys(before.headers ?? {}).filter((name) => !(name in ((after.headers ?? {}) as Schema)));
    return [...types, ...headers.map((name) => `${label} no longer answers with the header ${name}`)];
  });
}

import type { Schema } from './dto-schemas';
import type { OpenApiDocument } from './document';

/**
 * Returns the changes that break clients of the earlier document: a removed endpoint, field or value, a newly required
 * field, or a changed type. Remotes are released separately from the server: add, never rename.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  return [
    ...lostCalls(before, after),
    ...Object.keys(before.components.schemas).flatMap((name) => {
      const [old, now] = [before.components.schemas[name], after.components.schemas[name]];
      if (!now) return [`the schema ${name} is gone`];
      return [...changedFields(name, old ?? {}, now), ...newlyRequired(name, old ?? {}, now)];
    }),
  ];
}

function lostCalls(before: OpenApiDocument, after: OpenApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => after.paths[path]?.[method] === undefined)
      .map((method) => `${method.toUpperCase()} ${path} is gone`),
  );
}

const fieldsOf = ({ properties }: Schema) => (properties ?? {}) as Record<string, Schema>;

function changedFields(name: string, old: Schema, now: Schema): string[] {
  return Object.entries(fieldsOf(old)).flatMap(([field, was]) => {
    const is = fieldsOf(now)[field];
    if (!is) return [`${name}.${field} is gone`];
    if (typesOf(was).some((type) => !typesOf(is).includes(type))) return [`${name}.${field} is of another type`];
    const lost = valuesOf(was).filter((value) => valuesOf(is).length > 0 && !valuesOf(is).includes(value));
    return lost.map((value) => `${name}.${field} lost the value ${String(value)}`);
  });
}

function newlyRequired(name: string, old: Schema, now: Schema): string[] {
  const [was, is] = [listOf(old.required), listOf(now.required)];
  return is.filter((field) => !was.includes(field)).map((field) => `${name}.${String(field)} is now required`);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const typesOf = ({ type }: Schema): unknown[] => (Array.isArray(type) ? (type as unknown[]) : type ? [type] : []);
const valuesOf = (schema: Schema): unknown[] => listOf(schema.enum);

import type { Schema } from './dto-schemas';

/** One of the types that a schema allows; any value if the type is undefined. */
export interface Variant {
  type?: string;
  schema: Schema;
  /** Name of the shared schema that it comes from. */
  name?: string;
}

/** Splits a schema into its variants: references and `allOf` are resolved, `anyOf` and lists of types are split. */
export function variantsOf(document: object, schema: Schema): Variant[] {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1);
    return variantsOf(document, resolved(document, schema)).map((variant) => ({ name, ...variant }));
  }
  const choices = listOf(schema.anyOf ?? schema.oneOf) as Schema[];
  if (choices.length > 0) return choices.flatMap((choice) => variantsOf(document, choice));
  const whole = merged(document, schema);
  const types = typesOf(whole);
  return types.length === 0 ? [{ schema: whole }] : types.map((type) => ({ type, schema: onlyOf(type, whole) }));
}

/** Follows a reference within the document. */
export function resolved(document: object, value: Schema): Schema {
  if (typeof value.$ref !== 'string') return value;
  const steps = value.$ref.split('/').slice(1);
  return steps.reduce((at, step) => (at[step] ?? {}) as Schema, document as Schema);
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const fieldsOf = ({ properties }: Schema) => (properties ?? {}) as Record<string, Schema>;

function merged(document: object, { allOf, ...own }: Schema): Schema {
  const parts = (listOf(allOf) as Schema[]).map((part) => merged(document, resolved(document, part)));
  return [...parts, own].reduce((all, part) => ({
    ...all,
    ...part,
    ...(all.properties || part.properties ? { properties: { ...fieldsOf(all), ...fieldsOf(part) } } : {}),
    ...(all.required || part.required ? { required: [...listOf(all.required), ...listOf(part.required)] } : {}),
  }));
}

function typesOf({ type, enum: values, properties }: Schema): string[] {
  if (type !== undefined) return (Array.isArray(type) ? type : [type]) as string[];
  if (values !== undefined) return [...new Set(listOf(values).map(typeOf))];
  return properties ? ['object'] : [];
}

const typeOf = (value: unknown): string => (value === null ? 'null' : typeof value);

function onlyOf(type: string, { enum: values, ...schema }: Schema): Schema {
  const own = listOf(values).filter((value) => (typeOf(value) === 'null') === (type === 'null'));
  return own.length > 0 && type !== 'null' ? { ...schema, enum: own } : schema;
}

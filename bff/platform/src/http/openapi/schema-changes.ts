import type { Schema } from './dto-schemas';
import { fieldsOf, listOf, variantsOf, type Variant } from './schema-variants';

export interface Comparison {
  before: object;
  after: object;
  /** Clients of the earlier document send requests that it allows, and expect responses that it describes. */
  direction: 'sent' | 'answered';
  /** Shared schemas that have already been compared, so that each is reported once and recursion ends. */
  seen: Set<string>;
}

/**
 * Returns the schema changes that break clients of the earlier document. Requests must not become narrower. Responses
 * must not become wider, with two exceptions: a new enum value (an open browser tab shows a message id for it until it
 * is reloaded) and changed bounds (clients do not validate responses).
 */
export function schemaChanges(at: Comparison, label: string, before: Schema, after: Schema): string[] {
  const [old, now] = [variantsOf(at.before, before), variantsOf(at.after, after)];
  const sent = at.direction === 'sent';
  const [given, taking] = sent ? [old, now] : [now, old];
  const lost = sent ? 'no longer accepts' : 'may now be';
  return given.flatMap((variant) => {
    const fitting = taking.filter(({ type }) => accepts(type, variant.type));
    const namesakes = fitting.filter(({ name }) => name === variant.name);
    const found = (namesakes.length > 0 ? namesakes : fitting).map((other) =>
      sent ? variantChanges(at, label, variant, other) : variantChanges(at, label, other, variant),
    );
    const [best = [`${label} ${lost} ${variant.type ?? 'any value'}`]] = found.sort((a, b) => a.length - b.length);
    return best;
  });
}

const accepts = (type: string | undefined, given: string | undefined): boolean =>
  type === undefined || type === given || (type === 'number' && given === 'integer');

function variantChanges(at: Comparison, outer: string, old: Variant, now: Variant): string[] {
  const label = old.name ?? outer;
  const pair = `${at.direction} ${old.name} ${now.name}`;
  if (old.name && at.seen.has(pair)) return [];
  at.seen.add(pair);
  const [before, after] = [old.schema, now.schema];
  return [
    ...valueChanges(at, label, before, after),
    ...boundChanges(at, label, before, after),
    ...fieldChanges(at, label, before, after),
    ...(before.items || after.items ? schemaChanges(at, `${label}[]`, partOf(before.items), partOf(after.items)) : []),
    ...otherFieldChanges(at, label, before, after),
  ];
}

const partOf = (schema: unknown): Schema => (typeof schema === 'object' ? (schema as Schema) : {});

function valueChanges({ direction }: Comparison, label: string, before: Schema, after: Schema): string[] {
  const [old, now] = [listOf(before.enum), listOf(after.enum)];
  if (direction === 'answered')
    return old.length > 0 && now.length === 0 ? [`${label} is no longer limited to ${old.join(', ')}`] : [];
  if (old.length === 0) return now.length > 0 ? [`${label} now accepts only ${now.join(', ')}`] : [];
  const gone = now.length > 0 ? old.filter((value) => !now.includes(value)) : [];
  return gone.length > 0 ? [`${label} no longer accepts ${gone.join(', ')}`] : [];
}

type IsNarrower = (old: number, now: number) => boolean;
const higher: IsNarrower = (old, now) => now > old;
const lower: IsNarrower = (old, now) => now < old;
const narrowerBounds: Record<string, IsNarrower> = {
  minLength: higher,
  minItems: higher,
  minimum: higher,
  exclusiveMinimum: higher,
  maxLength: lower,
  maxItems: lower,
  maximum: lower,
  exclusiveMaximum: lower,
  multipleOf: (old, now) => Math.abs(old / now - Math.round(old / now)) > 1e-9 || old < now,
};

const shown = (value: unknown = 'unset'): string => (typeof value === 'string' ? value : JSON.stringify(value));

function boundChanges({ direction }: Comparison, label: string, before: Schema, after: Schema): string[] {
  const sent = direction === 'sent';
  const changed = (name: string) => `${label}: ${name} is ${shown(after[name])}, was ${shown(before[name])}`;
  const numbers = Object.entries(narrowerBounds).filter(([name, isNarrower]) => {
    const [old, now] = [before[name], after[name]];
    return sent && typeof now === 'number' && (typeof old !== 'number' || isNarrower(old, now));
  });
  // Patterns cannot be compared in general, so any change is reported.
  const shapes = ['pattern', 'format'].filter(
    (name) => before[name] !== after[name] && (sent ? after : before)[name] !== undefined,
  );
  return [...numbers.map(([name]) => changed(name)), ...shapes.map(changed)];
}

function fieldChanges(at: Comparison, label: string, before: Schema, after: Schema): string[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const [wasRequired, isRequired] = [listOf(before.required), listOf(after.required)];
  const sent = at.direction === 'sent';
  const kept = Object.entries(old).flatMap(([field, schema]) => {
    const is = now[field];
    if (!is) return [`${label}.${field} is ${sent ? 'no longer accepted' : 'gone'}`];
    const absent = !sent && wasRequired.includes(field) && !isRequired.includes(field);
    return [
      ...(absent ? [`${label}.${field} may now be absent`] : []),
      ...schemaChanges(at, `${label}.${field}`, schema, is),
    ];
  });
  const required = sent ? isRequired.filter((field) => !wasRequired.includes(field)) : [];
  return [...kept, ...required.map((field) => `${label}.${String(field)} is now required`)];
}

function otherFieldChanges(at: Comparison, label: string, before: Schema, after: Schema): string[] {
  const [old, now] = [before.additionalProperties, after.additionalProperties];
  if (typeof old === 'object' && now !== false) return schemaChanges(at, `${label}.*`, partOf(old), partOf(now));
  return at.direction === 'sent' && now === false && old !== false ? [`${label} no longer accepts other fields`] : [];
}

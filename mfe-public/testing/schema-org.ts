import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A schema.org type: its parents, and the accepted types of each of its own properties. */
interface Type {
  parents: readonly string[];
  properties: ReadonlyMap<string, readonly string[]>;
}

/**
 * The vocabulary as published by schema-dts. Stricter than the compiler, which accepts unknown properties that are
 * spread into an object.
 */
const vocabulary = readVocabulary(
  readFileSync(path.join(path.dirname(require.resolve('schema-dts')), 'schema.d.ts'), 'utf8'),
);
const texts = ['Text', 'URL', 'Date', 'DateTime', 'Time'];
const numbers = ['Number', 'Integer', 'Float'];

/** Returns everything in a JSON-LD object that schema.org does not define, at any depth; empty if it is valid. */
export function faultsOf(thing: object): string[] {
  const { '@context': context, ...rest } = thing as Record<string, unknown>;
  return [...(context === 'https://schema.org' ? [] : [`@context is ${String(context)}`]), ...faultsIn(rest)];
}

function faultsIn(thing: Record<string, unknown>): string[] {
  const { '@type': type, '@id': id, ...properties } = thing;
  if (typeof type !== 'string' || !vocabulary.has(type)) return [`@type is ${String(type)}`];
  if (id !== undefined && !isAddress(id)) return [`${type}.@id is ${JSON.stringify(id)}`];
  const takes = propertiesOf(type);
  return Object.entries(properties).flatMap(([name, value]) => {
    const types = takes.get(name);
    if (!types) return [`${type} has no ${name}`];
    return (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one) =>
      faultsOfValue(one, types, `${type}.${name}`),
    );
  });
}

function faultsOfValue(value: unknown, types: readonly string[], place: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const { '@type': type, '@id': id } = value as Record<string, unknown>;
    if (type === undefined) return isAddress(id) && types.includes('IdReference') ? [] : [`${place} refers to nothing`];
    const kinds = typeof type === 'string' ? kindsOf(type) : [];
    const fits = kinds.some((kind) => types.includes(kind));
    return [
      ...(fits ? [] : [`${place} does not accept ${kinds[0] ?? 'a type outside schema.org'}`]),
      ...faultsIn(value as Record<string, unknown>),
    ];
  }
  const allowed = typeof value === 'number' ? numbers : typeof value === 'string' ? texts : [];
  const taken = types.filter((type) => allowed.includes(type));
  if (taken.length === 0 || value === '') return [`${place} is ${JSON.stringify(value)}`];
  return taken.every((type) => type === 'URL') && !isAddress(value) ? [`${place} is not a URL`] : [];
}

const isAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);

const kindsOf = (type: string): string[] => [type, ...(vocabulary.get(type)?.parents ?? []).flatMap(kindsOf)];

const propertiesOf = (type: string): ReadonlyMap<string, readonly string[]> =>
  new Map(kindsOf(type).flatMap((kind) => [...(vocabulary.get(kind)?.properties ?? [])]));

function readVocabulary(declarations: string): ReadonlyMap<string, Type> {
  const types = new Map<string, Type>();
  const parentsIn = (list: string) => [...list.matchAll(/(\w+)Base\b/g)].map(([, name = '']) => name);
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
    /^interface (\w+)Base extends ([^{]*)\{\n([^]*?)^\}/gm,
  )) {
    const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]*),/gm)].map(
      ([, property = '', union = '']) => [property, union.split(' | ')] as const,
    );
    types.set(name, { parents: parentsIn(parents), properties: new Map(properties) });
  }
  // The type has no properties of its own.
  for (const [, name = '', parents = ''] of declarations.matchAll(/^export interface (\w+)Leaf extends ([^{]*)\{/gm))
    if (!types.has(name)) types.set(name, { parents: parentsIn(parents), properties: new Map() });
  return types;
}

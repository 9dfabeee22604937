import { readdirSync } from 'node:fs';
import path from 'node:path';
import { api } from '@portal/data-access/core';
import { preparerTags } from './intake';
import { officeTags } from './office-changes';

interface Definition {
  providesTags?: readonly string[];
  invalidatesTags?: (answer: unknown, error: undefined) => readonly string[];
}

/** Evaluates every module that adds endpoints to the cache, and returns its endpoints with their tags. */
function readDefinitions(): [endpoint: string, definition: Definition][] {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => one.endsWith('.ts') && !/spec|testing/.test(one)))
    jest.requireActual<object>(path.join(__dirname, file));
  const found: [string, Definition][] = [];
  const read = Object.keys(api.endpoints).map((name) => [
    name,
    (definition: Definition) => void found.push([name, definition]),
  ]);
  api.enhanceEndpoints({ endpoints: Object.fromEntries(read) as object });
  return found;
}

const definitions = readDefinitions();
const provided = new Set(definitions.flatMap(([, { providesTags = [] }]) => providesTags));
const mutations = definitions.flatMap(([name, { invalidatesTags }]) =>
  invalidatesTags ? [[name, invalidatesTags(undefined, undefined)] as const] : [],
);

describe('cache tags', () => {
  it('are found in queries and mutations of several nouns', () => {
    expect([...provided]).toEqual(expect.arrayContaining(['Documents', 'Intake', 'Messages']));
    expect(mutations.length).toBeGreaterThan(20);
  });

  it.each(mutations)('invalidated by %s are provided by a query', (_name, tags) =>
    expect(tags.filter((tag) => !provided.has(tag))).toEqual([]),
  );

  it('invalidated by a submit to a preparer are provided by a query', () =>
    expect(preparerTags.filter((tag) => !provided.has(tag))).toEqual([]));

  it('invalidated by office changes are provided by a query', () =>
    expect(Object.values(officeTags).filter((tag) => !provided.has(tag))).toEqual([]));
});

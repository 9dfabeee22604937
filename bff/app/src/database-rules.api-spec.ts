import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '@portal/bff-platform/testing/database';
import { createDataSource } from '@portal/bff-platform/database/data-source';

const sources = join(__dirname, '../..');
const page = readFileSync(join(sources, '../docs/database-rules.md'), 'utf8');

/** Rows of the document's tables: functions with their triggers, and the files listed for each. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, name = '', triggers = '', rule = '', users = '', specs = ''] = line.split('|').map((cell) => cell.trim());
    const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    return {
      name: name.replaceAll('`', ''),
      triggers: [...triggers.matchAll(/`\w+` on `\w+` \([^)]+\)/g)].map(([text]) => text).sort(),
      rule,
      users: quoted(users),
      specs: quoted(specs),
    };
  });

/**
 * Functions of the schema with their triggers, formatted as in the document: `` `name` on `table` (after insert) ``.
 */
const actualRules = `
  SELECT function.proname AS name, COALESCE(array_agg(
    format('\`%s\` on \`%s\` (%s %s)', trigger.tgname, trigger.tgrelid::regclass,
      CASE WHEN trigger.tgtype & 2 > 0 THEN 'before' ELSE 'after' END,
      concat_ws(', ', CASE WHEN trigger.tgtype & 4 > 0 THEN 'insert' END,
        CASE WHEN trigger.tgtype & 16 > 0 THEN 'update' END, CASE WHEN trigger.tgtype & 8 > 0 THEN 'delete' END))
  ) FILTER (WHERE trigger.oid IS NOT NULL), '{}') AS triggers
  FROM pg_proc function LEFT JOIN pg_trigger trigger ON trigger.tgfoid = function.oid AND NOT trigger.tgisinternal
  WHERE function.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = function.oid AND deptype = 'e')
  GROUP BY function.oid, function.proname`;

describe('docs/database-rules.md', () => {
  let database: TestDatabase;
  let owner: DataSource;

  beforeAll(async () => {
    database = await freshDatabase();
    owner = await createDataSource({ url: database.url, as: 'owner' }).initialize();
  });
  afterAll(async () => {
    await owner.destroy();
    await database.drop();
  });

  it('lists exactly the functions and triggers of the schema', async () => {
    const actual = await owner.query<{ name: string; triggers: string[] }[]>(actualRules);
    const listed = rows.map(({ name, triggers }) => [name, triggers]).sort();
    expect(listed).toEqual(actual.map(({ name, triggers }) => [name, triggers.sort()]).sort());
  });

  it("documents each trigger's rule, the code that uses it and a spec that tests it", () => {
    const called = rows.filter(({ triggers }) => triggers.length > 0);
    const incomplete = called.filter(({ rule, users, specs }) => !rule || !users.length || !specs.length);
    expect(incomplete.map(({ name }) => name)).toEqual([]);
  });

  it.each(rows.map((row) => [row.name, row] as const))(
    '%s: lists existing specs, and code that mentions the function',
    (_, row) => {
      expect(row.specs.filter((file) => !existsSync(join(sources, file)))).toEqual([]);
      const names = new RegExp(`\\b${row.name}\\b`);
      expect(row.users.filter((file) => !names.test(readFileSync(join(sources, file), 'utf8')))).toEqual([]);
    },
  );
});

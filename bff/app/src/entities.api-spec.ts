import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: 'YES' | 'NO';
  is_key: boolean;
}

/** Maps TypeORM's type names to PostgreSQL's. */
const alias: Readonly<Record<string, string>> = {
  timestamptz: 'timestamp with time zone',
  int: 'integer',
};

const sorted = (columns: readonly string[]) => [...columns].sort();

describe('entities', () => {
  it("match the migrated schema's tables, columns, types, nullability and keys", async () => {
    const columns = await api.query<Column>(
      `SELECT c.table_name, c.column_name, c.data_type, c.is_nullable, EXISTS (
         SELECT FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
         WHERE i.indisprimary AND i.indrelid = format('%I', c.table_name)::regclass AND a.attname = c.column_name) AS is_key
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name <> 'schema_migrations'`,
    );
    const migrated = columns.map(({ table_name, column_name, data_type, is_nullable, is_key }) =>
      [table_name, column_name, data_type, is_nullable === 'YES' ? 'null' : 'not null', is_key ? 'key' : ''].join(' '),
    );
    const declared = api.get(DataSource).entityMetadatas.flatMap((entity) =>
      entity.columns.map(({ databaseName, type, isArray, isNullable, isPrimary }) => {
        const name = String(type);
        const data_type = isArray ? 'ARRAY' : (alias[name] ?? name);
        const nullability = isNullable ? 'null' : 'not null';
        return [entity.tableName, databaseName, data_type, nullability, isPrimary ? 'key' : ''].join(' ');
      }),
    );
    expect(new Set(columns.map(({ table_name }) => table_name)).size).toBeGreaterThan(25);
    expect(sorted(declared)).toEqual(sorted(migrated));
  });

  it('never synchronize the schema', () => {
    const { synchronize, dropSchema, migrationsRun } = api.get(DataSource).options;
    expect([synchronize, dropSchema ?? false, migrationsRun ?? false]).toEqual([false, false, false]);
  });

  it('have unguessable ids, except for rows that no endpoint addresses by their key', async () => {
    const keys = await api.query<{ table_name: string; types: string }>(
      `SELECT conrelid::regclass::text AS table_name, string_agg(DISTINCT format_type(atttypid, NULL), ', ') AS types
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
       WHERE contype = 'p' AND connamespace = 'public'::regnamespace GROUP BY 1`,
    );
    const guessable = keys
      .filter(({ types }) => !types.split(', ').includes('uuid'))
      .map(({ table_name }) => table_name);
    // Offices are public, and their ids are words in URLs; the others have no address.
    const unaddressed = ['audit_log', 'deployment_facts', 'events', 'idempotency_keys', 'index_key_proofs', 'seasons'];
    const fixed = ['return_edges'];
    const derived = [
      'rate_limits',
      'running_totals',
      'schema_migrations',
      'site_settings',
      'ssn_holders',
      'used_passkey_challenges',
    ];
    expect(guessable.sort()).toEqual([...unaddressed, 'offices', ...fixed, ...derived].sort());
  });

  it('have their retention documented in docs/operations.md', () => {
    const page = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');
    const [, section = ''] = /## Data retention\n(.*?)\n## /s.exec(page) ?? [];
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const tables = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, table]) => table ?? ''),
    );
    for (const row of rows) expect(row.split('|')[2]?.trim()).not.toBe('');
    expect(sorted(tables)).toEqual(sorted(api.get(DataSource).entityMetadatas.map(({ tableName }) => tableName)));
  });
});

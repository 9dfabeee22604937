import { DataSource } from 'typeorm';
import { startApi, type Api } from '../../testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
}

/** TypeORM's names for what PostgreSQL calls otherwise. */
const alias: Readonly<Record<string, string>> = {
  timestamptz: 'timestamp with time zone',
  int: 'integer',
};

describe('the entities', () => {
  it('have no column that their table has not, and each of the type it has there', async () => {
    const columns = await api.query<Column>(
      `SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const there = new Set(
      columns.map(({ table_name, column_name, data_type }) => [table_name, column_name, data_type].join(' ')),
    );
    const declared = api.get(DataSource).entityMetadatas.flatMap((entity) =>
      entity.columns.map(({ databaseName, type, isArray }) => {
        const name = String(type);
        return [entity.tableName, databaseName, isArray ? 'ARRAY' : (alias[name] ?? name)].join(' ');
      }),
    );
    expect(declared.length).toBeGreaterThan(60);
    expect(declared.filter((column) => !there.has(column))).toEqual([]);
  });

  it('never change the schema by themselves', () => {
    const { synchronize, dropSchema, migrationsRun } = api.get(DataSource).options;
    expect([synchronize, dropSchema ?? false, migrationsRun ?? false]).toEqual([false, false, false]);
  });
});

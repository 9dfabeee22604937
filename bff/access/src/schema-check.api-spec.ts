import { startApi } from '../testing/api';
import { freshDatabase, type TestDatabase } from '@portal/bff-platform/testing/database';
import { createDataSource } from '@portal/bff-platform/database/data-source';
import { migrate } from '@portal/bff-platform/database/migrate';
import { migrations, schemaVersion } from '@portal/bff-platform/database/migrations/index';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

async function asOwner(sql: string): Promise<{ value: string }[]> {
  const owner = await createDataSource({ url: database.url, as: 'owner' }).initialize();
  try {
    return await owner.query<{ value: string }[]>(sql);
  } finally {
    await owner.destroy();
  }
}
const setVersion = (version: number) =>
  asOwner(`UPDATE deployment_facts SET value = '${version}' WHERE name = 'schema_version'`);
const start = () => startApi({}, database.url);

describe('startup check of the schema', () => {
  it('rejects a database without tables, naming the command to create them', async () => {
    const empty = await freshDatabase({ migrated: false });
    await expect(startApi({}, empty.url)).rejects.toThrow(
      `the tables are older than this release: ${migrations.length} migrations have not run. Run: node dist/cli/migrate.js`,
    );
    await empty.drop();
  });

  it('rejects a schema that is missing a migration of this release', async () => {
    await asOwner('DELETE FROM schema_migrations WHERE id = (SELECT max(id) FROM schema_migrations)');
    await expect(start()).rejects.toThrow('older than this release: 1 migrations have not run');
  });

  it('rejects a schema that is two versions newer', async () => {
    await setVersion(schemaVersion + 2);
    await expect(start()).rejects.toThrow(
      `the tables have version ${schemaVersion + 2}, but this release only supports ${schemaVersion} and ${schemaVersion + 1}`,
    );
  });

  it('accepts the schema of the next version, and migrating keeps its version', async () => {
    await setVersion(schemaVersion + 1);
    // Raw SQL: no entity describes the table of migrations.
    await asOwner(`INSERT INTO schema_migrations (timestamp, name) VALUES (1999999999999, 'OfTheNext1999999999999')`);
    await (await start()).stop();
    await migrate(database.url);
    expect(await asOwner(`SELECT value FROM deployment_facts WHERE name = 'schema_version'`)).toEqual([
      { value: String(schemaVersion + 1) },
    ]);
    await (await start()).stop();
  });
});

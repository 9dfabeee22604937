import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { createDataSource } from './data-source';

/** Raw SQL: the entities do not fit the tables of an older version. Row-level security applies to the owner, too. */
const fill = `
  SELECT set_config('app.actor_role', 'system', false);
  INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
    VALUES ('00000000-0000-7000-8000-000000000001', 'one@example.com', 'A', 'B', 'client', 'active', '');
  INSERT INTO documents (id, user_id, tax_year, filename, document_type, content_type, size, sha256, storage_key,
      scan_state, deleted_at)
    SELECT gen_random_uuid(), '00000000-0000-7000-8000-000000000001', year, 'w2.pdf', 'w2', 'application/pdf', size,
      sha256(gen_random_uuid()::text::bytea), gen_random_uuid()::text, 'clean', deleted_at
    FROM (VALUES (2023, 1, NULL), (2024, 1, NULL), (2024, 1, NULL), (2024, 0, NULL), (2024, 1, now()))
      document (year, size, deleted_at)`;

describe('migration of the document totals to seasons', () => {
  let database: TestDatabase;
  let owner: DataSource;
  /** Reverts this migration and every later one. */
  const undoIt = async (): Promise<void> => {
    await owner.undoLastMigration();
    const [found] = await owner.query<{ index: string | null }[]>(
      `SELECT to_regclass('documents_newest_of_season') AS index`,
    );
    if (found?.index) await undoIt();
  };
  beforeAll(async () => {
    database = await freshDatabase({ migrated: false });
    owner = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    await owner.runMigrations();
    await undoIt();
    await owner.query(fill);
  });
  afterAll(async () => {
    await owner.destroy();
    await database.drop();
  });

  const totals = async () =>
    Object.fromEntries(
      (
        await owner.query<{ name: string; amount: number }[]>(
          `SELECT trim(name || ' ' || scope) AS name, sum(amount)::int AS amount FROM running_totals
           WHERE name LIKE '%documents' GROUP BY 1 HAVING sum(amount) <> 0`,
        )
      ).map(({ name, amount }) => [name, amount]),
    );
  const add = () =>
    owner.query(`INSERT INTO documents (id, user_id, tax_year, filename, document_type, content_type, size, sha256,
        storage_key, scan_state)
      SELECT gen_random_uuid(), user_id, 2024, filename, document_type, content_type, 1,
        sha256(gen_random_uuid()::text::bytea), gen_random_uuid()::text, 'clean' FROM documents LIMIT 1`);

  it('counts the documents of each season, and can be reverted', async () => {
    expect(await totals()).toEqual({ documents: 3, listed_documents: 4 });
    await owner.runMigrations();
    expect(await totals()).toEqual({
      'documents 2023': 1,
      'documents 2024': 2,
      'listed_documents 2023': 1,
      'listed_documents 2024': 3,
    });
    await owner.query(`SELECT set_config('app.actor_role', 'system', false)`);
    await add();
    expect(await totals()).toMatchObject({ 'documents 2024': 3, 'listed_documents 2024': 4 });
    await undoIt();
    expect(await totals()).toEqual({ documents: 4, listed_documents: 5 });
    await owner.query(`SELECT set_config('app.actor_role', 'system', false)`);
    await add();
    expect(await totals()).toEqual({ documents: 5, listed_documents: 6 });
  });
});

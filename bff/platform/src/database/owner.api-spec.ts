import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { applicationRole } from './migrations/application-role';
import { asPerson } from '../request/acting';
import { createDataSource } from './data-source';
import { migrate } from './migrate';

let database: TestDatabase;
let admin: DataSource;
const password = randomBytes(12).toString('hex');
const [owner, service] = [`owner_${password}`, `service_${password}`];

beforeAll(async () => {
  // Creates the role in advance from another database, as on a server shared by several portals.
  await (await freshDatabase()).drop();
  database = await freshDatabase({ migrated: false });
  admin = await createDataSource({ url: database.url, as: 'owner' }).initialize();
  for (const role of [owner, service]) await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
  await admin.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} OWNER TO ${owner}`);
});
afterAll(async () => {
  await admin.destroy();
  await database.drop();
});

function as(role: string): string {
  const url = new URL(database.url);
  [url.username, url.password] = [role, password];
  return url.href;
}

describe('database whose owner is not a superuser', () => {
  it("is left unchanged while the owner may not grant the service's role", async () => {
    await expect(migrate(as(owner))).rejects.toThrow(`permission denied to grant role "${applicationRole}"`);
  });

  it('is migrated once the owner is a member of the role', async () => {
    await admin.query(`GRANT ${applicationRole} TO ${owner}`);
    expect((await migrate(as(owner))).length).toBeGreaterThan(0);
  });

  it('rejects a service login that is not a member of the role, and accepts one that is', async () => {
    await expect(createDataSource({ url: as(service), as: 'application' }).initialize()).rejects.toThrow(
      'permission denied',
    );
    await admin.query(`GRANT ${applicationRole} TO ${service}`);
    const source = await createDataSource({ url: as(service), as: 'application' }).initialize();
    expect(await source.query('SELECT current_user AS name')).toEqual([{ name: applicationRole }]);
    await source.destroy();
  });

  it('keeps the income of clients, although row-level security applies to this owner', async () => {
    // As SQL: the entities belong to parts above this one.
    const [client, preparer] = [uuidv7(), uuidv7()];
    await admin.query(
      `INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
       VALUES ($1, 'ada@example.com', 'Ada', 'Lane', 'client', 'active', ''),
         ($2, 'pat@example.com', 'Pat', 'Moss', 'preparer', 'active', '')`,
      [client, preparer],
    );
    const source = await createDataSource({ url: as(service), as: 'application' }).initialize();
    const income = await asPerson({ id: client, role: 'client' }, async () => {
      await source.query('INSERT INTO intake_forms (id, user_id, tax_year) VALUES (gen_random_uuid(), $1, 2024)', [
        client,
      ]);
      await source.query('UPDATE intake_forms SET w2_income = 700');
      return source.query<object[]>('SELECT total_income FROM client_income');
    });
    expect(income).toEqual([{ total_income: 700 }]);
    // Without an actor, who would see no income.
    await source.query('INSERT INTO assignments (client_id, preparer_id, assigned_by) VALUES ($1, $2, $2)', [
      client,
      preparer,
    ]);
    expect(await source.query('SELECT forms, total_income FROM preparer_income')).toEqual([
      { forms: 1, total_income: 700 },
    ]);
    await source.destroy();
  });

  it('gives the forms that were there a return with its papers, although row-level security applies to this owner', async () => {
    const [complete, incomplete] = [uuidv7(), uuidv7()];
    await admin.query(
      `INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
       SELECT id, id || '@example.com', 'Ada', 'Lane', 'client', 'active', '' FROM unnest($1::uuid[]) id`,
      [[complete, incomplete]],
    );
    const source = await createDataSource({ url: as(owner), as: 'owner' }).initialize();
    const undoReturns = async (): Promise<void> => {
      await source.undoLastMigration();
      const [found] = await source.query<{ table: string | null }[]>(`SELECT to_regclass('tax_returns') AS table`);
      if (found?.table) await undoReturns();
    };
    await undoReturns();
    await admin.query(
      `INSERT INTO intake_forms (id, user_id, tax_year, submitted, submitted_at)
       SELECT gen_random_uuid(), id, 2024, true, now() FROM unnest($1::uuid[]) id`,
      [[complete, incomplete]],
    );
    await admin.query(
      `INSERT INTO documents (id, user_id, tax_year, filename, document_type, content_type, size, sha256, storage_key, scan_state)
       SELECT gen_random_uuid(), $1, 2024, 'a.jpg', type, 'image/jpeg', 9, sha256(type::bytea), type, 'clean'
       FROM unnest(ARRAY['id_verification', 'selfie']) type`,
      [complete],
    );
    await source.runMigrations();
    await source.destroy();
    const rows = await admin.query<{ client_id: string }[]>(
      `SELECT item.client_id, tax_return.state, array_agg(item.state ORDER BY position) AS papers, count(document_id)::int AS files
       FROM tax_returns tax_return JOIN request_items item ON item.return_id = tax_return.id
       LEFT JOIN request_item_documents link ON link.item_id = item.id GROUP BY 1, 2`,
    );
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { client_id: complete, state: 'ready_to_prepare', papers: ['received', 'received'], files: 2 },
        { client_id: incomplete, state: 'documents_needed', papers: ['needed', 'needed'], files: 0 },
      ]),
    );
    expect(await admin.query(`SELECT DISTINCT state FROM tax_returns ORDER BY 1`)).toHaveLength(3);
  });
});

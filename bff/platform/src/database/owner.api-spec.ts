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
});

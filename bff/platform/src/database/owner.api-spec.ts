import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { applicationRole } from './migrations/application-role';
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
});

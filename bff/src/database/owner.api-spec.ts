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
  // So that the role is there already, made by somebody else, as on a server that several portals share.
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

describe('a database whose owner is no superuser', () => {
  it('is not touched while the owner may not hand out the role of the service', async () => {
    await expect(migrate(as(owner))).rejects.toThrow(`permission denied to grant role "${applicationRole}"`);
  });

  it('is brought up once the owner is a member of it', async () => {
    await admin.query(`GRANT ${applicationRole} TO ${owner}`);
    expect((await migrate(as(owner))).length).toBeGreaterThan(0);
  });

  it('refuses a service that is no member, and serves one that is', async () => {
    await expect(createDataSource({ url: as(service), as: 'application' }).initialize()).rejects.toThrow(
      'permission denied',
    );
    await admin.query(`GRANT ${applicationRole} TO ${service}`);
    const source = await createDataSource({ url: as(service), as: 'application' }).initialize();
    expect(await source.query('SELECT current_user AS name')).toEqual([{ name: applicationRole }]);
    await source.destroy();
  });
});

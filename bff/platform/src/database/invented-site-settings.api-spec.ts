import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { createDataSource } from './data-source';

const invented = {
  name: 'Motor City Tax Services',
  phone: '313-555-0119',
  email: 'info@motorcitytax.example',
  founded_year: 2019,
};
const real = { name: 'Lakeside Tax', phone: '313-226-1001', email: 'hello@lakeside.org', founded_year: 1987 };

describe('migration that removes the invented office', () => {
  let database: TestDatabase;
  let owner: DataSource;
  beforeAll(async () => {
    database = await freshDatabase({ migrated: false });
    owner = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    await owner.runMigrations();
  });
  afterAll(async () => {
    await owner.destroy();
    await database.drop();
  });

  const site = async () =>
    (await owner.query<object[]>('SELECT name, phone, email, founded_year FROM site_settings'))[0];
  /** Reverts this migration and every later one. */
  const undoIt = async (): Promise<void> => {
    await owner.undoLastMigration();
    const [column] = await owner.query<{ is_nullable: string }[]>(
      `SELECT is_nullable FROM information_schema.columns WHERE table_name = 'site_settings' AND column_name = 'founded_year'`,
    );
    if (column?.is_nullable === 'YES') await undoIt();
  };
  /** Migrates a database of the previous release in which an admin has entered this. */
  const migrated = async (entered: object) => {
    await undoIt();
    const { name, phone, email, founded_year } = { ...invented, ...entered };
    await owner.query('UPDATE site_settings SET name = $1, phone = $2, email = $3, founded_year = $4', [
      ...[name, phone, email, founded_year],
    ]);
    await owner.runMigrations();
    return site();
  };

  it('removes every untouched value, and restores them when reverted', async () => {
    expect(await migrated({})).toEqual({ name: 'Tax Portal', phone: '', email: '', founded_year: null });
    await undoIt();
    expect(await site()).toEqual(invented);
    await owner.runMigrations();
  });

  it.each([
    ['everything', real, real],
    ['all but the year', { ...real, founded_year: 2019 }, { ...real, founded_year: 2019 }],
    ['only the phone number', { phone: real.phone }, { ...invented, phone: real.phone, email: '' }],
    ['only the name', { name: real.name }, { name: real.name, phone: '', email: '', founded_year: 2019 }],
  ])('keeps what was entered: %s', async (_what, entered, expected) => {
    expect(await migrated(entered)).toEqual(expected);
  });
});

import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { createDataSource } from './data-source';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { describeSchema } from '../../testing/describe-schema';

const appendOnly = ['audit_log', 'assignment_history', 'intake_snapshots', 'schedule_c_snapshots', 'group_messages'];

/** Raw SQL throughout: the subject is the schema, with its triggers and generated columns. */
describe('schema', () => {
  let [database, owner, application]: [TestDatabase?, DataSource?, DataSource?] = [];
  const asOwner = (): DataSource => owner as DataSource;
  const asApplication = (): DataSource => application as DataSource;

  beforeAll(async () => {
    database = await freshDatabase({ migrated: false });
    await migrate(database.url);
    owner = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    application = await createDataSource({ url: database.url, as: 'application' }).initialize();
  });

  afterAll(async () => {
    await Promise.all([owner?.destroy(), application?.destroy()]);
    await database?.drop();
  });

  it('cannot be altered by the service', async () => {
    await expect(asApplication().query('CREATE TABLE mine ()')).rejects.toThrow('permission denied');
    await expect(asApplication().query('ALTER TABLE users ADD mine int')).rejects.toThrow('must be owner');
    await expect(asApplication().query('DELETE FROM schema_migrations')).rejects.toThrow('permission denied');
  });

  it.each(appendOnly)('allows only inserts into %s by the service', async (table) => {
    for (const statement of [`UPDATE ${table} SET id = id`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
      await expect(asApplication().query(statement)).rejects.toThrow('permission denied');
    }
    await expect(asApplication().query(`SELECT count(*) FROM ${table}`)).resolves.toHaveLength(1);
  });

  it('chains the audit log in order under concurrent writes', async () => {
    const write = (at: number) =>
      asApplication().query('INSERT INTO audit_log (action, details) VALUES ($1, $2)', ['test', { at }]);
    await Promise.all(Array.from({ length: 60 }, (_none, at) => write(at)));
    const rows = await asApplication().query<{ id: number }[]>('SELECT id FROM audit_log ORDER BY id');
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_row, at) => at + 1));
    expect(await asApplication().query('SELECT * FROM audit_log_breaks()')).toEqual([]);
  });

  it('makes changed and missing rows of the audit log detectable', async () => {
    await asOwner().query(`UPDATE audit_log SET action = 'other' WHERE id = 7`);
    await asOwner().query('DELETE FROM audit_log WHERE id = 20');
    const breaks = await asApplication().query<{ id: number }[]>('SELECT id FROM audit_log_breaks() ORDER BY id');
    expect(breaks.map(({ id }) => id)).toEqual([7, 21]);
  });

  it('makes truncated or fully rewritten audit rows detectable only if the last row was noted earlier', async () => {
    const last = async () =>
      (
        await asOwner().query<{ id: number; hash: Buffer }[]>('SELECT id, hash FROM audit_log ORDER BY id DESC LIMIT 1')
      )[0];
    const breaks = () => asOwner().query('SELECT id FROM audit_log_breaks()');
    await asOwner().query('TRUNCATE audit_log');
    for (const action of ['a', 'b', 'c'])
      await asApplication().query('INSERT INTO audit_log (action) VALUES ($1)', [action]);
    const noted = await last();
    const isThere = async () =>
      (await asOwner().query('SELECT 1 FROM audit_log WHERE id = $1 AND hash = $2', [noted?.id, noted?.hash]))
        .length === 1;
    expect(await isThere()).toBe(true);
    await asOwner().query('DELETE FROM audit_log WHERE id = 3');
    expect([await breaks(), await isThere()]).toEqual([[], false]);
    await asOwner().query('TRUNCATE audit_log');
    for (const action of ['a', 'forged', 'c'])
      await asApplication().query('INSERT INTO audit_log (action) VALUES ($1)', [action]);
    expect([await breaks(), await isThere()]).toEqual([[], false]);
  });

  it('can be reverted completely, and migrates back to the same schema', async () => {
    const before = await describeSchema(asOwner());
    for (const migration of migrations) {
      await asOwner().undoLastMigration();
      expect(migration).toBeDefined();
    }
    expect((await describeSchema(asOwner())).map(({ object }) => object)).toEqual(['table schema_migrations']);
    await asOwner().runMigrations();
    expect(await describeSchema(asOwner())).toEqual(before);
    expect(before.length).toBeGreaterThan(100);
  });

  it('is migrated by only one of several processes that start together, and a second run does nothing', async () => {
    const empty = await freshDatabase({ migrated: false });
    const ran = await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)]);
    expect(ran.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, 0, migrations.length]);
    await empty.drop();
  });

  it('computes the totals of a Schedule C, counting half of the meals', async () => {
    const id = '00000000-0000-7000-8000-000000000001';
    await asOwner().query(`INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
      VALUES ('${id}', 'sum@example.test', 'Ada', 'Sum', 'client', 'active', '-')`);
    const [row] = await asOwner().query<{ total_income: number; total_expenses: number; net_profit_loss: number }[]>(
      `INSERT INTO schedule_c_forms (id, user_id, tax_year, gross_receipts, returns_allowances, other_income,
         supplies, meals_entertainment)
       VALUES ('${id}', '${id}', 2024, 1000.10, 100, 50, 2000, 0.01)
       RETURNING total_income, total_expenses, net_profit_loss`,
    );
    expect(row).toEqual({ total_income: 950.1, total_expenses: 2000.01, net_profit_loss: -1049.91 });
  });
});

import { incomeByKind, incomeKinds, totalIncome } from '@portal/domain/income/income-by-kind';
import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { createDataSource } from './data-source';

const client = (at: number) => `00000000-0000-7000-8000-00000000000${at}`;
const preparer = client(9);

/** Combinations of an intake form or none and a Schedule C (receipts, supplies) or none. */
const cases: readonly (readonly [intake: number[] | null, business: [number, number] | null])[] = [
  [[50_000, 900, 1, 2, 3], null],
  [
    [50_000, 900, 1, 2, 3],
    [1_000, 250.5],
  ],
  [
    [100, 90_000, 0, 0, 0.01],
    [10, 500],
  ],
  [null, [150_000, 0]],
  [
    [0, 0, 0, 0, 0],
    [5, 5],
  ],
];

/** Raw SQL: the entities do not fit the tables of an older version. */
const fill = `
  INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
    SELECT ('00000000-0000-7000-8000-00000000000' || n)::uuid, n || '@example.com', 'A', 'B',
      CASE n WHEN 9 THEN 'preparer' ELSE 'client' END, 'active', '' FROM generate_series(0, 9) n;
  INSERT INTO assignments (client_id, preparer_id, assigned_by)
    SELECT id, '${preparer}', '${preparer}' FROM users WHERE role = 'client';
  ${cases
    .flatMap(([intake, business], at) => [
      intake
        ? `INSERT INTO intake_forms (id, user_id, tax_year, w2_income, self_employment_income, unemployment_income,
             retirement_income, other_income) VALUES (gen_random_uuid(), '${client(at)}', 2024, ${intake.join(', ')})`
        : '',
      business
        ? `INSERT INTO schedule_c_forms (id, user_id, tax_year, gross_receipts, supplies)
           VALUES (gen_random_uuid(), '${client(at)}', 2024, ${business.join(', ')})`
        : '',
    ])
    .filter(Boolean)
    .join(';')}`;

const expected = cases.map(([intake, business]) => {
  const [w2_income = 0, self_employment_income, unemployment_income, retirement_income, other_income] = intake ?? [];
  const entered = { w2_income, self_employment_income, unemployment_income, retirement_income, other_income };
  return incomeByKind(intake && entered, business && { net_profit_loss: business[0] - business[1] });
});

const sumsOf = async (owner: DataSource) => ({
  totals: await owner.query<object[]>(
    `SELECT name, scope, sum(amount) AS amount FROM running_totals GROUP BY 1, 2 HAVING sum(amount) <> 0 ORDER BY 1, 2`,
  ),
  shares: await owner.query<object[]>('SELECT * FROM preparer_income ORDER BY 1, 2'),
});

describe('client income migration', () => {
  let database: TestDatabase;
  let owner: DataSource;
  /** Reverts this migration and every later one. */
  const undoIt = async (): Promise<void> => {
    await owner.undoLastMigration();
    const [found] = await owner.query<{ table: string | null }[]>(`SELECT to_regclass('client_income') AS table`);
    if (found?.table) await undoIt();
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

  it('computes the same income as the domain function, and can be reverted', async () => {
    const before = await sumsOf(owner);
    await owner.runMigrations();
    const rows = await owner.query<object[]>(
      `SELECT ${incomeKinds.join(', ')}, total_income FROM client_income ORDER BY client_id`,
    );
    expect(rows).toEqual(expected.map((income) => ({ ...income, total_income: totalIncome(income) })));
    const { totals, shares } = await sumsOf(owner);
    expect(totals).toContainEqual({ name: 'schedule_c_profit', scope: '2024', amount: 150_259.5 });
    expect(totals).toContainEqual({ name: 'clients_with_income', scope: '2024', amount: 3 });
    expect(totals).toContainEqual({ name: 'high_income_clients', scope: '2024', amount: 1 });
    expect(totals).toContainEqual({ name: 'intake_forms', scope: '2024', amount: 4 });
    const total_income = expected.reduce((sum, income) => sum + Math.round(totalIncome(income) * 100), 0) / 100;
    expect(shares).toEqual([expect.objectContaining({ preparer_id: preparer, forms: 4, total_income })]);
    await undoIt();
    expect(await sumsOf(owner)).toEqual(before);
    await owner.query('UPDATE intake_forms SET w2_income = w2_income + 1');
    await owner.query(
      `UPDATE assignments SET preparer_id = preparer_id; UPDATE users SET deleted_at = now() WHERE id = '${client(0)}'`,
    );
    const [kept] = await owner.query<{ forms: number }[]>('SELECT forms FROM preparer_income');
    expect(kept).toEqual({ forms: 3 });
  });
});

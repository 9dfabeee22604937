import fc from 'fast-check';
import { assignedStatuses } from '@portal/domain/assignments/admin-clients.dto';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { adminIntakeStatuses } from '@portal/domain/intake/admin-intakes.dto';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { startApi, type Api } from '../../../testing/api';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await api.people.admin());
  await api.query(
    `INSERT INTO offices (id, name, address, city, state, zip_code, phone, email)
     SELECT 'o' || n, 'O' || n, 'A', 'B', 'MI', '48226', '313-555-0100', 'a@example.com' FROM generate_series(0, 1) n`,
  );
  await insertPeople('preparer', 4);
  await api.query(
    `INSERT INTO preparer_profiles (user_id, preparer_code, office_id)
     SELECT id, 'CODE0' || n, CASE WHEN n < 3 THEN 'o' || n % 2 END
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE role = 'preparer') numbered`,
  );
});
afterAll(() => api.stop());

const insertPeople = (role: string, count: number) =>
  api.query(
    `INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
     SELECT gen_random_uuid(), gen_random_uuid() || '@example.com', 'A', 'B', $1, 'active', '' FROM generate_series(1, $2::int)`,
    [role, count],
  );

/** The one at a place, whoever that is by now. */
const nth = (table: string, at: string, where = 'TRUE') =>
  `(SELECT id FROM ${table} WHERE ${where} ORDER BY id OFFSET ${at}::int
    % greatest((SELECT count(*) FROM ${table} WHERE ${where}), 1) LIMIT 1)`;
const client = nth('users', '$1', "role = 'client'");

/** What can happen to an office; each takes a place in a list, and an amount in cents. */
const events: Readonly<Record<string, string>> = {
  join: `INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
    SELECT gen_random_uuid(), gen_random_uuid() || '@example.com', 'A', 'B', 'client', 'active', ''
    FROM generate_series(0, $1::int % 3) WHERE $2::int >= 0`,
  leave: `UPDATE users SET deleted_at = now() WHERE id = ${client} AND $2::int >= 0`,
  comeBack: `UPDATE users SET deleted_at = NULL WHERE id = ${client} AND $2::int >= 0`,
  disable: `UPDATE users SET status = CASE WHEN $2::int % 2 = 0 THEN 'disabled' ELSE 'active' END WHERE id = ${client}`,
  assign: `INSERT INTO assignments (client_id, preparer_id, assigned_by)
    SELECT u.id, ${nth('users', '$2', "role = 'preparer'")}, u.id FROM users u WHERE u.id = ${client}
    ON CONFLICT (client_id) DO UPDATE SET preparer_id = excluded.preparer_id`,
  assignAll: `INSERT INTO assignments (client_id, preparer_id, assigned_by)
    SELECT u.id, ${nth('users', '$2', "role = 'preparer'")}, u.id FROM users u WHERE role = 'client' AND $1::int >= 0
    ORDER BY u.id ON CONFLICT (client_id) DO UPDATE SET preparer_id = excluded.preparer_id`,
  unassign: `DELETE FROM assignments WHERE client_id = ${client} AND $2::int >= 0`,
  report: `INSERT INTO intake_forms (id, user_id, tax_year, w2_income, other_income)
    SELECT gen_random_uuid(), u.id, 2024, $2::int / 100.0, 0.1 FROM users u WHERE u.id = ${client}
    ON CONFLICT (user_id, tax_year) DO UPDATE SET retirement_income = excluded.w2_income, w2_income = 0.07`,
  submit: `UPDATE intake_forms SET submitted = TRUE, submitted_at = now(), self_employment_income = $2::int / 100.0
    WHERE user_id = ${client}`,
  lastYear: `INSERT INTO intake_forms (id, user_id, tax_year, w2_income)
    SELECT gen_random_uuid(), u.id, 2023, $2::int / 100.0 FROM users u WHERE u.id = ${client} ON CONFLICT DO NOTHING`,
  trade: `INSERT INTO schedule_c_forms (id, user_id, tax_year, gross_receipts, supplies)
    SELECT gen_random_uuid(), u.id, 2024, 1000, $2::int / 100.0 FROM users u WHERE u.id = ${client}
    ON CONFLICT (user_id, tax_year) DO UPDATE SET supplies = excluded.supplies`,
  upload: `INSERT INTO documents (id, user_id, tax_year, filename, document_type, content_type, size, sha256, storage_key, scan_state)
    SELECT gen_random_uuid(), u.id, 2024, 'w2.pdf', 'w2', 'application/pdf', 1, sha256(gen_random_uuid()::text::bytea),
      gen_random_uuid()::text, 'clean' FROM users u WHERE u.id = ${client} AND $2::int >= 0`,
  tidy: `DELETE FROM documents WHERE id = ${nth('documents', '$1')} AND $2::int >= 0`,
  move: `UPDATE preparer_profiles SET office_id = CASE WHEN $2::int % 3 < 2 THEN 'o' || $2::int % 3 END
    WHERE user_id = ${nth('users', '$1', "role = 'preparer'")}`,
};

const isClient = `u.role = 'client' AND u.status = 'active' AND u.deleted_at IS NULL`;

const ofPresent = (table: string) => `${table} f JOIN users u ON u.id = f.user_id AND u.deleted_at IS NULL`;

/** The same numbers, counted row by row. */
const recount = async () => {
  const [rows] = await api.query<Record<string, number>>(`SELECT
    (SELECT count(*) FROM users WHERE deleted_at IS NULL) AS users,
    (SELECT count(*) FROM users WHERE deleted_at IS NULL AND role = 'preparer') AS preparers,
    (SELECT count(*) FROM users u WHERE ${isClient}) AS clients,
    (SELECT count(*) FROM assignments a JOIN users u ON u.id = a.client_id WHERE ${isClient}) AS assigned,
    (SELECT count(*) FROM documents) AS documents,
    (SELECT COALESCE(sum(total_income), 0) FROM ${ofPresent('intake_forms')} WHERE tax_year = 2024) AS income,
    (SELECT COALESCE(sum(w2_income), 0) FROM ${ofPresent('intake_forms')} WHERE tax_year = 2024) AS w2_income,
    (SELECT COALESCE(sum(net_profit_loss), 0) FROM ${ofPresent('schedule_c_forms')}) AS schedule_c_profit,
    (SELECT count(*) FROM ${ofPresent('schedule_c_forms')}) AS business,
    (SELECT count(*) FROM ${ofPresent('intake_forms')} WHERE tax_year = 2024 AND total_income > 0) AS earning,
    (SELECT count(*) FROM ${ofPresent('intake_forms')} WHERE tax_year = 2024 AND total_income > 100000) AS high`);
  const offices = await api.query<{ name: string; clients: number; total_income: number }>(
    `SELECT o.name, count(u.id) AS clients, COALESCE(sum(f.total_income), 0) AS total_income FROM offices o
     LEFT JOIN preparer_profiles p ON p.office_id = o.id LEFT JOIN assignments a ON a.preparer_id = p.user_id
     LEFT JOIN users u ON u.id = a.client_id AND ${isClient}
     LEFT JOIN users owner ON owner.id = a.client_id AND owner.deleted_at IS NULL
     LEFT JOIN intake_forms f ON f.user_id = owner.id AND f.tax_year = 2024 GROUP BY o.name ORDER BY o.name`,
  );
  return { rows, offices };
};

const shown = async () => {
  const [dashboard, revenue] = await Promise.all([
    api.call(statisticsEndpoints.dashboard, { token }).then(({ body }) => body),
    api.call(statisticsEndpoints.revenue, { token }).then(({ body }) => body),
  ]);
  const { active_clients, assigned_clients, unassigned_clients } = dashboard.client_stats;
  expect(assigned_clients + unassigned_clients).toBe(active_clients);
  const shares = Object.values(revenue.revenue_by_office);
  const parts = [...shares, revenue.without_office];
  expect(parts.reduce((sum, { clients }) => sum + clients, 0)).toBe(active_clients);
  const cents = parts.reduce((sum, { total_income }) => sum + Math.round(total_income * 100), 0);
  expect(cents / 100).toBe(dashboard.financial_overview.total_reported_income);
  return {
    rows: {
      users: dashboard.total_users,
      preparers: dashboard.total_preparers,
      clients: active_clients,
      assigned: assigned_clients,
      documents: dashboard.document_stats.total_documents,
      income: dashboard.financial_overview.total_reported_income,
      w2_income: revenue.income_breakdown.w2_income,
      schedule_c_profit: revenue.income_breakdown.schedule_c_profit,
      business: revenue.client_analytics.business_clients,
      earning: revenue.client_analytics.clients_with_income,
      high: revenue.client_analytics.high_income_clients,
    },
    offices: Object.entries(revenue.revenue_by_office).map(([name, { clients, total_income }]) => ({
      name,
      clients,
      total_income,
    })),
  };
};

const history = fc.array(
  fc.record({
    event: fc.constantFrom(...Object.keys(events)),
    place: fc.nat(1000),
    cents: fc.nat(30_000_000),
  }),
  { minLength: 10, maxLength: 40 },
);
const happen = ({ event, place, cents }: { event: string; place: number; cents: number }) =>
  api.query(events[event] ?? '', [place, cents]);

/** Whatever has happened: drafts and submitted forms of both offices and of nobody, and documents, four and more of each. */
async function everyKindOfForm(): Promise<void> {
  const filers = `(SELECT id, substr(first_name, 6)::int AS n FROM users WHERE first_name LIKE 'Filer%') filer`;
  for (const statement of [
    `UPDATE preparer_profiles SET office_id = 'o' || right(preparer_code, 1)::int % 2`,
    `INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
     SELECT gen_random_uuid(), gen_random_uuid() || '@example.com', 'Filer' || n, 'B', 'client', 'active', ''
     FROM generate_series(1, 24) n`,
    `INSERT INTO intake_forms (id, user_id, tax_year, submitted, submitted_at)
     SELECT gen_random_uuid(), id, 2024, n % 2 = 0, now() FROM ${filers}`,
    `INSERT INTO assignments (client_id, preparer_id, assigned_by)
     SELECT id, (SELECT user_id FROM preparer_profiles WHERE office_id = 'o' || n % 3 ORDER BY 1 LIMIT 1), id
     FROM ${filers} WHERE n % 3 < 2`,
  ])
    await api.query(statement);
  for (const place of [1, 2, 3, 4]) await happen({ event: 'upload', place, cents: 0 });
}

describe('the running totals', () => {
  it('equal the rows they count, after any history', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (happened) => {
        for (const one of happened) await happen(one);
        expect(await shown()).toEqual(await recount());
      }),
      { numRuns: 25, endOnFailure: true },
    );
  }, 120_000);

  it('count a form that is stored while its owner comes back', async () => {
    for (let run = 0; run < 40; run += 1) {
      const [{ id } = { id: '' }] = await api.query<{ id: string }>(
        `INSERT INTO users (id, email, first_name, last_name, role, status, password_hash, deleted_at)
         VALUES (gen_random_uuid(), gen_random_uuid() || '@example.com', 'A', 'B', 'client', 'active', '', now()) RETURNING id`,
      );
      const insert = (table: string) =>
        api.query(`INSERT INTO ${table} (id, user_id, tax_year) VALUES (gen_random_uuid(), $1, 2024)`, [id]);
      await Promise.all([
        insert('schedule_c_forms'),
        insert('intake_forms'),
        api.query('UPDATE users SET deleted_at = NULL WHERE id = $1', [id]),
      ]);
    }
    expect(await shown()).toEqual(await recount());
  }, 120_000);

  it('equal them also when everything happens at once, and nobody waits in a circle', async () => {
    await insertPeople('client', 20);
    await fc.assert(
      fc.asyncProperty(history, async (happened) => {
        // Two that add the same form at once: one of them is refused, as the service would be.
        await Promise.allSettled(happened.map(happen));
        expect(await shown()).toEqual(await recount());
      }),
      { numRuns: 15, endOnFailure: true },
    );
    const [{ deadlocks } = { deadlocks: -1 }] = await api.query<{ deadlocks: number }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(deadlocks).toBe(0);
  }, 120_000);

  it('open as many rows as they say', async () => {
    const whole = await shown();
    for (const office_id of [undefined, 'o0', 'o1', 'none'])
      for (const status of assignedStatuses) {
        const query = { status, limit: 1000, ...(office_id ? { office_id } : {}) };
        const first = await api.call(adminClientEndpoints.list, { token, query: { ...query, limit: 1 } });
        const all = await api.call(adminClientEndpoints.list, { token, query });
        expect([office_id, status, first.headers['x-total-count']]).toEqual([
          office_id,
          status,
          String(all.body.length),
        ]);
        if (!office_id && status === 'all') expect(all.body).toHaveLength(whole.rows.clients);
        if (office_id === 'o0' && status === 'assigned') expect(all.body).toHaveLength(whole.offices[0]?.clients ?? -1);
      }
    const { body } = await api.call(adminClientEndpoints.byOffice, { token });
    expect(
      Object.values(body).map(({ office, clients_count, total_income }) => [office.name, clients_count, total_income]),
    ).toEqual(whole.offices.map(({ name, clients, total_income }) => [name, clients, total_income]));
    for (const { clients, clients_count } of Object.values(body))
      expect(clients).toHaveLength(Math.min(10, clients_count));
  });

  it('open as many clients and preparers as there are users, but for administrators and who is closed', async () => {
    const [listed, { body: preparers }] = [
      await api.call(adminClientEndpoints.list, { token, query: { limit: 1000 } }),
      await api.call(adminPreparerEndpoints.list, { token, query: { limit: 1000 } }),
    ];
    const { rows } = await shown();
    expect(preparers).toHaveLength(rows.preparers ?? -1);
    const [others] = await api.query<{ count: number }>(
      `SELECT count(*) FROM users WHERE deleted_at IS NULL AND (role = 'admin' OR role = 'client' AND status <> 'active')`,
    );
    expect(rows.users).toBe(listed.body.length + preparers.length + (others?.count ?? -1));
  });

  it('open as many intake forms, reassignments and documents as they say', async () => {
    await everyKindOfForm();
    await api.query(
      `INSERT INTO assignment_history (id, client_id, client_name, to_preparer_id, to_preparer_name, via, reassigned_by, reassigned_by_name)
       SELECT gen_random_uuid(), client_id, 'C', preparer_id, 'P', 'admin', client_id, 'C' FROM assignments LIMIT 20`,
    );
    const forms = [undefined, 'o0', 'o1'].flatMap((office_id) =>
      adminIntakeStatuses.map((status) => ({ status, ...(office_id ? { office_id } : {}) })),
    );
    const lists: [string, (limit: number) => Promise<{ headers: object; body: readonly unknown[] }>][] = [
      ['history', (limit) => api.call(assignmentEndpoints.history, { token, query: { limit } })],
      ['documents', (limit) => api.call(documentEndpoints.list, { token, query: { limit } })],
      ...forms.map((query): (typeof lists)[number] => [
        JSON.stringify(query),
        (limit) => api.call(adminIntakeEndpoints.list, { token, query: { ...query, limit } }),
      ]),
    ];
    const opened = await Promise.all(
      lists.map(async ([name, read]) => {
        const [first, all] = [await read(1), await read(1000)];
        expect(first.headers).not.toHaveProperty('x-total-count-relation');
        expect([name, first.headers]).toEqual([
          name,
          expect.objectContaining({ 'x-total-count': String(all.body.length) }),
        ]);
        return all.body.length;
      }),
    );
    expect(opened.filter((rows) => rows > 1).length).toBeGreaterThan(8);
  });

  it('stay few: what has piled up is added up', async () => {
    for (let at = 0; at < 600; at += 1) await happen({ event: 'upload', place: at, cents: 0 });
    const [{ count } = { count: 0 }] = await api.query<{ count: number }>('SELECT count(*) FROM running_totals');
    expect(count).toBeLessThan(300);
    expect(await shown()).toEqual(await recount());
  });

  it('of what is rolled back stay as they were', async () => {
    const before = await shown();
    await expect(
      api.query(
        `WITH gone AS (${(events.join ?? '').replaceAll('$1', '2').replaceAll('$2', '1')} RETURNING id) SELECT 1 / (count(*) - count(*)) FROM gone`,
      ),
    ).rejects.toThrow('division by zero');
    expect(await shown()).toEqual(before);
  });
});

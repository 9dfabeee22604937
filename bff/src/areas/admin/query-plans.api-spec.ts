import pg from 'pg';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../../../testing/api';
import { asOwner } from '../../../testing/database';
import type { Person } from '../../../testing/people';

jest.setTimeout(300_000);

const clients = 100_000;
/** Tables that grow with the number of clients: no list page may scan them sequentially. */
const growing = ['users', 'intake_forms', 'client_income', 'documents', 'assignments'];
/**
 * Maximum rows that one statement may read from all tables and indexes together. Allows a thousand ids in each joined
 * table, or one full read of a small table, but not reading every match of a search.
 */
const mostRead = 10_000;

/** Numbers of clients of two preparers: one of the busiest, and an ordinary one. */
const busy = 5000;
const ordinary = 334;
/**
 * Maximum rows that one statement may read per client of the preparer: the assignment, the account, and two documents
 * with their index entries.
 */
const mostReadPerClient = 6;

/**
 * SQL that generates the rows in the database, which takes seconds at this size. None of these accounts can sign in.
 * @param readers ids of the busy and of the ordinary preparer
 */
const fillFor = (readers: readonly [string, string]) => `
  INSERT INTO offices (id, name, address, city, state, zip_code, phone, email)
    SELECT 'o' || n, 'O' || n, 'A', 'B', 'MI', '48226', '313-555-0100', 'a@example.com' FROM generate_series(1, 20) n;
  INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
    SELECT ('01960000-0000-7000-8000-01' || lpad(to_hex(n), 10, '0'))::uuid, 'p' || n || '@example.com',
      'Pat' || n, CASE n WHEN 7 THEN 'Martinez' ELSE 'Preparer' || n END, 'preparer', 'active', '' FROM generate_series(1, 200) n;
  INSERT INTO preparer_profiles (user_id, preparer_code, office_id)
    SELECT ('01960000-0000-7000-8000-01' || lpad(to_hex(n), 10, '0'))::uuid, lpad(n::text, 6, 'P'), 'o' || (n % 20 + 1)
    FROM generate_series(1, 200) n;
  INSERT INTO users (id, email, first_name, last_name, role, status, password_hash, created_at)
    SELECT ('01960000-0000-7000-8000-02' || lpad(to_hex(n), 10, '0'))::uuid, 'c' || n || '@example.com',
      'First' || md5(n::text),
      -- More than are named one by one, at the end of the names; as many as are named; more; and the name that most have, more than 10,000.
      CASE WHEN n % 93 = 0 THEN 'Zimmermann' WHEN n % 110 = 0 THEN 'Martinez' WHEN n % 23 = 0 THEN 'Okafor' WHEN n % 9 = 0 THEN 'Smith' ELSE 'Last' || md5((n * 7)::text) END, 'client', 'active', '', now() - n * interval '1 min'
    FROM generate_series(1, ${clients}) n;
  ANALYZE users;
  INSERT INTO assignments (client_id, preparer_id, assigned_by)
    SELECT id, CASE WHEN n % ${clients / busy} = 3 THEN '${readers[0]}' WHEN n % 300 = 17 THEN '${readers[1]}'
      ELSE '01960000-0000-7000-8000-01' || lpad(to_hex(n % 200 + 1), 10, '0') END::uuid, id
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE role = 'client') numbered WHERE n % 12 > 0;
  INSERT INTO intake_forms (id, user_id, tax_year, w2_income, submitted, submitted_at, updated_at)
    SELECT gen_random_uuid(), id, 2024, n % 150000, n % 3 > 0, now(), now() - n * interval '1 min'
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE role = 'client') numbered WHERE n % 5 > 0;
  INSERT INTO documents (id, user_id, tax_year, filename, document_type, content_type, size, sha256, storage_key, scan_state, uploaded_at)
    SELECT gen_random_uuid(), id, 2024, 'w2.pdf', 'w2', 'application/pdf', 1, sha256(n::text::bytea), 'k' || n, 'clean', now() - n * interval '1 min'
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE role = 'client') numbered;
`;

let api: Api;
let admin: Person;
let [busyPreparer, ordinaryPreparer]: Person[] = [];
/** Connected like the service, because its settings affect the plans. */
let application: DataSource;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
  const [one, other] = [await api.people.preparer(), await api.people.preparer()];
  [busyPreparer, ordinaryPreparer] = [one, other];
  application = api.app.get(DataSource);
  await asOwner(api.url, fillFor([one.id, other.id]));
  // Runs outside the transaction that inserts the rows. VACUUM removes the dead rows left by triggers, as autovacuum
  // does in production.
  await asOwner(api.url, 'VACUUM ANALYZE');
});
afterAll(() => api.stop());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  /** Average per loop. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

const scansIn = ({ 'Node Type': type, 'Relation Name': table = '', Plans = [] }: Plan): string[] => [
  ...(type === 'Seq Scan' && growing.includes(table) ? [table] : []),
  ...Plans.flatMap(scansIn),
];

/** Counts the rows read from tables and indexes, including those filtered out. */
function rowsRead(plan: Plan): number {
  const reads = plan['Relation Name'] !== undefined || plan['Index Name'] !== undefined;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = reads ? (plan['Actual Rows'] + removed) * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), own);
}

interface Asked {
  text: string;
  values: unknown[];
}

/** Returns every statement that the service sends while it answers. */
async function statementsOf(path: string, reader: Person | undefined): Promise<Asked[]> {
  const sent: Asked[] = [];
  const real = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function query(this: pg.Client, ...given) {
    const [first, second] = given as unknown[];
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    const values = Array.isArray(second) ? (second as unknown[]) : ((first as { values?: unknown[] }).values ?? []);
    if (text && /^\s*(SELECT|WITH)/i.test(text)) sent.push({ text, values });
    return real.apply(this, given) as never;
  });
  try {
    const headers = { authorization: `Bearer ${reader?.token ?? ''}` };
    const { statusCode, body } = await api.app.inject({ method: 'GET', url: `/api${path}`, headers });
    expect({ path, statusCode, body: statusCode === 200 ? '' : body }).toEqual({ path, statusCode: 200, body: '' });
  } finally {
    spy.mockRestore();
  }
  return sent;
}

/** Returns the tables that a request scans sequentially, and the statements that read more than `most` rows. */
async function readingsOf(path: string, reader: Person | undefined, most: number) {
  const statements = await statementsOf(path, reader);
  expect(statements.length).toBeGreaterThan(0);
  const scans: string[] = [];
  const reads: string[] = [];
  for (const { text, values } of statements) {
    const [row] = await application.query<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
      values,
    );
    for (const { Plan } of row?.['QUERY PLAN'] ?? []) {
      for (const table of scansIn(Plan)) scans.push(`${table}: ${text}`);
      if (rowsRead(Plan) > most) reads.push(`${rowsRead(Plan)} rows: ${text}`);
    }
  }
  return { scans, reads };
}

describe(`with ${clients.toLocaleString('en-US')} clients`, () => {
  it.each([
    '/admin/dashboard',
    '/admin/revenue-breakdown',
    '/admin/clients-by-office',
    '/admin/clients?limit=10',
    '/admin/clients?limit=10&status=assigned&sort=name_descending',
    '/admin/clients?limit=10&sort=since',
    '/admin/clients?limit=10&sort=since_descending',
    '/admin/clients?limit=10&status=assigned&sort=since',
    '/admin/clients?limit=10&office_id=o7&sort=since_descending',
    '/admin/clients?limit=10&office_id=none&sort=since',
    '/admin/clients?limit=10&search=last1f0e&sort=since',
    '/admin/clients?limit=10&search=martinez&sort=since',
    '/admin/clients?limit=10&search=smith&sort=since',
    '/admin/clients?limit=10&search=smith&status=unassigned&sort=since_descending',
    '/admin/clients?limit=10&search=immermann&sort=since_descending',
    '/admin/unassigned-clients?limit=10&sort=since',
    '/admin/clients?limit=10&office_id=o7',
    '/admin/clients?limit=10&office_id=none',
    '/admin/clients?limit=10&search=last1f0e',
    '/admin/clients?limit=10&search=martinez',
    '/admin/clients?limit=10&search=okafor',
    '/admin/clients?limit=10&search=okafor&status=assigned',
    '/admin/clients?limit=10&search=smith',
    '/admin/clients?limit=10&search=smith&sort=name_descending',
    '/admin/clients?limit=10&search=smith&status=unassigned',
    '/admin/clients?limit=10&search=smith&office_id=o7',
    '/admin/clients?limit=10&search=immermann',
    '/admin/clients?limit=10&search=immermann&sort=name_descending',
    '/admin/clients?limit=10&search=immermann&status=assigned',
    '/admin/clients?limit=10&search=example',
    '/admin/clients?limit=10&search=la',
    '/admin/clients?limit=10&search=preparer',
    '/admin/unassigned-clients?limit=10&search=smith',
    '/admin/unassigned-clients?limit=10&search=example',
    '/admin/unassigned-clients?limit=10&search=martinez',
    '/admin/unassigned-clients?limit=10&search=okafor',
    '/admin/unassigned-clients?limit=10',
    '/admin/all-intake-forms?limit=10',
    '/admin/all-intake-forms?limit=10&status=submitted',
    '/admin/all-intake-forms?limit=10&sort=income_descending',
    '/admin/all-intake-forms?limit=10&search=last1f0e',
    '/admin/all-intake-forms?limit=10&search=martinez',
    '/admin/all-intake-forms?limit=10&search=okafor',
    '/admin/all-intake-forms?limit=10&search=okafor&status=draft',
    '/admin/all-intake-forms?limit=10&search=smith',
    '/admin/all-intake-forms?limit=10&search=smith&sort=income_descending',
    '/admin/all-intake-forms?limit=10&search=smith&sort=client',
    '/admin/all-intake-forms?limit=10&search=smith&status=unassigned',
    '/admin/all-intake-forms?limit=10&search=smith&office_id=o7',
    '/admin/all-intake-forms?limit=10&search=example',
    '/admin/all-intake-forms?limit=10&search=immermann',
    '/admin/all-intake-forms?limit=10&search=immermann&sort=client',
    '/admin/all-intake-forms?limit=10&search=immermann&sort=income_descending',
    '/admin/reassignment-history?limit=10',
    '/admin/reassignment-history?limit=10&sort=when',
    '/admin/reassignment-history?limit=10&search=smith',
    '/admin/audit-log?limit=20',
    '/admin/audit-log?limit=20&sort=at',
    '/admin/audit-log?limit=20&action=client',
    '/admin/audit-log?limit=20&search=smith',
    '/admin/audit-log?limit=20&search=example',
    '/admin/leads?limit=10',
    '/admin/leads?limit=10&sort=when',
    '/admin/users?role=preparer',
    '/admin/users?role=preparer&limit=12&sort=clients_descending',
    '/admin/offices',
    '/documents?limit=10',
    '/documents?limit=10&sort=filename',
    '/documents?limit=10&sort=type_descending',
    '/documents?limit=10&sort=client',
    '/documents?limit=10&search=w2',
    '/documents?limit=10&search=smith',
    '/documents?limit=10&search=immermann',
    '/documents?limit=10&search=immermann&sort=filename',
    '/documents?limit=10&search=nothing-of-this-name',
  ])('GET %s reads few rows and never scans clients, forms or documents sequentially', async (path) => {
    const { scans, reads } = await readingsOf(path, admin, mostRead);
    expect(scans).toEqual([]);
    expect(reads).toEqual([]);
  });

  const narrowed = ['', 'filter=complete', 'filter=incomplete', 'filter=no-documents', 'search=smith', 'search=nobody'];
  const queries = narrowed.flatMap((narrow) => ['name', 'date', 'progress'].map((sort) => `sort=${sort}&${narrow}`));

  it.each([
    ...queries.map((query) => `/dashboard/clients?limit=25&${query}`),
    ...queries.map((query) => `/client/{clientId}/neighbors?${query}`),
    '/dashboard/clients/totals',
  ])('GET %s reads only rows of the preparer’s own clients', async (path) => {
    for (const [preparer, own] of [
      [busyPreparer, busy],
      [ordinaryPreparer, ordinary],
    ] as const) {
      const [middle] = await api.query<{ client_id: string }>(
        'SELECT client_id FROM assignments WHERE preparer_id = $1 ORDER BY client_id OFFSET 100 LIMIT 1',
        [preparer?.id],
      );
      const url = path.replace('{clientId}', middle?.client_id ?? '');
      const { scans, reads } = await readingsOf(url, preparer, own * mostReadPerClient);
      expect([own, scans, reads]).toEqual([own, [], []]);
    }
  });
});

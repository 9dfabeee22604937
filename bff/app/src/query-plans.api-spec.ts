import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../testing/api';
import { sentStatements, type SentStatement } from '../testing/sent-statements';
import { asOwner } from '@portal/bff-platform/testing/database';
import { inMinutes } from '@portal/bff-platform/testing/factory';
import { asPerson } from '@portal/bff-platform/request/acting';
import type { Person } from '@portal/bff-access/testing/people';
import type { Role } from '@portal/domain/contract/access-policy';

jest.setTimeout(300_000);

const clients = 100_000;
/** Tables that grow with the number of clients: no list page may scan them sequentially. */
const growing = ['users', 'intake_forms', 'client_income', 'documents', 'assignments'];
/**
 * Maximum rows that one statement may read from all tables and indexes together. Allows a thousand ids in each joined
 * table, or one full read of a small table, but not reading every match of a search.
 */
const mostRead = 10_000;

/** Numbers of clients of two preparers: a very busy one, and an ordinary one. */
const busy = 5000;
const ordinary = 334;
/**
 * Maximum rows that one statement may read per client of the preparer: the assignment, the account, and two documents
 * with their index entries, and the assignment once more for each table whose policies look it up.
 */
const mostReadPerClient = 10;
/** As above, plus the thread, the two forms and the unread messages that decide whom to serve next. */
const mostReadPerWorkItem = 16;

const idOf = (kind: '01' | '02', n: number): string =>
  `01960000-0000-7000-8000-${kind}${n.toString(16).padStart(10, '0')}`;
const md5 = (n: number): string => createHash('md5').update(String(n)).digest('hex');

/** Surnames of matches at the end of the list, of as many as are named by id, of more, and of more than 10,000. */
const surnames = [
  [93, 'Zimmermann'],
  [110, 'Martinez'],
  [23, 'Okafor'],
  [9, 'Smith'],
] as const;

/** Inserts the rows. None of these accounts can sign in. @param readers the busy and the ordinary preparer */
async function fill(readers: readonly [Person, Person]): Promise<void> {
  const { make } = api;
  const preparerOf = (n: number): string => {
    if (n % (clients / busy) === 3) return readers[0].id;
    return n % 300 === 17 ? readers[1].id : idOf('01', (n % 200) + 1);
  };
  await make.office.many(20, (n) => ({ id: `o${n}`, name: `O${n}` }));
  await make.user.many(200, (n) => ({
    id: idOf('01', n),
    first_name: `Pat${n}`,
    last_name: n === 7 ? 'Martinez' : `Preparer${n}`,
    role: 'preparer',
  }));
  await make.preparerProfile.many(200, (n) => ({
    user_id: idOf('01', n),
    preparer_code: String(n).padStart(6, 'P'),
    office_id: `o${(n % 20) + 1}`,
  }));
  await make.user.copy(clients, (n) => ({
    id: idOf('02', n),
    email: `c${n}@example.com`,
    first_name: `First${md5(n)}`,
    last_name: surnames.find(([every]) => n % every === 0)?.[1] ?? `Last${md5(n * 7)}`,
    created_at: inMinutes(-n),
  }));
  await asOwner(api.url, 'ANALYZE users');
  const numbers = Array.from({ length: clients }, (_none, at) => at + 1);
  const filers = numbers.filter((n) => n % 5 > 0);
  // Forms come before assignments, which then sum all of a client's forms together.
  await make.intake.copy(filers.length, (at) => {
    const n = filers[at - 1] ?? 0;
    const submitted = n % 3 > 0;
    return { user_id: idOf('02', n), w2_income: n, submitted, submitted_at: new Date(), updated_at: inMinutes(-n) };
  });
  const assigned = numbers.filter((n) => n % 12 > 0);
  await make.assignment.copy(assigned.length, (at) => {
    const n = assigned[at - 1] ?? 0;
    return { client_id: idOf('02', n), preparer_id: preparerOf(n) };
  });
  await make.document.copy(clients, (n) => ({ user_id: idOf('02', n), uploaded_at: inMinutes(-n) }));
}

let api: Api;
let admin: Reader;
let busyPreparer: Reader;
let ordinaryPreparer: Reader;
/** Who reads a page; row-level security shows each role other rows. */
type Reader = Person & { role: Role };
/** Connects like the service, because its settings affect the plans. */
let application: DataSource;
beforeAll(async () => {
  api = await startApi();
  const [one, other] = [await api.people.preparer(), await api.people.preparer()];
  admin = { ...(await api.people.admin()), role: 'admin' };
  busyPreparer = { ...one, role: 'preparer' };
  ordinaryPreparer = { ...other, role: 'preparer' };
  application = api.app.get(DataSource);
  await fill([one, other]);
  // Runs outside of the transaction that inserts the rows. VACUUM removes the dead rows left by triggers, as autovacuum
  // does in production.
  await asOwner(api.url, 'VACUUM ANALYZE');
});
afterAll(() => api.stop());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  /** Average number of rows per loop. */
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

/** Returns every query that the service sends while handling a request. */
function statementsOf(path: string, reader: Reader): Promise<SentStatement[]> {
  return sentStatements(async () => {
    const headers = { authorization: `Bearer ${reader.token}` };
    const { statusCode, body } = await api.app.inject({ method: 'GET', url: `/api${path}`, headers });
    expect({ path, statusCode, body: statusCode === 200 ? '' : body }).toEqual({ path, statusCode: 200, body: '' });
  }, /^\s*(SELECT|WITH)/i);
}

/** Returns the tables that a request scans sequentially, and the statements that read more than `most` rows. */
async function readingsOf(path: string, reader: Reader, most: number) {
  const statements = await statementsOf(path, reader);
  expect(statements.length).toBeGreaterThan(0);
  const scans: string[] = [];
  const reads: string[] = [];
  for (const { text, values } of statements) {
    const explain = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`;
    const [row] = await asPerson(reader, () =>
      application.query<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(explain, values),
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

  const workSorts = ['waiting', 'missing', 'unread', 'changed'];
  const work = workSorts.flatMap((of) => [`sort=${of}`, `sort=${of}&filter=${of}`, `sort=name&filter=${of}`]);

  it.each([...work.map((query) => `/dashboard/clients?limit=25&${query}`), `/client/{clientId}/neighbors?${work[0]}`])(
    'GET %s reads only rows of the preparer’s own clients',
    (path) => expectOwnRows(path, mostReadPerWorkItem),
  );

  it.each([
    ...queries.map((query) => `/dashboard/clients?limit=25&${query}`),
    ...queries.map((query) => `/client/{clientId}/neighbors?${query}`),
    '/dashboard/clients/totals',
  ])('GET %s reads only rows of the preparer’s own clients', (path) => expectOwnRows(path, mostReadPerClient));

  async function expectOwnRows(path: string, most: number): Promise<void> {
    for (const [preparer, own] of [
      [busyPreparer, busy],
      [ordinaryPreparer, ordinary],
    ] as const) {
      const [middle] = await api.query<{ client_id: string }>(
        'SELECT client_id FROM assignments WHERE preparer_id = $1 ORDER BY client_id OFFSET 100 LIMIT 1',
        [preparer.id],
      );
      const url = path.replace('{clientId}', middle?.client_id ?? '');
      const { scans, reads } = await readingsOf(url, preparer, own * most);
      expect([own, scans, reads]).toEqual([own, [], []]);
    }
  }
});

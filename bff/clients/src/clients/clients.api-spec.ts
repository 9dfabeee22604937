import { clientSorts } from '@portal/domain/clients/client-list';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import type { DocumentType } from '@portal/domain/documents/document-types';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { preparerListProgress } from '@portal/domain/progress/progress';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { slowdown } from '@portal/bff-platform/testing/processor-time';

let api: Api;
let [ann, bob, cy, zoe, assigned, stranger]: Person[] = [];
const { list, totals } = clientEndpoints;

beforeAll(async () => {
  api = await startApi();
  const named = (first_name: string, last_name: string) => api.people.client({ first_name, last_name });
  ann = await named('Ann', 'Adams');
  bob = await named('Bob', 'Baker');
  cy = await named('Cy_', "O'Neil%");
  zoe = await named('Zoe', 'Adams');
  [assigned, stranger] = [await api.people.preparer(), await api.people.preparer()];
  for (const client of [ann, bob, cy]) await api.make.assign(client, assigned);
  await api.make.assign(zoe, stranger);
  await addDocuments(ann, ['id_verification', 'selfie', 'w2', 'w2']);
  await addDocuments(bob, ['w2', 'receipts']);
  await addDocuments(zoe, ['selfie']);
  await api.call(intakeEndpoints.create, { body: { city: 'Detroit' }, token: ann.token });
  for (const read_at of [null, null, new Date()])
    await api.make.message({ sender_id: bob.id, recipient_id: assigned.id, read_at });
  await api.make.message({ sender_id: assigned.id, recipient_id: bob.id });
});
afterAll(() => api.stop());

const addDocuments = ({ id }: Person, types: readonly DocumentType[]) =>
  api.make.document.all(types.map((document_type) => ({ user_id: id, document_type })));

const ask = (person: Person | undefined, query = {}) => api.call(list, { token: person?.token ?? '', query });
const named = async (query = {}, person = assigned) => (await ask(person, query)).body.map((row) => row.first_name);

describe('GET /dashboard/clients', () => {
  it('returns 401 to anonymous callers and 403 to clients, admins and pending preparers', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    expect((await api.call(list)).status).toBe(401);
    expect((await ask(ann)).status).toBe(403);
    expect((await ask(await api.people.admin())).status).toBe(403);
    expect((await ask(pending)).problem.code).toBe('approval_pending');
  });

  it.each<Record<string, string>>([
    { filter: 'active' },
    { sort: 'email' },
    { search: 'x'.repeat(121) },
    { limit: '1001' },
    { cursor: 'x' },
  ])('returns 400 for %j', async (query) => {
    const { status, problem } = await ask(assigned, query);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, Object.keys(query)[0]]);
  });

  it('lists the currently assigned clients only', async () => {
    expect(await named()).toEqual(['Ann', 'Bob', 'Cy_']);
    expect(await named({}, stranger)).toEqual(['Zoe']);
    await api.make.assign(zoe, assigned);
    expect([await named({}, stranger), (await named()).length]).toEqual([[], 4]);
    await api.make.assign(zoe, stranger);
  });

  it('returns progress, documents, form states and unread messages for each client', async () => {
    const { body } = await ask(assigned);
    expect(body[0]).toMatchObject({
      documents_count: 4,
      document_types: ['id_verification', 'selfie', 'w2'],
      has_intake_form: true,
      intake_state: 'draft',
      schedule_c_state: 'none',
      progress: 100,
      unread_messages: 0,
      last_activity_at: expect.stringMatching(/Z$/) as string,
    });
    expect(body[1]).toMatchObject({ documents_count: 2, has_intake_form: false, progress: 33, unread_messages: 2 });
    expect(body[2]).toMatchObject({ documents_count: 0, document_types: [], progress: 0, last_activity_at: null });
  });

  it('returns no secret or undocumented fields', async () => {
    const { body } = await ask(assigned);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual([
      'created_at',
      'document_types',
      'documents_count',
      'email',
      'first_name',
      'has_intake_form',
      'id',
      'intake_state',
      'last_activity_at',
      'last_name',
      'open_for_client',
      'open_for_office',
      'phone',
      'progress',
      'schedule_c_state',
      'unread_messages',
      'waiting_since',
      'waived_types',
    ]);
  });

  it.each([
    ['all', ['Ann', 'Bob', 'Cy_']],
    ['complete', ['Ann']],
    ['incomplete', ['Bob', 'Cy_']],
    ['no-documents', ['Cy_']],
    ['missing', ['Bob', 'Cy_']],
    ['unread', ['Bob']],
    ['changed', []],
  ])('filters by %s', async (filter, expected) => {
    const { body, headers } = await ask(assigned, { filter });
    expect(body.map(({ first_name }) => first_name)).toEqual(expected);
    expect(headers['x-total-count']).toBe(String(expected.length));
  });

  it.each([
    ['name', ['Ann', 'Bob', 'Cy_']],
    ['date', ['Cy_', 'Bob', 'Ann']],
    ['progress', ['Ann', 'Bob', 'Cy_']],
    ['missing', ['Cy_', 'Bob', 'Ann']],
    ['unread', ['Bob', 'Ann', 'Cy_']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await named({ sort })).toEqual(expected);
  });

  it('searches by name, email address and the end of the id, treating wildcards literally', async () => {
    for (const [search, found] of [
      ['ANN ad', ['Ann']],
      [bob?.email ?? '', ['Bob']],
      [cy?.id.slice(-6) ?? '', ['Cy_']],
      ['_', ['Cy_']],
      ['%', ['Cy_']],
      ["O'N", ['Cy_']],
      ["' OR true --", []],
      ['Zoe', []],
    ] as const)
      expect([search, await named({ search })]).toEqual([search, found]);
  });

  it.each(clientSorts)('paginates by %s without gaps or duplicates', async (sort) => {
    const whole = await named({ sort });
    const parts: string[] = [];
    let cursor: string | undefined;
    do {
      const { body, headers } = await ask(assigned, { sort, limit: 1, ...(cursor === undefined ? {} : { cursor }) });
      parts.push(...body.map(({ first_name }) => first_name));
      expect(headers['x-total-count']).toBe('3');
      const next = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
      cursor = next && (new URL(next, 'http://here').searchParams.get('cursor') ?? undefined);
    } while (cursor !== undefined);
    expect(parts).toEqual(whole);
  });
});

describe('GET /dashboard/clients/totals', () => {
  it('matches the rows of the list', async () => {
    const { body } = await api.call(totals, { token: assigned?.token ?? '' });
    const rows = (await ask(assigned)).body;
    expect(body).toEqual({
      clients: rows.length,
      active: rows.filter(({ documents_count }) => documents_count > 0).length,
      complete: rows.filter((row) => preparerListProgress(row).percent === 100).length,
      without_documents: rows.filter(({ documents_count }) => documents_count === 0).length,
      documents: rows.reduce((sum, { documents_count }) => sum + documents_count, 0),
      unread_messages: rows.reduce((sum, { unread_messages }) => sum + unread_messages, 0),
    });
    expect(body).toMatchObject({ clients: 3, active: 2, complete: 1, documents: 6, unread_messages: 2 });
  });

  it('is all zeros for a preparer without clients', async () => {
    const { body } = await api.call(totals, { token: (await api.people.preparer()).token });
    expect([...new Set(Object.values(body))]).toEqual([0]);
  });
});

describe('list of 300 clients', () => {
  it('is loaded quickly, by a single statement', async () => {
    const many = await api.people.preparer();
    const clients = await api.make.user.many(300, (n) => ({ first_name: `Many ${n}`, last_name: 'Client' }));
    await api.make.assign(clients, many);
    const types = ['w2', 'selfie', '1099', 'receipts'] as const;
    await api.make.document.all(
      clients.flatMap(({ id }) =>
        [1, 2, 3, 4, 5].flatMap(() => types.map((document_type) => ({ user_id: id, document_type }))),
      ),
    );
    const times: number[] = [];
    const before = slowdown();
    for (let at = 0; at < 5; at += 1) {
      const start = performance.now();
      const { body } = await ask(many, { limit: 300, sort: 'progress' });
      times.push(performance.now() - start);
      expect(body).toHaveLength(300);
    }
    process.stdout.write(`300 clients with 6,000 documents: ${Math.min(...times).toFixed(0)} ms\n`);
    expect(Math.min(...times)).toBeLessThan(500 * Math.max(before, slowdown()));
  }, 30_000);
});

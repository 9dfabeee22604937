import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import type { AdminIntakesQuery } from '@portal/domain/intake/admin-intakes.dto';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '../../testing/intake-bodies';

let api: Api;
let admin: Person;
let preparer: Person;
const clients: Record<'ada' | 'bea' | 'cyd', Person> = {} as never;

const form = (client: Person, body: object) => api.call(intakeEndpoints.create, { body, token: client.token });
const rename = (person: Person, first: string, last: string) =>
  api.query('UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1', [person.id, first, last]);

/** Ada has submitted and is assigned, Bea has a draft and no preparer, Cyd has no form. */
beforeAll(async () => {
  api = await startApi();
  [admin, preparer] = [await api.people.admin(), await api.people.preparer()];
  for (const name of ['ada', 'bea', 'cyd'] as const) clients[name] = await api.people.client();
  await rename(clients.ada, 'Ada', 'Zimmer');
  await rename(clients.bea, 'Bea', "O'Brien%_");
  await rename(preparer, 'Olga', 'Preparewell');
  await api.make.office({ id: 'here', name: 'Here Office' });
  await api.query(`UPDATE preparer_profiles SET office_id = 'here' WHERE user_id = $1`, [preparer.id]);
  await form(clients.ada, { ...completeIntake(), w2_income: 84_250.55, mortgage_interest: 0.01, submitted: true });
  await form(clients.bea, { w2_income: 12.34, mortgage_interest: 0 });
  await api.call(assignmentEndpoints.assignPreparer, {
    body: { client_id: clients.ada.id, preparer_id: preparer.id },
    token: clients.ada.token,
  });
});
afterAll(() => api.stop());

const list = (query: AdminIntakesQuery & { limit?: number; cursor?: string } = {}, token = admin.token) =>
  api.call(adminIntakeEndpoints.list, { query, token });
const namesOf = async (query: AdminIntakesQuery) => (await list(query)).body.map(({ client }) => client.name);

describe('GET /admin/all-intake-forms', () => {
  it('returns 401 to anonymous callers and 403 to clients and preparers', async () => {
    expect((await api.call(adminIntakeEndpoints.list, { query: {} })).status).toBe(401);
    for (const { token } of [clients.ada, preparer]) expect((await list({}, token)).status).toBe(403);
  });

  it.each([
    ['status', { status: 'lost' }],
    ['sort', { sort: 'password' }],
    ['search', { search: 'x'.repeat(121) }],
    ['cursor', { cursor: 'foreign' }],
  ])('returns 400 naming an invalid %s', async (field, query) => {
    const { status, problem } = await list(query as never);
    expect([status, problem.errors?.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it('returns each form with its client, preparer and office, without encrypted fields', async () => {
    const { status, body } = await list({ search: 'zimmer' });
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        form_id: expect.any(String) as string,
        client: { id: clients.ada.id, name: 'Ada Zimmer', email: clients.ada.email, phone: null },
        preparer: { id: preparer.id, name: 'Olga Preparewell' },
        office_name: 'Here Office',
        total_income: expect.any(Number) as number,
        has_deductions: true,
        form_data: {
          filing_status: completeIntake().filing_status,
          submitted: true,
          has_spouse: completeIntake().has_spouse,
          has_children: completeIntake().has_children,
          children_count: expect.any(Number) as number,
          created_at: expect.any(String) as string,
          updated_at: expect.any(String) as string,
        },
      },
    ]);
    const [row] = await api.query<{ total_income: number }>(
      'SELECT total_income FROM intake_forms WHERE user_id = $1',
      [clients.ada.id],
    );
    expect(body[0]?.total_income).toBe(row?.total_income);
  });

  it('searches client and preparer names and email addresses, ignoring case', async () => {
    expect(await namesOf({ search: 'ADA ZIM' })).toEqual(['Ada Zimmer']);
    expect(await namesOf({ search: clients.bea.email.toUpperCase() })).toEqual(["Bea O'Brien%_"]);
    expect(await namesOf({ search: 'preparewell' })).toEqual(['Ada Zimmer']);
    expect(await namesOf({ search: 'zi' })).toEqual(['Ada Zimmer']);
    expect(await namesOf({ search: 'im' })).toEqual([]);
    expect(await namesOf({ search: 'nobody at all' })).toEqual([]);
  });

  it('treats wildcards in the search as literal characters', async () => {
    expect(await namesOf({ search: 'rien%_' })).toEqual(["Bea O'Brien%_"]);
    expect(await namesOf({ search: '%%%' })).toEqual([]);
    expect(await namesOf({ search: "o'b" })).toEqual(["Bea O'Brien%_"]);
  });

  it('filters by status and office', async () => {
    const by = async (status: AdminIntakesQuery['status']) => namesOf({ status, sort: 'client' });
    expect(await by('all')).toEqual(["Bea O'Brien%_", 'Ada Zimmer']);
    expect(await by('submitted')).toEqual(['Ada Zimmer']);
    expect(await by('draft')).toEqual(["Bea O'Brien%_"]);
    expect(await by('assigned')).toEqual(['Ada Zimmer']);
    expect(await by('unassigned')).toEqual(["Bea O'Brien%_"]);
    expect(await namesOf({ office_id: 'here' })).toEqual(['Ada Zimmer']);
    expect(await namesOf({ office_id: 'elsewhere' })).toEqual([]);
  });

  it.each(['updated', 'updated_descending', 'client', 'client_descending', 'income', 'income_descending'] as const)(
    'paginates all forms sorted by %s',
    async (sort) => {
      const whole = (await list({ sort })).body.map(({ form_id }) => form_id);
      const first = await list({ sort, limit: 1 });
      expect(first.headers['x-total-count']).toBe('2');
      const next = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? '';
      const second = await list({ sort, limit: 1, cursor: decodeURIComponent(next) });
      expect([...first.body, ...second.body].map(({ form_id }) => form_id)).toEqual(whole);
      expect(second.headers.link).toBeUndefined();
    },
  );

  it('leaves out the forms of deleted clients', async () => {
    const gone = await api.people.client();
    await form(gone, { w2_income: 1 });
    expect(await namesOf({ search: gone.email })).toHaveLength(1);
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    expect(await namesOf({ search: gone.email })).toEqual([]);
  });
});

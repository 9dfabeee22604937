import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { exportLists, type ExportList } from '@portal/domain/exports/exports.dto';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { linesOf } from '../../testing/csv';
import { exportedScreens } from '../../testing/exported-screens';

let api: Api;
let admin: Person;
let client: Person;
let preparer: Person;
/** A spreadsheet formula, inserted into every text field that users can edit. */
const formula = '=1+1';

beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin({ first_name: 'Olivia', last_name: 'Owner' });
  client = await api.people.client({ first_name: formula, last_name: 'Export' });
  preparer = await api.people.preparer({ first_name: formula, last_name: 'Preparer' });
  const other = await api.people.client({ first_name: 'Avery', last_name: 'Export' });
  const { token } = admin;
  const place = { address: '1 Sample Street', city: formula, state: 'MI', zip_code: '48201' };
  const reached = { phone: '313-555-0119', email: 'office@example.com' };
  const office = await api.call(adminOfficeEndpoints.create, {
    body: { name: `${formula} Office`, ...place, ...reached },
    token,
  });
  expect(office.status).toBe(201);
  const put = { preparer_id: preparer.id, office_id: office.body.id };
  expect((await api.call(adminPreparerEndpoints.assignToOffice, { query: put, token })).status).toBe(200);
  for (const [at, one] of [client, other].entries()) {
    const body = { w2_income: 1000.1 + at, other_income: 0.01, submitted: false };
    expect((await api.call(intakeEndpoints.create, { body, token: one.token })).status).toBe(201);
  }
  const given = { client_ids: [client.id], preparer_id: preparer.id, reason: formula };
  expect((await api.call(assignmentEndpoints.bulkAssign, { body: given, token })).status).toBe(200);
  const wanted = { submitted_via: 'general_intake_form', urgent: true, preferred_office: 'Main' } as const;
  const preferences = { ...wanted, first_name: formula, phone: '313-555-0142', questions: formula };
  expect((await api.call(preferencesEndpoints.create, { body: preferences })).status).toBe(201);
  expect((await api.call(preferencesEndpoints.create, { body: wanted, token: client.token })).status).toBe(201);
  await api.make.document.all(
    (['clean', 'infected'] as const).map((scan_state) => ({
      user_id: client.id,
      filename: `${formula}${scan_state}`,
      document_type: 'receipts',
      scan_state,
    })),
  );
});
afterAll(() => api.stop());

const get = (
  list: string,
  query: Record<string, string>,
  { token, locale }: { token?: string; locale?: string } = {},
) =>
  api.app.inject({
    url: `/api/admin/exports/${list}`,
    query,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(locale ? { 'accept-language': locale } : {}),
    },
  });
const exported = async (list: ExportList, criteria = '', locale?: string) => {
  const { statusCode, body } = await get(
    list,
    { format: 'csv', criteria },
    { token: admin.token, ...(locale ? { locale } : {}) },
  );
  expect(statusCode).toBe(200);
  return linesOf(body);
};

describe.each(exportLists)('export of %s', (list) => {
  const { criteria = '', shown } = exportedScreens[list];

  it('returns 401 to anonymous callers and 403 to clients and preparers', async () => {
    expect((await get(list, { format: 'csv' })).statusCode).toBe(401);
    for (const { token } of [client, preparer])
      expect((await get(list, { format: 'csv' }, { token })).statusCode).toBe(403);
  });

  it('rejects filters that its screen does not offer', async () => {
    const answer = await get(list, { format: 'csv', criteria: 'password_hash=1' }, { token: admin.token });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual(['password_hash']);
  });

  it('matches its screen in order and amounts', async () => {
    const wanted = await shown(api.call, admin.token);
    expect(wanted.length).toBeGreaterThan(0);
    const titles = Object.keys(wanted[0] ?? {});
    const lines = await exported(list, criteria);
    expect(lines.map((line) => Object.fromEntries(titles.map((title) => [title, line[title]])))).toEqual(wanted);
  });

  it('contains no formulas', async () => {
    const { body } = await get(list, { format: 'csv' }, { token: admin.token });
    for (const line of linesOf(body)) for (const cell of Object.values(line)) expect(cell).not.toMatch(/^[=+\-@\t]/);
    // Contains every text entered by users; only the names of income kinds are ours.
    if (list !== 'income-by-kind') expect(body).toContain(`'${formula}`);
  });

  it('translates its column titles into the user’s language, without duplicates', async () => {
    const [english, spanish] = [await exported(list), await exported(list, '', 'es')];
    const [one = {}] = english;
    const [other = {}] = spanish;
    expect(Object.keys(other)).toHaveLength(Object.keys(one).length);
    expect(Object.keys(other)).not.toEqual(Object.keys(one));
  });

  it('is audited when it starts, and with the number of rows when it ends', async () => {
    const [last] = await api.query<{ id: string }>('SELECT max(id) AS id FROM audit_log');
    const lines = await exported(list, criteria);
    const rows = await api.query(
      `SELECT action, actor_id, outcome, details->>'list' AS list, (details->>'rows')::int AS rows FROM audit_log
       WHERE id > $1 AND action LIKE 'export.%' ORDER BY id`,
      [last?.id],
    );
    expect(rows).toEqual([
      { action: 'export.start', actor_id: admin.id, outcome: 'ok', list, rows: null },
      { action: 'export.finish', actor_id: admin.id, outcome: 'ok', list, rows: lines.length },
    ]);
  });
});

it('translates audit log terms into the user’s language', async () => {
  const [line] = await exported('audit', 'action=client.assign', 'es');
  expect(line).toMatchObject({ Qué: 'Asignó un cliente a un preparador', Acción: 'client.assign' });
});

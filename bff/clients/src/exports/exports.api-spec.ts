import { inflateRawSync } from 'node:zlib';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { OfficeClientsService } from '../office-clients/office-clients.service';

let api: Api;
let url: string;
let admin: Person;
let client: Person;
let preparer: Person;
const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\uff1d1', 'O"Brien, Ann'];

beforeAll(async () => {
  api = await startApi();
  url = await api.listen();
  [admin, client, preparer] = [await api.people.admin(), await api.people.client(), await api.people.preparer()];
  for (const [at, last_name] of formulas.entries()) {
    const one = await api.people.client();
    await api.query('UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1', [one.id, last_name, 'Export']);
    const body = { w2_income: 1000.1 + at, other_income: 0.01, submitted: false };
    expect((await api.call(intakeEndpoints.create, { body, token: one.token })).status).toBe(201);
  }
  await api.make.user.many(2300, () => ({ first_name: 'Many', last_name: 'Pages' }));
});
afterAll(() => api.stop());

const get = (list: string, query: Record<string, string>, token?: string) =>
  api.app.inject({
    url: `/api/admin/exports/${list}`,
    query,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const csvOf = async (list: string, criteria = '') => {
  const { statusCode, body } = await get(list, { format: 'csv', criteria }, admin.token);
  expect(statusCode).toBe(200);
  return body;
};
/** Returns the inflated entries of a zip. Finds entries by their local headers and sizes by the central directory. */
function partsOf(zip: Buffer): Record<string, string> {
  const parts: Record<string, string> = {};
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const [size, name, start] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const raw = zip.subarray(data, data + size);
    const content = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(raw) : raw;
    parts[zip.toString('utf8', at + 46, at + 46 + name)] = content.toString();
  }
  return parts;
}

describe('GET /admin/exports/{list}', () => {
  it('returns 401 to anonymous callers and 403 to clients and preparers', async () => {
    expect((await get('intakes', { format: 'csv' })).statusCode).toBe(401);
    for (const { token } of [client, preparer])
      expect((await get('intakes', { format: 'csv' }, token)).statusCode).toBe(403);
  });

  it('returns 404 for an unknown list', async () => {
    for (const list of ['users', 'constructor', '__proto__'])
      expect((await get(list, { format: 'csv' }, admin.token)).statusCode).toBe(404);
  });

  it.each([
    ['format', { format: 'pdf' }],
    ['format', {}],
    ['status', { format: 'csv', criteria: 'status=lost' }],
    ['password', { format: 'csv', criteria: 'password=1' }],
    ['search', { format: 'csv', criteria: `search=${'x'.repeat(200)}` }],
  ])('returns 400 naming an invalid %s', async (field, query) => {
    const answer = await get('intakes', query, admin.token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { field: string }[] }>().errors.map((one) => one.field)).toEqual([field]);
  });

  it('matches the list on the screen in order and amounts', async () => {
    const criteria = 'search=export&sort=income_descending';
    const screen = await api.call(adminIntakeEndpoints.list, {
      query: { search: 'export', sort: 'income_descending' },
      token: admin.token,
    });
    const lines = (await csvOf('intakes', criteria))
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n');
    expect(lines[0]).toBe(
      'Client,Email,Phone,Preparer,Office,Total income,Status,Filing status,Deductions,Spouse,Children,Started,Last updated',
    );
    const amounts = lines.slice(1).map((line) => /,(\d+\.\d\d),/.exec(line)?.[1]);
    expect(amounts).toEqual(screen.body.map(({ total_income }) => total_income.toFixed(2)));
    expect(amounts).toHaveLength(formulas.length);
  });

  it('sends a file name and the number of rows in the headers', async () => {
    const { headers } = await get('intakes', { format: 'xlsx', criteria: 'search=export' }, admin.token);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="intakes-\d{4}-\d\d-\d\d\.xlsx"$/);
    expect(headers['x-total-count']).toBe(String(formulas.length));
  });

  it('contains no formulas: CSV escapes texts that look like formulas, XLSX stores them as text', async () => {
    const csv = await csvOf('intakes', 'search=export');
    for (const text of formulas.slice(0, 5)) expect(csv).toContain(`\n'${text} Export,`);
    expect(csv).toContain('\n"O""Brien, Ann Export",');
    const { rawPayload } = await get('intakes', { format: 'xlsx', criteria: 'search=export' }, admin.token);
    const sheet = partsOf(rawPayload)['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1 Export</t></is></c>');
    expect(sheet).toContain('<c s="1"><v>1000.11</v></c>');
    expect(sheet.match(/<row>/g)).toHaveLength(formulas.length + 1);
  });

  it('contains every row of a multi-page list exactly once', async () => {
    const lines = (await csvOf('clients', 'search=many+pages')).trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(2300);
    expect(new Set(lines).size).toBe(2300);
  });

  it('translates its column titles into the user’s language', async () => {
    const { body } = await api.app.inject({
      url: '/api/admin/exports/history?format=csv',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'es' },
    });
    expect(body).toContain('Cuándo,Cliente,De,A,Motivo,Cómo,Cambiado por');
  });

  it('is audited at its start and end, without the search terms', async () => {
    await csvOf('audit', 'action=export&search=secretname');
    const rows = await api.query<{ action: string; details: Record<string, unknown> }>(
      `SELECT action, details FROM audit_log WHERE action LIKE 'export.%' AND details->>'list' = 'audit' ORDER BY id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['export.start', 'export.finish']);
    expect(rows[1]?.details).toMatchObject({ list: 'audit', format: 'csv', narrowed_by: 'action search', rows: 0 });
    expect(JSON.stringify(rows)).not.toContain('secretname');
  });
});

describe('export by an admin who loses access', () => {
  const endings: [string, (one: Person) => Promise<unknown>][] = [
    ['signed out', ({ token }) => api.call(accountEndpoints.logout, { token })],
    ['was disabled', ({ id }) => api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [id])],
    ['was deleted', ({ id }) => api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [id])],
  ];

  it.each(endings.flatMap(([what, end]) => ['csv', 'xlsx'].map((format) => [what, format, end] as const)))(
    'stops and records a failure: admin %s during a %s export',
    async (_what, format, end) => {
      const one = await api.people.admin();
      const clients = api.get(OfficeClientsService);
      const list = clients.list.bind(clients);
      const listSpy = jest.spyOn(clients, 'list').mockImplementation(async (...call) => {
        const page = await list(...call);
        await end(one);
        return page;
      });
      const answer = await fetch(`${url}/api/admin/exports/clients?format=${format}&criteria=search%3Dmany%2Bpages`, {
        headers: { authorization: `Bearer ${one.token}` },
      });
      await expect(answer.arrayBuffer()).rejects.toThrow();
      expect(listSpy).toHaveBeenCalledTimes(1);
      listSpy.mockRestore();
      // The server records the end after closing the connection, so the client may notice the close first: poll.
      await expect(untilFinished(one)).resolves.toEqual({ outcome: 'failed', rows: 1000 });
    },
  );

  async function untilFinished({ id }: Person): Promise<object> {
    for (;;) {
      const [end] = await api.query<object>(
        `SELECT outcome, (details->>'rows')::int AS rows FROM audit_log WHERE action = 'export.finish' AND actor_id = $1`,
        [id],
      );
      if (end) return end;
    }
  }
});

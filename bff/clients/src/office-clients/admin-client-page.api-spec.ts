import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { clientCalls, startOffice } from '../../testing/office-clients';

let api: Api;
let admin: Person;
let client: Person;
let preparers: readonly [Person, Person];
beforeAll(async () => {
  ({ api, admin, client, preparers } = await startOffice());
});
afterAll(() => api.stop());

const { assign } = clientCalls(() => ({ api, admin, preparers }));
const read = (clientId: string, token = admin.token) =>
  api.call(adminClientEndpoints.read, { params: { clientId }, token });

describe('GET /admin/clients/{clientId}', () => {
  it('returns 401 to anonymous callers and 403 to non-admins, including the client and their preparer', async () => {
    await assign(client.id, 0);
    expect((await read(client.id, '')).status).toBe(401);
    for (const { token } of [client, ...preparers]) expect((await read(client.id, token)).status).toBe(403);
  });

  it("returns 404 for an id that is not a client's", async () => {
    for (const id of [preparers[0].id, admin.id, '01900000-0000-7000-8000-000000000000', 'x'])
      expect((await read(id)).status).toBe(404);
  });

  it('returns a new client without a preparer, forms or documents', async () => {
    const { id, email } = await api.people.client({ first_name: 'New', last_name: 'Comer' });
    const none = { state: 'none', submitted_at: null };
    expect((await read(id)).body).toEqual({
      id,
      first_name: 'New',
      last_name: 'Comer',
      email,
      phone: null,
      created_at: expect.any(String) as string,
      status: 'active',
      assigned_preparer: null,
      office_id: null,
      office_name: null,
      intake_form: none,
      schedule_c: none,
      documents_count: 0,
    });
  });

  it('never returns an SSN, a birth date, bank data or an amount of a form', async () => {
    const { id, token } = await api.people.client();
    await api.make.office.all([{ id: 'page', name: 'Page Office' }]);
    await api.query(`UPDATE preparer_profiles SET office_id = 'page' WHERE user_id = $1`, [preparers[1].id]);
    await assign(id, 1);
    await api.call(intakeEndpoints.create, { body: { ...completeIntake(), submitted: true }, token });
    await api.make.document({ user_id: id });
    const { body } = await read(id);
    expect(body).toMatchObject({
      assigned_preparer: { id: preparers[1].id },
      office_id: 'page',
      office_name: 'Page Office',
      intake_form: { state: 'submitted', submitted_at: expect.any(String) as string },
      schedule_c: { state: 'none', submitted_at: null },
      documents_count: 1,
    });
    const text = JSON.stringify(body);
    for (const secret of [...Object.values(canaries), '61234.56', '61,234.56']) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/ssn|birth|bank|routing|account_number|income/);
  });

  it('counts the documents that the list behind the number shows', async () => {
    const { id } = await api.people.client();
    await api.make.document({ user_id: id });
    await api.make.document({ user_id: id, size: 0 });
    await api.make.document({ user_id: id, scan_state: 'infected' });
    await api.make.document({ user_id: id, deleted_at: new Date() });
    const { body: list } = await api.call(documentEndpoints.list, { query: { search: id }, token: admin.token });
    expect(list).toHaveLength(3);
    expect((await read(id)).body.documents_count).toBe(3);
  });

  it('returns a closed account as disabled', async () => {
    const { id } = await api.people.client();
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [id]);
    expect((await read(id)).body.status).toBe('disabled');
  });

  it('audits the access and forbids caches to store the response', async () => {
    const { id } = await api.people.client();
    expect((await read(id)).headers['cache-control']).toContain('no-store');
    const [entry] = await api.query<{ actor_id: string }>(
      `SELECT actor_id FROM audit_log WHERE action = 'client.view' AND object_id = $1`,
      [id],
    );
    expect(entry?.actor_id).toBe(admin.id);
  });

  it("lists the client's assignment history, newest first, without other clients' changes", async () => {
    const [one, other] = [await api.people.client(), await api.people.client()];
    for (const [id, at] of [
      [one.id, 0],
      [other.id, 0],
      [one.id, 1],
    ] as const)
      await assign(id, at);
    const history = (client_id: string) =>
      api.call(assignmentEndpoints.history, { query: { client_id }, token: admin.token });
    const { body, headers } = await history(one.id);
    expect(body.map(({ client_id }) => client_id)).toEqual([one.id, one.id]);
    expect(body[0]?.reassigned_at.localeCompare(body[1]?.reassigned_at ?? '')).toBe(1);
    expect(headers['x-total-count']).toBe('2');
    expect((await history('x')).status).toBe(400);
  });
});

import fc from 'fast-check';
import { assignedStatuses } from '@portal/domain/assignments/admin-clients.dto';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { adminIntakeStatuses } from '@portal/domain/intake/admin-intakes.dto';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { listAdminPreparers } from '@portal/domain/accounts/admin-accounts.endpoints';
import type { Api } from '../testing/api';
import { history, startOffice, type TestOffice } from '../testing/office-history';
import { shown } from '../testing/office-numbers';

let tested: TestOffice;
let api: Api;
let token: string;
beforeAll(async () => {
  tested = await startOffice();
  ({ api, token } = tested);
  await api.make.user.many(20, () => ({}));
  for (const happening of fc.sample(history, { numRuns: 10, seed: 2024 }).flat()) await tested.happen(happening);
});
afterAll(() => api.stop());

/** Inserts documents, and at least four drafts and four submitted forms for each office and for unassigned clients. */
async function everyKindOfForm(): Promise<void> {
  await api.query(`UPDATE preparer_profiles SET office_id = 'o' || right(preparer_code, 1)::int % 2`);
  const filers = await api.make.user.many(24, (n) => ({ first_name: `Filer${n}` }));
  await api.make.intake.all(
    filers.map(({ id }, at) => ({ user_id: id, submitted: at % 2 === 1, submitted_at: new Date() })),
  );
  for (const [at, office_id] of ['o0', 'o1'].entries()) {
    const [preparer] = await api.query<{ id: string }>(
      'SELECT user_id AS id FROM preparer_profiles WHERE office_id = $1 ORDER BY 1 LIMIT 1',
      [office_id],
    );
    await api.make.assign(
      filers.filter((_filer, place) => (place + 1) % 3 === at),
      preparer,
    );
  }
  for (const place of [1, 2, 3, 4]) await tested.happen({ event: 'upload', place, cents: 0 });
}

describe('running totals', () => {
  it('match the number of rows in the lists they link to', async () => {
    const whole = await shown(tested);
    for (const office_id of [undefined, 'o0', 'o1', 'none'])
      for (const status of assignedStatuses) {
        const query = { status, limit: 1000, ...(office_id ? { office_id } : {}) };
        const first = await api.call(adminClientEndpoints.list, {
          token,
          query: { ...query, limit: 1 },
        });
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

  it('include listed clients, listed preparers, admins and closed accounts in the number of users', async () => {
    const [listed, { body: preparers }] = [
      await api.call(adminClientEndpoints.list, { token, query: { limit: 1000 } }),
      await api.call(listAdminPreparers, { token, query: { limit: 1000 } }),
    ];
    const { rows } = await shown(tested);
    expect(preparers).toHaveLength(rows.preparers ?? -1);
    const [others] = await api.query<{ count: number }>(
      `SELECT count(*) FROM users WHERE deleted_at IS NULL AND (role = 'admin' OR role = 'client' AND status <> 'active')`,
    );
    expect(rows.users).toBe(listed.body.length + preparers.length + (others?.count ?? -1));
  });

  it('match the lists of intake forms, reassignments and documents', async () => {
    await everyKindOfForm();
    const assigned = await api.query<{ client_id: string; preparer_id: string }>(
      'SELECT client_id, preparer_id FROM assignments LIMIT 20',
    );
    await api.make.reassignment.all(
      assigned.map(({ client_id, preparer_id }) => ({ client_id, to_preparer_id: preparer_id })),
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
});

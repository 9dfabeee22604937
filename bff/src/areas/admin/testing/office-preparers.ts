import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import type { Api } from '../../../../testing/api';
import type { Person } from '../../../../testing/people';

export const nobodys = '01900000-0000-7000-8000-000000000000';
export const named = (email: string) => ({ first_name: 'Ann', last_name: 'Adams', email });

interface Office {
  api: Api;
  admin: Person;
  /** Of the test. */
  preparer: Person;
}

/** What an admin does with preparers, and what is left of it; who they are is asked at each call, for every test has its own. */
export const preparerCalls = (of: () => Office) => ({
  change: (body: Record<string, unknown>, token = of().admin.token, id = of().preparer.id) =>
    of().api.call(adminPreparerEndpoints.update, {
      params: { id },
      body: { ...named(of().preparer.email), ...body },
      token,
    }),
  readOne: async ({ email }: Person) => {
    const { api, admin } = of();
    const query = { role: 'preparer', search: email } as const;
    return (await api.call(adminPreparerEndpoints.list, { query, token: admin.token })).body[0];
  },
  newOffice: async (name: string) => {
    const { api, admin } = of();
    const address = { address: '1 Main Street', city: 'Detroit', state: 'MI', zip_code: '48201' };
    const body = { name, ...address, phone: '313-555-0119', email: 'office@example.com' };
    return (await api.call(adminOfficeEndpoints.create, { body, token: admin.token })).body.id;
  },
  assign: (client: Person, to: Person) =>
    of().api.query('INSERT INTO assignments (client_id, preparer_id, assigned_by) VALUES ($1, $2, $1)', [
      client.id,
      to.id,
    ]),
  auditOf: (id: string) =>
    of().api.query<{ action: string; actor_id: string; details: object }>(
      `SELECT action, actor_id, details FROM audit_log WHERE object_id = $1 AND action LIKE 'preparer.%' ORDER BY id`,
      [id],
    ),
  mailsTo: (email: string) =>
    of().api.query<{ kind: string }>('SELECT kind FROM mails WHERE recipient = $1 ORDER BY created_at', [email]),
});

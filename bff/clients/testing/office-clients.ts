import type { AdminClientsQuery } from '@portal/domain/assignments/admin-clients.dto';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { startApi, type Api } from './api';
import type { Person } from '@portal/bff-access/testing/people';

interface Office {
  api: Api;
  admin: Person;
  /** Initially unassigned. */
  client: Person;
  preparers: readonly [Person, Person];
}

export async function startOffice(): Promise<Office> {
  const api = await startApi();
  const [admin, client] = [await api.people.admin(), await api.people.client()];
  return { api, admin, client, preparers: [await api.people.preparer(), await api.people.preparer()] };
}

/** Inserts clients without usable passwords, all with the same last name. */
async function newClients(api: Api, last_name: string, count: number): Promise<string[]> {
  const rows = await api.make.user.many(count, () => ({ first_name: 'Bulk', last_name }));
  return rows.map(({ id }) => id);
}

/**
 * Requests that an admin makes about clients. Takes a getter, because the server starts after the tests are collected.
 */
export const clientCalls = (of: () => Omit<Office, 'client'>) => ({
  newClients: (last_name: string, count: number) => newClients(of().api, last_name, count),
  find: (query: AdminClientsQuery & { limit?: number; cursor?: string }, token = of().admin.token) =>
    of().api.call(adminClientEndpoints.list, { query, token }),
  assign: (client_id: string, at: 0 | 1) => {
    const { api, admin, preparers } = of();
    const body = { client_ids: [client_id], preparer_id: preparers[at].id };
    return api.call(assignmentEndpoints.bulkAssign, { body, token: admin.token });
  },
});

import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { DataSource } from 'typeorm';
import { AccountsService } from '@portal/bff-access/auth/accounts/accounts.service';
import { startApi, type Api } from '../../testing/api';
import { visibleCanary } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';

const races = 500;
/** Races that run at the same time; each has its own preparer and client. */
const atOnce = 10;

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
});
afterAll(() => api.stop());

/** Inserts a preparer without a usable password. */
const newPreparer = (at: number): Promise<string> =>
  api.get(DataSource).transaction(async (transaction) => {
    const person = { first_name: visibleCanary, last_name: `Racer ${at}`, role: 'preparer', status: 'active' } as const;
    const hashes = { password_hash: '', password_is_short: false, pin_hash: null };
    const made = await api
      .get(AccountsService)
      .insert(transaction, { ...person, ...hashes, email: `racer-${at}@example.com` });
    return made.id;
  });

/** Deletes a preparer and assigns a client to them at the same time. @returns which of the two won */
async function race(at: number): Promise<'deleted' | 'assigned'> {
  const [preparer_id, client] = [await newPreparer(at), (await api.make.user({})).id];
  const drop = () => api.call(adminPreparerEndpoints.remove, { params: { id: preparer_id }, token: admin.token });
  const assign = () =>
    api.call(assignmentEndpoints.bulkAssign, { body: { client_ids: [client], preparer_id }, token: admin.token });
  const both = at % 2 === 0 ? [drop(), assign()] : [assign(), drop()];
  const [one, other] = (await Promise.all(both)).map(({ status }) => status);
  const [dropped, assigned] = at % 2 === 0 ? [one, other] : [other, one];
  expect([
    [204, 404],
    [409, 200],
  ]).toContainEqual([dropped, assigned]);
  return dropped === 204 ? 'deleted' : 'assigned';
}

describe('deleting a preparer while clients are being assigned to them', () => {
  it('leaves no client with a deleted preparer in 500 races', async () => {
    const won: string[] = [];
    for (let at = 0; at < races; at += atOnce)
      won.push(...(await Promise.all(Array.from({ length: atOnce }, (_, lane) => race(at + lane)))));
    const orphans = await api.query(
      `SELECT 1 FROM assignments a JOIN users p ON p.id = a.preparer_id WHERE p.deleted_at IS NOT NULL`,
    );
    expect(orphans).toEqual([]);
    const rows = await api.query(`SELECT 1 FROM assignment_history`);
    expect(rows).toHaveLength(won.filter((winner) => winner === 'assigned').length);
    expect(won).toHaveLength(races);
    expect(new Set(won).size).toBe(2);
  }, 300_000);
});

import type { EntityManager } from 'typeorm';
import type { Actor } from '@portal/bff-platform/request/actor';
import { anyClientId, assignedClientId, ownClientId, ReadableClients, type ReadableClientId } from './client-access';

const actor = (role: Actor['role']): Actor => ({
  id: '01900000-0000-7000-8000-000000000000',
  role,
  status: 'active',
  must_change_password: false,
  must_set_up_second_factor: false,
  has_second_factor: false,
  recently_authenticated: true,
  session_id: '',
  first_name: '',
  last_name: '',
});

/** Represents any query that reads a client's rows. */
const read = (_manager: EntityManager | undefined, client: ReadableClientId): string => client;

describe('access to client rows', () => {
  it('rejects preparers and admins where clients access their own rows', () => {
    for (const role of ['preparer', 'admin'] as const) expect(() => ownClientId(actor(role))).toThrow('forbidden');
  });

  it('lets only admins access any client, and rejects ids that are not clients', async () => {
    const existing = { existsBy: () => Promise.resolve(true) } as unknown as EntityManager;
    const missing = { existsBy: () => Promise.resolve(false) } as unknown as EntityManager;
    for (const role of ['client', 'preparer'] as const)
      await expect(anyClientId(existing, actor(role), 'c-1')).rejects.toThrow('not_found');
    await expect(anyClientId(missing, actor('admin'), 'c-1')).rejects.toThrow('not_found');
    expect(await anyClientId(existing, actor('admin'), 'c-1')).toBe('c-1');
  });

  it('lets only preparers access assigned clients', async () => {
    const assigned = { existsBy: () => Promise.resolve(true) } as unknown as EntityManager;
    for (const role of ['client', 'admin'] as const)
      await expect(assignedClientId(assigned, actor(role), 'c-1')).rejects.toThrow('not_found');
    expect(await assignedClientId(assigned, actor('preparer'), 'c-1')).toBe('c-1');
  });

  it('is unrestricted for admins only', () => {
    const all = (['client', 'preparer', 'admin'] as const).map((role) => ReadableClients.of(actor(role)).areAll);
    expect(all).toEqual([false, false, true]);
  });

  it('does not compile with an unchecked id', () => {
    // @ts-expect-error A plain id has not passed the access check.
    expect(read(undefined, actor('client').id)).toBeDefined();
    expect(read(undefined, ownClientId(actor('client')))).toBe(actor('client').id);
  });
});

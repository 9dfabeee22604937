import type { Role } from '@portal/domain/contract/access-policy';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import type { Actor } from '@portal/bff-platform/request/actor';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../testing/api';
import type { Person } from '../testing/people';
import { UserEntity } from './auth/accounts/user.entity';
import { ReadableClients } from './client-access';

let api: Api;
let people: Record<'client' | 'other' | 'preparer' | 'stranger' | 'admin', Person>;

beforeAll(async () => {
  api = await startApi();
  const { people: make } = api;
  people = {
    client: await make.client(),
    other: await make.client(),
    preparer: await make.preparer(),
    stranger: await make.preparer(),
    admin: await make.admin(),
  };
  await api.make.assign(people.client, people.preparer);
});
afterAll(() => api.stop());

type Restriction = 'restrict' | 'restrictFirst';

/** Accounts have no row-level security, which would hide a missing restriction. */
const restricted = (who: Person, role: Role, restriction: Restriction) =>
  ReadableClients.of({ id: who.id, role } as Actor)[restriction](
    PlainQuery.from(api.get(DataSource).manager, UserEntity, 'client', ['id']).where(`client.role = 'client'`),
    'client.id',
  );

const readable = async (...asked: Parameters<typeof restricted>) =>
  (await restricted(...asked).getMany()).map(({ id }) => id).sort();

describe.each(['restrict', 'restrictFirst'] as const)('ReadableClients.%s', (restriction) => {
  it('shows clients themselves, preparers their assigned clients, and admins everyone', async () => {
    const { client, other, preparer, stranger, admin } = people;
    expect(await readable(client, 'client', restriction)).toEqual([client.id]);
    expect(await readable(preparer, 'preparer', restriction)).toEqual([client.id]);
    expect(await readable(stranger, 'preparer', restriction)).toEqual([]);
    expect(await readable(admin, 'admin', restriction)).toEqual([client.id, other.id].sort());
  });

  it('looks up the clients first for preparers only, if that is asked for', () => {
    const isLookedUpFirst = (role: Role) =>
      restricted(people.preparer, role, restriction).builder.getQuery().includes('ANY(ARRAY');
    expect((['client', 'preparer', 'admin'] as const).filter(isLookedUpFirst)).toEqual(
      restriction === 'restrictFirst' ? ['preparer'] : [],
    );
  });
});

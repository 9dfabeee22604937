import type { Role } from '@portal/domain/contract/access-policy';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../testing/api';
import type { Person } from '../testing/people';
import { holdContact } from './contact-access';

let api: Api;
let client: Person;
let preparer: Person;
let stranger: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  client = await api.people.client();
  [preparer, stranger] = [await api.people.preparer(), await api.people.preparer()];
  admin = await api.people.admin();
  await api.make.assign(client, preparer);
});
afterAll(() => api.stop());

const as = ({ id }: Person, role: Role) => ({ id, role });

const hold = (...[actor, other]: [ReturnType<typeof as>, ReturnType<typeof as>]): Promise<void> =>
  api.get(DataSource).transaction((transaction) => holdContact(transaction, actor, other));

describe('conversation between a client and a preparer', () => {
  it('is rejected with not_found in both directions when the client is assigned to someone else', async () => {
    await expect(hold(as(client, 'client'), as(stranger, 'preparer'))).rejects.toThrow('not_found');
    await expect(hold(as(stranger, 'preparer'), as(client, 'client'))).rejects.toThrow('not_found');
  });

  it('is allowed while the client is assigned, and always with an admin', async () => {
    await hold(as(client, 'client'), as(preparer, 'preparer'));
    await hold(as(preparer, 'preparer'), as(client, 'client'));
    await hold(as(admin, 'admin'), as(client, 'client'));
    await hold(as(client, 'client'), as(admin, 'admin'));
    await hold(as(stranger, 'preparer'), as(admin, 'admin'));
  });

  it.each(['client', 'preparer'] as const)(
    'blocks reassignment until the message of the %s is stored',
    async (writer) => {
      const both = [as(client, 'client'), as(preparer, 'preparer')] as const;
      const [actor, other] = writer === 'client' ? both : [both[1], both[0]];
      const reassign = 'UPDATE assignments SET preparer_id = $2 WHERE client_id = $1';
      await api.get(DataSource).transaction(async (transaction) => {
        await holdContact(transaction, actor, other);
        const meanwhile = api.get(DataSource).transaction(async (another) => {
          await another.query(`SET LOCAL lock_timeout = '200ms'`);
          await another.query(reassign, [client.id, stranger.id]);
        });
        await expect(meanwhile).rejects.toThrow('lock timeout');
      });
    },
  );
});

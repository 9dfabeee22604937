import { returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { EventReader } from '@portal/bff-platform/testing/event-reader';
import { startApi, type Api } from '../testing/api';

let api: Api;
let url: string;
beforeAll(async () => {
  api = await startApi();
  url = await api.listen();
});
afterAll(() => api.stop());

describe('moved return', () => {
  it('refreshes the pages of its client, the preparer and admins within 2 s, and nobody else’s', async () => {
    const [client, stranger] = [await api.people.client(), await api.people.client()];
    const [preparer, admin] = [await api.people.preparer(), await api.people.admin()];
    await api.make.assign(client, preparer);
    await api.make.taxReturn({ client_id: client.id, state: 'ready_to_prepare' });
    const readers = await Promise.all(
      [client, preparer, admin, stranger].map(({ token }) => EventReader.open(url, token)),
    );
    const [own, theirs, office, other] = readers;
    for (const reader of readers) await reader.untilKind('ready');
    const begin = performance.now();
    const sent = {
      body: { to: 'preparing' as const, version: 1 },
      params: { clientId: client.id },
      token: preparer.token,
    };
    expect((await api.call(returnEndpoints.move, sent)).status).toBe(200);
    await Promise.all([own?.untilKind('return'), theirs?.untilKind('return')]);
    expect(performance.now() - begin).toBeLessThan(2000);
    await office?.until(() => office.events.some((event) => JSON.stringify(event).includes('"returns"')));
    expect(other?.events.filter(({ kind }) => kind === 'return')).toEqual([]);
    for (const reader of readers) await reader.drop();
  });
});

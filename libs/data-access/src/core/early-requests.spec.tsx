import { api, buildEndpoint, createPortalStore, requestEarly, signedIn } from '@portal/data-access/core';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { fakeServer, json, refusal, type FakeServer } from '../testing/fake-server';
import { personOf, sessionOf, storeSession } from '../testing/people';

const ada = personOf('client');
const probe = api.injectEndpoints({
  endpoints: (build) => ({ earlyProbe: buildEndpoint(build, intakeEndpoints.mine, { provides: ['Intake'] }) }),
});

describe('early request', () => {
  let server: FakeServer;
  let store: ReturnType<typeof createPortalStore>;
  const read = () => store.dispatch(probe.endpoints.earlyProbe.initiate(undefined, { forceRefetch: true }));

  beforeEach(() => {
    server = fakeServer({});
    storeSession(sessionOf(ada));
    store = createPortalStore();
  });
  afterEach(() => {
    server.stop();
    localStorage.clear();
  });

  it('is not sent without a session', () => {
    localStorage.clear();
    createPortalStore().dispatch(requestEarly(['/intake']));
    expect(server.to('/intake')).toHaveLength(0);
  });

  it('is sent again by the query if it failed', async () => {
    server.answer('GET /intake', () => refusal('internal', 'Broken.'));
    store.dispatch(requestEarly(['/intake']));
    server.answer('GET /intake', () => json({ id: 'second' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect((await read()).data).toEqual({ id: 'second' });
    expect(server.to('/intake')).toHaveLength(2);
  });

  it('is not used in another session', async () => {
    server.answer('GET /intake', () => json({ id: 'first' }));
    store.dispatch(requestEarly(['/intake']));
    store.dispatch(signedIn({ ...sessionOf(ada), access_token: 'another' }));
    await read();
    expect(server.to('/intake')).toHaveLength(2);
  });

  it('is used once, by the first query for the same address', async () => {
    server.answer('GET /intake', () => json({ id: 'first' }));
    store.dispatch(requestEarly(['/intake']));
    expect((await read()).data).toEqual({ id: 'first' });
    expect(server.to('/intake')).toHaveLength(1);
    await read();
    expect(server.to('/intake')).toHaveLength(2);
  });
});

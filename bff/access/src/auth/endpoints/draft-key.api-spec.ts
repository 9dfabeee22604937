import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { draftKey, login } = accountEndpoints;
const { password } = canaries;

describe('GET /auth/draft-key', () => {
  it('returns 401 to anonymous callers', async () => {
    expect((await api.call(draftKey, {})).status).toBe(401);
  });

  it('returns a stable key that differs for each person, and is never cached', async () => {
    const [ada, bob] = [await api.people.client(), await api.people.client()];
    const first = await api.call(draftKey, { token: ada.token });
    expect(first.status).toBe(200);
    expect(Buffer.from(first.body.key, 'base64')).toHaveLength(32);
    expect(first.headers['cache-control']).toBe('no-store');
    const { access_token: token } = (await api.call(login, { body: { email: ada.email, password } })).body;
    expect((await api.call(draftKey, { token })).body.key).toBe(first.body.key);
    expect((await api.call(draftKey, { token: bob.token })).body.key).not.toBe(first.body.key);
  });

  it("changes when the user's data key is destroyed, so that old browser drafts remain unreadable", async () => {
    const ada = await api.people.client();
    const before = (await api.call(draftKey, { token: ada.token })).body.key;
    await api.query('DELETE FROM data_keys WHERE owner_id = $1', [ada.id]);
    const restarted = await startApi({}, api.url);
    const after = (await restarted.call(draftKey, { token: ada.token })).body.key;
    await restarted.stop();
    expect(after).not.toBe(before);
  });
});

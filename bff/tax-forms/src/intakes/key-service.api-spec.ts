import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { FakeVault } from '@portal/bff-platform/testing/fake-vault';
import { startApi, type Api } from '../../testing/api';

const vault = new FakeVault();
let api: Api;
beforeAll(async () => {
  api = await startApi({ VAULT_ADDR: await vault.start(), VAULT_TOKEN: vault.token });
});
afterEach(() => {
  vault.isSealed = false;
});
afterAll(async () => {
  await api.stop();
  vault.stop();
});

const { create, mine } = intakeEndpoints;
const ssn = '123-45-6789';

describe('while the key management service is down', () => {
  it('returns 503 to a client without a key yet, stores nothing, and stores it once the service is back', async () => {
    const { id, token } = await api.people.client();
    const submit = () => api.call(create, { body: { ssn }, token });
    vault.isSealed = true;
    const refused = await submit();
    expect([refused.status, refused.problem.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    expect(await api.query('SELECT 1 FROM intake_forms WHERE user_id = $1', [id])).toEqual([]);
    expect(await api.query('SELECT 1 FROM data_keys WHERE owner_id = $1', [id])).toEqual([]);

    vault.isSealed = false;
    expect((await submit()).status).toBe(201);
    expect(await api.query('SELECT kek_id FROM data_keys WHERE owner_id = $1', [id])).toEqual([
      { kek_id: 'vault:portal:v1' },
    ]);
  });

  it('keeps serving people whose key was used within the last minutes', async () => {
    const { token } = await api.people.client();
    await api.call(create, { body: { ssn }, token });
    vault.isSealed = true;
    expect(await api.call(mine, { token })).toMatchObject({ status: 200, body: { ssn } });
  });
});

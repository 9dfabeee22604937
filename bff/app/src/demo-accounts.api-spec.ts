import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../testing/api';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { EncryptionKeys } from '@portal/bff-platform/encryption/encryption-keys';
import { demoAccounts } from './seed/demo-accounts';
import { seedDemo } from './seed/seed';
import { DemoAccounts } from '@portal/bff-access/auth/management/demo-accounts';

let office: Api;
let demo: Api;
beforeAll(async () => {
  office = await startApi();
  demo = await startApi({ DEMO: '1' }, office.url);
  await seedDemo(office.get(DataSource), {
    keys: office.get(EncryptionKeys),
    peppers: office.get(PepperKeys),
    store: office.get(DocumentStore),
  });
});
afterAll(async () => {
  await demo.stop();
  await office.stop();
});

const production = () =>
  startApi(
    { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://portal.example.com', METRICS_TOKEN: 'm3tr1cs-0123456789' },
    office.url,
  );
const signIn = async (api: Api, { email, password, pin }: (typeof demoAccounts)[number]) =>
  (await api.call(accountEndpoints.login, { body: { email, password, pin } })).status;

describe('demo account', () => {
  it('can sign in only in the demo', async () => {
    for (const account of demoAccounts) {
      expect([account.email, await signIn(office, account)]).toEqual([account.email, 401]);
      expect([account.email, await signIn(demo, account)]).toEqual([account.email, 200]);
    }
  });

  it('prevents production from starting, with an error that names the command to remove it', async () => {
    await expect(production()).rejects.toThrow('npm run demo:remove');
  });

  it('is removed by demo:remove along with its sessions, so that production starts', async () => {
    const [{ email, password } = { email: '', password: '' }] = demoAccounts;
    const { body } = await demo.call(accountEndpoints.login, { body: { email, password } });
    expect(await office.get(DemoAccounts).remove()).toBeGreaterThan(15);
    expect((await demo.call(accountEndpoints.me, { token: body.access_token })).status).toBe(401);
    for (const one of demoAccounts) expect(await signIn(demo, one)).toBe(401);
    expect(await office.get(DemoAccounts).remove()).toBe(0);
    expect(await office.query(`SELECT FROM audit_log WHERE action = 'demo.remove'`)).toHaveLength(1);
    await (await production()).stop();
  });
});

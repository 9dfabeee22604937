import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../../../testing/api';
import { EncryptionKeys } from '@portal/bff-platform/encryption/encryption-keys';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { demoPasswords } from '../demo-accounts';
import { sizeOf } from './office-rows';
import { seedManyClients } from './seed-many-clients';

let api: Api;
beforeAll(async () => {
  api = await startApi({ DEMO: '1' });
  await seed(1500);
});
afterAll(() => api.stop());

const seed = (clients: number, onProgress?: (clients: number) => void) => {
  const [keys, peppers] = [api.get(EncryptionKeys), api.get(PepperKeys)];
  return seedManyClients(api.get(DataSource), { keys, peppers, size: sizeOf(clients) }, onProgress);
};
const countClients = async () => (await api.query(`SELECT 1 FROM users WHERE role = 'client'`)).length;

describe('seedManyClients', () => {
  it('creates as many demo clients as requested, without duplicates', async () => {
    expect(await countClients()).toBe(1500);
    expect(await api.query('SELECT 1 FROM users WHERE NOT demo')).toEqual([]);
    const reported: number[] = [];
    await seed(2000, (clients) => reported.push(clients));
    expect([await countClients(), reported]).toEqual([2000, [2000]]);
    await seed(2000, (clients) => reported.push(clients));
    expect(reported).toEqual([2000]);
  });

  it('creates accounts that can sign in and encrypted forms that decrypt', async () => {
    const [someone] = await api.query<{ email: string; total: number }>(
      `SELECT email, total_income AS total FROM users JOIN intake_forms ON user_id = users.id WHERE submitted LIMIT 1`,
    );
    const body = { email: someone?.email ?? '', password: demoPasswords.client };
    const { body: session } = await api.call(accountEndpoints.login, { body });
    const form = await api.call(intakeEndpoints.mine, { token: session.access_token });
    expect(form.body).toMatchObject({ ssn: expect.stringMatching(/^9\d\d-9\d-\d{4}$/), submitted: true });
    expect(form.body?.date_of_birth).toMatch(/^\d{4}-\d\d-\d\d$/);
    const history = await api.call(intakeEndpoints.history, {
      params: { id: form.body?.id ?? '' },
      token: session.access_token,
    });
    expect(history.body[0]?.form.account_number).toBe(form.body?.account_number);
  });

  it('creates an unbroken assignment history and matching statistics', async () => {
    const broken = await api.query(`
      SELECT a.client_id FROM assignments a
      LEFT JOIN LATERAL (SELECT to_preparer_id FROM assignment_history h WHERE h.client_id = a.client_id
        ORDER BY reassigned_at DESC, id DESC LIMIT 1) last ON TRUE
      WHERE last.to_preparer_id IS DISTINCT FROM a.preparer_id`);
    expect(broken).toEqual([]);
    const { token } = await api.people.admin();
    const { body } = await api.call(statisticsEndpoints.dashboard, { token });
    const [rows] = await api.query<{ documents: number; assigned: number; income: number }>(`
      SELECT (SELECT count(*) FROM documents) AS documents, (SELECT count(*) FROM assignments) AS assigned,
        (SELECT sum(i.w2_income + i.unemployment_income + i.retirement_income + i.other_income
           + COALESCE(c.net_profit_loss, i.self_employment_income)) FROM intake_forms i
         LEFT JOIN schedule_c_forms c USING (user_id, tax_year)) AS income`);
    expect({
      documents: body.document_stats.total_documents,
      assigned: body.client_stats.assigned_clients,
      income: body.financial_overview.total_reported_income,
    }).toEqual(rows);
  });
});

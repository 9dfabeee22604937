import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { startApi, type Api } from '../../testing/api';
import { createDataSource } from '@portal/bff-platform/database/data-source';
import { completeIntake } from '../../testing/intake-bodies';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { create, mine } = intakeEndpoints;

async function asOwner(sql: string, parameters: unknown[]): Promise<void> {
  const owner = await createDataSource({ url: api.url, as: 'owner' }).initialize();
  await owner.query(sql, parameters);
  await owner.destroy();
}

describe('GET /intake', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    expect((await api.call(mine)).status).toBe(401);
    expect((await api.call(mine, { token: (await api.people.preparer()).token })).status).toBe(403);
    expect((await api.call(mine, { token: (await api.people.admin()).token })).status).toBe(403);
  });

  it('returns null to a client without a form', async () => {
    const { token } = await api.people.client();
    expect(await api.call(mine, { token })).toMatchObject({ status: 200, body: null });
  });

  it("fails closed for a row that contains another client's encrypted value, without affecting others", async () => {
    const [victim, other] = [await api.people.client(), await api.people.client()];
    for (const { token } of [victim, other]) await api.call(create, { body: completeIntake(), token });
    await asOwner(
      'UPDATE intake_forms SET ssn = (SELECT ssn FROM intake_forms WHERE user_id = $2) WHERE user_id = $1',
      [victim.id, other.id],
    );
    const broken = await api.call(mine, { token: victim.token });
    expect([broken.status, broken.problem.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(broken.problem)).not.toMatch(/decrypt|intake_forms|ssn/);
    // The office is alerted to this error (docs/operations.md), by its name only.
    const alerts = api.log().filter(({ error }) => error === 'DecryptionError');
    expect(alerts).toMatchObject([{ level: 50, request_id: broken.problem.request_id }]);
    expect(JSON.stringify(alerts)).not.toContain(victim.id);
    expect((await api.call(mine, { token: other.token })).body).toMatchObject(completeIntake());
  });

  it('fails closed if an encrypted value is moved to another column of the same row', async () => {
    const { id, token } = await api.people.client();
    await api.call(create, { body: completeIntake(), token });
    await asOwner('UPDATE intake_forms SET bank_name = account_number WHERE user_id = $1', [id]);
    expect((await api.call(mine, { token })).status).toBe(500);
  });
});

import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { Person } from '@portal/bff-access/testing/people';
import { asOwner } from '@portal/bff-platform/testing/database';
import { setSeason } from '@portal/bff-access/testing/seasons';
import { startApi, type Api } from '../../testing/api';
import { completeIntake } from '../../testing/intake-bodies';
import { ReturnsCatchUpJob } from './returns-catch-up.job';

let api: Api;
let client: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  client = await api.people.client();
});
afterAll(() => api.stop());

const save = (body: object) =>
  api.call(intakeEndpoints.create, { body: { ...completeIntake(), ...body }, token: client.token });
const catchUp = () => api.get(ReturnsCatchUpJob).run();
const moves = () =>
  api.query<{ to_state: string; cause: string; actor_id: string | null }>(
    'SELECT to_state, cause, actor_id FROM return_transitions WHERE client_id = $1 ORDER BY id',
    [client.id],
  );
const items = async () =>
  (
    await api.query<{ rule_key: string }>('SELECT rule_key FROM request_items WHERE client_id = $1 ORDER BY position', [
      client.id,
    ])
  ).map(({ rule_key }) => rule_key);

/** Leaves only the form, as a release without returns saves it. */
async function forgetReturn(): Promise<void> {
  for (const table of ['request_item_events', 'request_items', 'return_transitions', 'tax_returns'])
    await asOwner(api.url, `DELETE FROM ${table} WHERE client_id = $1`, [client.id]);
}

describe('forms that a release without returns has saved', () => {
  it('get their return and all documents that follow from the answers, once', async () => {
    await save({ w2_income: 50_000, submitted: true });
    const expected = await items();
    expect(expected).toEqual(expect.arrayContaining(['id_verification', 'selfie', 'w2']));
    await forgetReturn();
    await Promise.all([catchUp(), catchUp()]);
    expect(await items()).toEqual(expected);
    expect(await moves()).toEqual([
      { to_state: 'intake', cause: 'submitted', actor_id: null },
      { to_state: 'documents_needed', cause: 'submitted', actor_id: null },
    ]);
  });

  it('stay with the client as drafts', async () => {
    await save({ submitted: false });
    await forgetReturn();
    await catchUp();
    expect(await moves()).toMatchObject([{ to_state: 'intake' }]);
    expect(await items()).not.toEqual([]);
  });

  it('get what the migration could not read from the answers', async () => {
    await save({ w2_income: 50_000, submitted: true });
    await asOwner(
      api.url,
      `DELETE FROM request_items WHERE client_id = $1 AND rule_key NOT IN ('id_verification', 'selfie')`,
      [client.id],
    );
    await api.query(
      `UPDATE tax_returns SET items_generated_at = NULL, state = 'ready_to_prepare' WHERE client_id = $1`,
      [client.id],
    );
    await api.query(`UPDATE request_items SET state = 'accepted', touched = true WHERE client_id = $1`, [client.id]);
    await catchUp();
    expect(await items()).toContain('w2');
    expect((await moves()).at(-1)).toEqual({ to_state: 'documents_needed', cause: 'items', actor_id: null });
  });

  it('move on when they were submitted through a server without returns', async () => {
    await save({ submitted: false });
    await api.query('UPDATE intake_forms SET submitted = true, submitted_at = now() WHERE user_id = $1', [client.id]);
    await catchUp();
    expect(await moves()).toMatchObject([{ to_state: 'intake' }, { to_state: 'documents_needed' }]);
  });

  it('are left alone in a closed season, and once they have all they need', async () => {
    await save({ submitted: true });
    const before = await api.query('SELECT version, items_generated_at FROM tax_returns WHERE client_id = $1', [
      client.id,
    ]);
    await catchUp();
    expect(
      await api.query('SELECT version, items_generated_at FROM tax_returns WHERE client_id = $1', [client.id]),
    ).toEqual(before);

    await forgetReturn();
    await setSeason(api, 'closed');
    await catchUp();
    await setSeason(api, 'open');
    expect(await moves()).toEqual([]);
  });
});

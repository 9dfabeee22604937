import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { ReturnState } from '@portal/domain/returns/return-states';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../../testing/api';
import { completeIntake } from '../../testing/intake-bodies';

let api: Api;
let client: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  client = await api.people.client();
});
afterAll(() => api.stop());

const { create, update } = intakeEndpoints;

interface Stored {
  id: string;
  state: ReturnState;
  client_changed_at: Date | null;
  version: number;
}

const returns = () => api.query<Stored>('SELECT * FROM tax_returns WHERE client_id = $1', [client.id]);
const moves = async () =>
  (
    await api.query<{ move: string }>(
      `SELECT coalesce(from_state, 'new') || ' → ' || to_state || ', ' || cause AS move FROM return_transitions
       WHERE client_id = $1 ORDER BY id`,
      [client.id],
    )
  ).map(({ move }) => move);
const begin = async (body: Record<string, unknown> = { city: 'Detroit' }) =>
  (await api.call(create, { body, token: client.token })).body.id;
const submit = (id: string, more: object = {}) =>
  api.call(update, { params: { id }, body: { ...completeIntake(), submitted: true, ...more }, token: client.token });
const acceptPapers = () =>
  api.query(`UPDATE request_items SET state = 'accepted', touched = true WHERE client_id = $1`, [client.id]);
const walk = async (...states: readonly ReturnState[]) => {
  for (const state of states)
    await api.query('UPDATE tax_returns SET state = $2 WHERE client_id = $1', [client.id, state]);
};

describe('return of a client', () => {
  it('begins with the first draft of the form, once', async () => {
    expect(await returns()).toEqual([]);
    const id = await begin();
    await api.call(update, { params: { id }, body: { city: 'Dearborn' }, token: client.token });
    expect(await returns()).toMatchObject([{ state: 'intake' }]);
    expect(await moves()).toEqual(['new → intake, submitted']);
  });

  it('needs papers once the form is submitted', async () => {
    await begin({ ...completeIntake(), submitted: true });
    expect(await moves()).toEqual(['new → intake, submitted', 'intake → documents_needed, submitted']);
  });

  it('is ready to prepare when the form is submitted and no required paper waits for the client', async () => {
    const id = await begin();
    await submit(id);
    await acceptPapers();
    await submit(id, { occupation: 'Baker' });
    expect((await moves()).at(-1)).toBe('documents_needed → ready_to_prepare, submitted');
  });

  it('keeps its state and marks the change when the client resubmits while the office works', async () => {
    const id = await begin();
    await submit(id);
    await walk('preparing');
    await submit(id, { occupation: 'Baker' });
    const [row] = await returns();
    expect([row?.state, row?.client_changed_at]).toEqual(['preparing', expect.any(Date)]);
  });

  it('goes back to the office when the client submits changed answers instead of signing', async () => {
    const id = await begin();
    await submit(id);
    await walk('preparing', 'awaiting_signature');
    await submit(id, { occupation: 'Baker' });
    const [row] = await returns();
    expect([row?.state, row?.client_changed_at]).toEqual(['changes_requested', expect.any(Date)]);
    expect((await moves()).at(-1)).toBe('awaiting_signature → changes_requested, submitted');
  });

  it('is not created by a rejected form', async () => {
    expect((await api.call(create, { body: { ssn: '1' }, token: client.token })).status).toBe(400);
    expect(await returns()).toEqual([]);
  });
});

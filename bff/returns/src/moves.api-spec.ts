import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import type { MoveReturn } from '@portal/domain/returns/returns.dto';
import { uuidv7 } from 'uuidv7';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../testing/api';

let api: Api;
let preparer: Person;
let client: Person;
let id: string;

beforeAll(async () => {
  api = await startApi();
  preparer = await api.people.preparer();
});
beforeEach(async () => {
  client = await api.people.client();
  await api.make.assign(client, preparer);
  id = (await api.make.taxReturn({ client_id: client.id, state: 'ready_to_prepare' })).id;
});
afterAll(() => api.stop());

const move = (body: Partial<MoveReturn>, { token = preparer.token, of = client.id } = {}) =>
  api.call(returnEndpoints.move, { body: { version: 1, ...body }, token, params: { clientId: of } });
const stored = async () =>
  (
    await api.query<{ state: string; turn: string; version: number }>('SELECT * FROM tax_returns WHERE id = $1', [id])
  )[0];
const transitions = () =>
  api.query<{ from_state: string; to_state: string }>(
    'SELECT * FROM return_transitions WHERE return_id = $1 ORDER BY id',
    [id],
  );

describe('POST /client/{clientId}/return/move', () => {
  it('returns 401 to anonymous callers, 403 to other roles, and 404 to other preparers', async () => {
    expect((await move({ to: 'preparing' }, { token: '' })).status).toBe(401);
    expect((await move({ to: 'preparing' }, { token: client.token })).status).toBe(403);
    expect((await move({ to: 'preparing' }, { token: (await api.people.admin()).token })).status).toBe(403);
    expect((await move({ to: 'preparing' }, { token: (await api.people.preparer()).token })).status).toBe(404);
    expect((await move({ to: 'preparing' }, { of: uuidv7() })).status).toBe(404);
    expect(await stored()).toMatchObject({ state: 'ready_to_prepare', version: 1 });
  });

  it('moves the return, records the move and queues one email', async () => {
    const { status, body } = await move({ to: 'preparing', note: 'Begin with the W-2s' });
    expect([status, body.state, body.turn, body.version]).toEqual([200, 'preparing', 'office', 2]);
    expect(body.transitions).toMatchObject([{ to_state: 'preparing', cause: 'person', note: 'Begin with the W-2s' }]);
    const mails = await api.query('SELECT kind FROM mails WHERE recipient = $1', [client.email]);
    expect(mails).toEqual([{ kind: 'return_started' }]);
  });

  it('sends the question as a message in the same transaction, and goes on when the client answers', async () => {
    await move({ to: 'preparing' });
    expect((await move({ to: 'info_needed', version: 2 })).problem.errors).toMatchObject([{ field: 'question' }]);
    const asked = await move({ to: 'info_needed', version: 2, question: 'Is this your only W-2?' });
    expect([asked.status, asked.body.state]).toEqual([200, 'info_needed']);
    const { body } = await api.call(messageEndpoints.conversation, {
      token: client.token,
      params: { userId: preparer.id },
    });
    expect(body.map(({ content }) => content)).toEqual(['Is this your only W-2?']);
    await api.call(messageEndpoints.send, { body: { recipient_id: preparer.id, content: 'Yes' }, token: client.token });
    expect(await stored()).toMatchObject({ state: 'preparing', version: 4 });
    expect((await transitions()).map(({ to_state }) => to_state)).toEqual(['preparing', 'info_needed', 'preparing']);
  });

  it('returns wrong_state with the state that is there', async () => {
    const { status, problem } = await move({ to: 'filed' });
    expect([status, problem.code, problem.state]).toEqual([409, 'wrong_state', 'ready_to_prepare']);
  });

  it('rejects a stale version with 409', async () => {
    await move({ to: 'preparing' });
    const { status, problem } = await move({ to: 'in_review', version: 1 });
    expect([status, problem.code, problem.version]).toEqual([409, 'stale_version', 2]);
  });

  it('lists the queue', async () => {
    const { body } = await api.call(returnEndpoints.queue, {
      token: preparer.token,
      query: { turn: 'office', age: 'today' },
    });
    expect(body.some((row) => row.id === id)).toBe(true);
    const totals = await api.call(returnEndpoints.queueTotals, { token: preparer.token });
    expect(totals.body.office).toBeGreaterThan(0);
  });
});

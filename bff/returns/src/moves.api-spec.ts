import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { adminReturnEndpoints, returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import type { Filing } from '@portal/domain/returns/filings.dto';
import type { MoveReturn } from '@portal/domain/returns/returns.dto';
import { uuidv7 } from 'uuidv7';
import type { Person } from '@portal/bff-access/testing/people';
import { canaries } from '@portal/bff-platform/testing/canaries';
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
const answer = () =>
  api.call(messageEndpoints.send, { body: { recipient_id: preparer.id, content: 'Yes' }, token: client.token });
const stored = async () =>
  (
    await api.query<{ state: string; turn: string; version: number }>('SELECT * FROM tax_returns WHERE id = $1', [id])
  )[0];
const transitions = () =>
  api.query<{ from_state: string; to_state: string }>(
    'SELECT * FROM return_transitions WHERE return_id = $1 ORDER BY id',
    [id],
  );

/** Moves the return by hand of the database, along its edges. */
const walkTo = (state: string) =>
  api.query('UPDATE tax_returns SET state = $2, version = version + 1 WHERE id = $1', [id, state]);

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
    const { status, body } = await move({ to: 'preparing', note: canaries.moveNote });
    expect([status, body.state, body.turn, body.version]).toEqual([200, 'preparing', 'office', 2]);
    expect(body.transitions).toMatchObject([{ to_state: 'preparing', cause: 'person', note: canaries.moveNote }]);
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
    await answer();
    expect(await stored()).toMatchObject({ state: 'preparing', version: 4 });
    expect((await transitions()).map(({ to_state }) => to_state)).toEqual(['preparing', 'info_needed', 'preparing']);
  });

  it.each([
    ['answered', 'preparing'],
    ['was silent', 'info_needed'],
  ] as const)('catches up after a hold, in which the client %s', async (what, state) => {
    await move({ to: 'preparing' });
    await move({ to: 'info_needed', version: 2, question: 'Is this your only W-2?' });
    await move({ to: 'on_hold', version: 3, reason_kind: 'client_asked' });
    if (what === 'answered') await answer();
    expect(await stored()).toMatchObject({ state: 'on_hold' });
    const { body } = await move({ to: 'info_needed', version: (await stored())?.version ?? 0 });
    expect([body.state, body.answered_at !== null]).toEqual([state, what === 'answered']);
  });

  it('sends a message with any other move in the same transaction, and none with a move that fails', async () => {
    const said = async () => {
      const params = { userId: preparer.id };
      const { body } = await api.call(messageEndpoints.conversation, { token: client.token, params });
      return body.map(({ content }) => content);
    };
    const hold = { to: 'on_hold', reason_kind: 'unpaid_fee', message: 'The bill is in the mail.' } as const;
    expect((await move({ ...hold, version: 7 })).status).toBe(409);
    expect((await move({ to: 'filed', message: 'Sent' })).status).toBe(409);
    expect((await move({ ...hold, message: 'x'.repeat(2001) })).problem.errors).toMatchObject([{ field: 'message' }]);
    expect(await said()).toEqual([]);
    expect((await move(hold)).status).toBe(200);
    expect(await said()).toEqual(['The bill is in the mail.']);
    const [held] = await api.query<{ message_id: string }>(
      'SELECT message_id FROM return_transitions WHERE return_id = $1',
      [id],
    );
    expect(await api.query('SELECT sender_id FROM messages WHERE id = $1', [held?.message_id])).toEqual([
      { sender_id: preparer.id },
    ]);
    expect((await move({ to: 'ready_to_prepare', version: 2, message: ' ' })).status).toBe(200);
    expect(await said()).toHaveLength(1);
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

  it.each([
    [{ to: 'on_hold' }, 'reason_kind', 'Choose a reason.'],
    [{ to: 'on_hold', reason_kind: 'no_answer' }, 'reason_kind', 'Choose a reason.'],
    [{ to: 'not_filing', reason_kind: 'unpaid_fee' }, 'reason_kind', 'Choose a reason.'],
  ] as const)('rejects %j beside the field that lacks something', async (body, field, detail) => {
    const { status, problem } = await move(body);
    expect([status, problem.errors]).toEqual([400, [{ field, detail }]]);
    expect(await transitions()).toEqual([]);
  });

  it('keeps a return that rests where it was, and says why', async () => {
    expect((await move({ to: 'on_hold', reason_kind: 'unpaid_fee' })).body.reason_kind).toBe('unpaid_fee');
    const mine = (await api.call(returnEndpoints.mine, { token: client.token })).body;
    expect(mine).toMatchObject({ state: 'on_hold', turn: 'office', reason_kind: 'unpaid_fee' });
    expect((await move({ to: 'preparing', version: 2 })).problem.state).toBe('on_hold');
    const resumed = (await move({ to: 'ready_to_prepare', version: 2 })).body;
    expect(resumed).toMatchObject({ state: 'ready_to_prepare', reason_kind: null, state_before_hold: null });
  });

  it('files only with filings, tells the client words for an unknown code, and accepts only what was accepted', async () => {
    for (const to of ['preparing', 'awaiting_signature', 'ready_to_file']) await walkTo(to);
    const federal = { authority: 'federal', method: 'efile', sent_on: '2025-03-01', outcome: 'pending' } as const;
    const version = async () => (await stored())?.version ?? 0;
    const send = async (body: Partial<MoveReturn>) => move({ ...body, version: await version() });
    expect((await send({ to: 'filed' })).problem.errors).toMatchObject([{ field: 'filings' }]);
    expect((await send({ to: 'filed', filings: [federal] })).body.filings).toMatchObject([federal]);
    expect((await send({ to: 'accepted' })).problem.errors).toMatchObject([{ field: 'filings' }]);
    const rejected = { ...federal, outcome: 'rejected', code: 'X0000-005' } as const;
    expect((await send({ to: 'rejected', filings: [rejected] })).status).toBe(400);
    const words = 'Your name is spelled differently.';
    expect((await send({ to: 'rejected', filings: [{ ...rejected, words }] })).status).toBe(200);
    const mine = (await api.call(returnEndpoints.mine, { token: client.token })).body;
    expect(mine?.filings).toMatchObject([{ code: 'X0000-005', words }]);
    expect((await send({ to: 'filed', filings: [federal] })).status).toBe(200);
    const known = { ...federal, outcome: 'rejected', code: 'f8962 070' } as const;
    expect((await send({ to: 'rejected', filings: [known] })).status).toBe(200);
    const raw = JSON.stringify(await api.query(`SELECT encode(words, 'escape') AS words FROM filings`));
    expect(raw).not.toContain('spelled');
  });

  it('requires words for every unknown code, also when outcomes are recorded without a move', async () => {
    for (const to of ['preparing', 'awaiting_signature', 'ready_to_file', 'filed']) await walkTo(to);
    const version = (await stored())?.version ?? 0;
    const back = { authority: 'federal', method: 'efile', sent_on: '2025-03-01', outcome: 'rejected' } as const;
    const known = { ...back, code: 'IND-181-01' };
    const unknown = { ...back, authority: 'MI', code: 'X0000-005', words: ' ' };
    const record = (filings: Filing[]) =>
      api.call(returnEndpoints.recordFilings, {
        ...{ body: { version, filings }, token: preparer.token, params: { clientId: client.id } },
      });
    const detail = 'Enter the authority, its code and what the client should read.';
    const wanted = [{ field: 'filings.1.words', detail }];
    expect((await record([known, unknown])).problem.errors).toEqual(wanted);
    expect((await move({ to: 'rejected', version, filings: [known, unknown] })).problem.errors).toEqual(wanted);
    expect((await record([{ ...back, code: null }])).problem.errors).toEqual([
      { field: 'filings.0.code', detail },
      { field: 'filings.0.words', detail },
    ]);
    const { status, body } = await record([known, { ...unknown, words: canaries.filingWords }]);
    const words = Object.fromEntries(body.filings.map((filing) => [filing.authority, filing.words]));
    expect([status, words]).toEqual([200, { federal: null, MI: canaries.filingWords }]);
  });

  it('lets one of two people who move at once succeed', async () => {
    const answers = await Promise.all([move({ to: 'preparing' }), move({ to: 'preparing' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await transitions()).toHaveLength(1);
  });

  it('asks an admin to assign a preparer before the work starts', async () => {
    await api.query('DELETE FROM assignments WHERE client_id = $1', [client.id]);
    const { token } = await api.people.admin();
    const sent = { body: { to: 'preparing' as const, version: 1 }, params: { id }, token };
    const { status, problem } = await api.call(adminReturnEndpoints.move, sent);
    expect([status, problem.errors]).toEqual([400, [{ field: 'to', detail: 'Assign a preparer first.' }]]);
  });
});

describe('GET /return', () => {
  it('returns 401 to anonymous callers, 403 to staff, and null before the first draft', async () => {
    expect((await api.call(returnEndpoints.mine)).status).toBe(401);
    expect((await api.call(returnEndpoints.mine, { token: preparer.token })).status).toBe(403);
    const { token } = await api.people.client();
    expect((await api.call(returnEndpoints.mine, { token })).body).toBeNull();
  });

  it('never contains what staff write for each other', async () => {
    await move({ to: 'preparing', note: canaries.moveNote });
    const sent = { body: { text: canaries.returnNote }, params: { clientId: client.id }, token: preparer.token };
    expect((await api.call(returnEndpoints.note, sent)).status).toBe(201);
    const text = JSON.stringify((await api.call(returnEndpoints.mine, { token: client.token })).body);
    expect([canaries.moveNote, canaries.returnNote].filter((words) => text.includes(words))).toEqual([]);
    const notes = await api.query(`SELECT encode(text, 'escape') AS text FROM return_notes`);
    expect(JSON.stringify(notes)).not.toContain(canaries.returnNote);
  });
});

describe('POST /queue/move', () => {
  const bulk = (return_ids: string[], body: object, token = preparer.token) =>
    api.call(returnEndpoints.bulkMove, { body: { return_ids, ...body }, token });

  it('moves each return by itself, and says what became of each', async () => {
    const other = await api.make.taxReturn({ client_id: (await api.people.client()).id, state: 'ready_to_prepare' });
    const filed = await api.people.client();
    await api.make.assign(filed, preparer);
    const { id: sent } = await api.make.taxReturn({ client_id: filed.id, state: 'filed' });
    const { status, body } = await bulk([id, other.id, sent], { to: 'preparing' });
    expect([status, body.results]).toEqual([
      200,
      [
        { id, outcome: 'moved', state: 'preparing' },
        { id: other.id, outcome: 'not_found', state: null },
        { id: sent, outcome: 'wrong_state', state: 'filed' },
      ],
    ]);
  });

  it.each([
    [{ to: 'on_hold' }, 'reason_kind'],
    [{ to: 'filed' }, 'to'],
    [{ to: 'info_needed' }, 'to'],
  ])('rejects %j, which needs more than a bulk action says', async (body, field) => {
    const { status, problem } = await bulk([id], body);
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

import type { AmendReturn } from '@portal/domain/returns/amendments.dto';
import { adminReturnEndpoints, returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { season } from '@portal/domain/testing/season';
import { uuidv7 } from 'uuidv7';
import type { Person } from '@portal/bff-access/testing/people';
import { auditOf } from '@portal/bff-access/testing/recorded';
import { setSeason } from '@portal/bff-access/testing/seasons';
import type { TaxReturnEntity } from './return.entity';
import { startApi, type Api } from '../testing/api';

let api: Api;
let admin: Person, preparer: Person, other: Person, client: Person;
let id: string;
const nobody = { token: '' } as Person;

beforeAll(async () => {
  api = await startApi();
  [admin, preparer, other] = [await api.people.admin(), await api.people.preparer(), await api.people.preparer()];
});
beforeEach(async () => {
  client = await api.people.client();
  await api.make.assign(client, preparer);
  ({ id } = await api.make.taxReturn({ client_id: client.id, state: 'accepted' }));
});
afterAll(() => api.stop());

const amend = (body: Partial<AmendReturn> = {}, by = preparer, clientId = client.id, key = uuidv7()) =>
  api.call(returnEndpoints.amend, {
    ...{ token: by.token, params: { clientId }, headers: { 'idempotency-key': key } },
    body: { version: 1, ...body },
  });
const amendAny = (body: Partial<AmendReturn> = {}, by = admin, of = id) =>
  api.call(adminReturnEndpoints.amend, { token: by.token, params: { id: of }, body: { version: 1, ...body } });
const stored = () =>
  api.query<TaxReturnEntity>('SELECT * FROM tax_returns WHERE client_id = $1 ORDER BY sequence', [client.id]);
/** Walks an amended return to the end. */
async function accept(of: string): Promise<void> {
  for (const state of ['awaiting_signature', 'ready_to_file', 'filed', 'accepted'])
    await api.query('UPDATE tax_returns SET state = $2 WHERE id = $1', [of, state]);
}

describe('POST /client/{clientId}/return/amendments', () => {
  it('returns 401 to anonymous callers, 403 to other roles, and 404 to other preparers', async () => {
    expect((await amend({}, nobody)).status).toBe(401);
    for (const by of [client, admin]) expect((await amend({}, by)).status).toBe(403);
    expect((await amend({}, other)).status).toBe(404);
    for (const clientId of [uuidv7(), 'c1', (await api.people.client()).id])
      expect((await amend({}, preparer, clientId)).status).toBe(404);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    [{ version: 0 }, 'version'],
    [{ note: 'x'.repeat(returnLimits.note + 1) }, 'note'],
  ])('returns 400 beside the field for an invalid one', async (body, field) => {
    const { status, problem } = await amend(body);
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(await stored()).toHaveLength(1);
  });

  it('returns 409 with the state for a return that is not accepted', async () => {
    const waiting = await api.people.client();
    await api.make.assign(waiting, preparer);
    await api.make.taxReturn({ client_id: waiting.id, state: 'filed' });
    const { status, problem } = await amend({}, preparer, waiting.id);
    expect([status, problem.code, problem.state]).toEqual([409, 'wrong_state', 'filed']);
  });

  it('returns 409 with the current version for a stale one', async () => {
    const { status, problem } = await amend({ version: 7 });
    expect([status, problem.code, problem.version]).toEqual([409, 'stale_version', 1]);
  });

  it('returns 409 in a closed season', async () => {
    await setSeason(api, 'closed');
    const { status, problem } = await amend();
    await setSeason(api, 'open');
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect(await stored()).toHaveLength(1);
  });

  it('begins one of two at once, and one for two requests with the same key', async () => {
    const key = uuidv7();
    const both = await Promise.all([amend({}, preparer, client.id, key), amend()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await amend({}, preparer, client.id, key);
    expect(again.status).toBe(both[0].status);
    expect(await stored()).toHaveLength(2);
  });

  it('begins an amended return in preparing, and leaves the accepted one as it is', async () => {
    await api.make.filing({ return_id: id, client_id: client.id, outcome: 'accepted', outcome_on: '2025-03-04' });
    const [before] = await stored();
    const { status, body } = await amend({ note: 'A 1099-G came late' });
    expect([status, body.kind, body.sequence, body.state, body.version]).toEqual([201, 'amended', 2, 'preparing', 1]);
    expect(body.id).not.toBe(id);
    expect(body.filings).toEqual([]);
    expect(body.earlier).toMatchObject([
      { id, kind: 'original', sequence: 1, filings: [{ outcome: 'accepted', outcome_on: '2025-03-04' }] },
    ]);
    expect(body.transitions).toMatchObject([
      { sequence: 2, from_state: null, to_state: 'preparing', cause: 'person', note: 'A 1099-G came late' },
    ]);
    const [original, amended] = await stored();
    expect(original).toEqual({ ...before, newest: false });
    expect([amended?.newest, amended?.kind]).toEqual([true, 'amended']);
    expect(await auditOf(api, body.id, 'return.amend')).toMatchObject([{ details: { sequence: 2 } }]);
    const [note] = await api.query<{ note: Buffer }>('SELECT note FROM return_transitions WHERE return_id = $1', [
      body.id,
    ]);
    expect(note?.note.includes('1099-G')).toBe(false);
  });

  it('emails the client once about each amended return, and not a deactivated one', async () => {
    const mails = () =>
      api.query<{ kind: string }>('SELECT kind FROM mails WHERE recipient = $1 ORDER BY id', [client.email]);
    const key = uuidv7();
    for (const sent of [await amend({}, preparer, client.id, key), await amend({}, preparer, client.id, key)])
      expect(sent.status).toBe(201);
    expect((await amend()).status).toBe(409);
    expect(await mails()).toEqual([{ kind: 'return_amended' }]);
    const [, amended] = await stored();
    await accept(amended?.id ?? '');
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [client.id]);
    expect((await amend()).status).toBe(201);
    expect(await mails()).toHaveLength(1);
  });

  it('shows the notes and the moves of the original beside its own', async () => {
    const by = { token: preparer.token, params: { clientId: client.id } };
    await api.call(returnEndpoints.note, { ...by, body: { text: 'Paid by check' } });
    const { body: begun } = await amend();
    await api.call(returnEndpoints.move, { ...by, body: { to: 'in_review', version: 1 } });
    const { body } = await api.call(returnEndpoints.note, { ...by, body: { text: 'Called about the late form' } });
    expect(body.notes.map(({ text }) => text)).toEqual(['Called about the late form', 'Paid by check']);
    expect(body.transitions.map(({ sequence, to_state }) => [sequence, to_state])).toEqual([
      [2, 'in_review'],
      [2, 'preparing'],
    ]);
    await accept(begun.id);
    const { body: third } = await amend({ version: body.version });
    expect(third.transitions.map(({ sequence }) => sequence)).toEqual([3, 2, 2]);
    expect(third.earlier?.map(({ sequence }) => sequence)).toEqual([2, 1]);
  });

  it('hands the requested documents on, so that none is lost from sight', async () => {
    const accepted = await api.make.requestItem({ return_id: id, client_id: client.id, state: 'accepted' });
    const open = await api.make.requestItem({ return_id: id, client_id: client.id, rule_key: '1099_g' });
    const { body } = await amend();
    expect([body.open_for_client, body.open_for_office]).toEqual([1, 0]);
    const items = await api.query<{ id: string; return_id: string }>(
      'SELECT id, return_id FROM request_items WHERE client_id = $1 ORDER BY id',
      [client.id],
    );
    expect(items).toEqual([accepted, open].map((item) => ({ id: item.id, return_id: body.id })));
  });

  it('keeps that the client has changed the answers, until they are worked in', async () => {
    await api.query('UPDATE tax_returns SET client_changed_at = now() WHERE id = $1', [id]);
    const { body } = await amend();
    expect(body.client_changed_at).not.toBeNull();
    const params = { clientId: client.id };
    const move = { to: 'in_review', version: 1 } as const;
    const moved = await api.call(returnEndpoints.move, { token: preparer.token, params, body: move });
    expect([moved.status, moved.body.client_changed_at]).toEqual([200, null]);
  });

  it('has no due date and no extension', async () => {
    await amend();
    const by = { token: preparer.token, params: { clientId: client.id } };
    const { status, problem } = await api.call(returnEndpoints.setDeadline, {
      ...by,
      body: { version: 1, due_on: `${season + 1}-09-01` },
    });
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect((await stored()).map(({ due_on }) => due_on)).toEqual([null, null]);
  });

  it('is what the client reads, with the date on which the original was accepted', async () => {
    await amend({ note: 'Not for the client' });
    const { body } = await api.call(returnEndpoints.mine, { token: client.token });
    expect(body).toMatchObject({ kind: 'amended', sequence: 2, state: 'preparing', turn: 'office' });
    expect(body?.earlier).toMatchObject([{ id, accepted_at: expect.any(String) as string }]);
    expect(JSON.stringify(body)).not.toContain('Not for the client');
  });

  it('lists one return per client in the queue, and counts as many as it lists', async () => {
    const alone = await api.people.preparer();
    const [one, two] = [await api.people.client(), await api.people.client()];
    for (const person of [one, two]) {
      await api.make.assign(person, alone);
      await api.make.taxReturn({ client_id: person.id, state: 'accepted' });
    }
    await amend({}, alone, one.id);
    for (const sort of ['oldest', 'name', 'due'] as const) {
      const { body, headers } = await api.call(returnEndpoints.queue, { token: alone.token, query: { sort } });
      expect(headers['x-total-count']).toBe('2');
      const listed = body.map(({ client_id, kind, state }) => [client_id, kind, state]).sort();
      const expected = [
        [one.id, 'amended', 'preparing'],
        [two.id, 'original', 'accepted'],
      ];
      expect(listed).toEqual(expected.sort());
    }
    const { body: totals } = await api.call(returnEndpoints.queueTotals, { token: alone.token });
    expect(totals).toMatchObject({ office: 1, nobody: 1, client: 0, authority: 0 });
  });

  it(`refuses more than ${returnLimits.perYear} returns of a year`, async () => {
    for (let sequence = 2; sequence <= returnLimits.perYear; sequence += 1) {
      const version = (await stored()).at(-1)?.version ?? 0;
      const { status, body } = await amend({ version });
      expect([status, body.sequence]).toEqual([201, sequence]);
      await accept(body.id);
    }
    const { status, problem } = await amend();
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect(await stored()).toHaveLength(returnLimits.perYear);
  });
});

describe('POST /admin/returns/{id}/amendments', () => {
  it('returns 401 to anonymous callers, 403 to other roles, and 404 for an unknown return', async () => {
    expect((await amendAny({}, nobody)).status).toBe(401);
    for (const by of [client, preparer]) expect((await amendAny({}, by)).status).toBe(403);
    for (const unknown of [uuidv7(), 'r1']) expect((await amendAny({}, admin, unknown)).status).toBe(404);
  });

  it('returns 409 for a client without a preparer', async () => {
    await api.query('DELETE FROM assignments WHERE client_id = $1', [client.id]);
    const { status, problem } = await amendAny();
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect(await stored()).toHaveLength(1);
  });

  it('begins one for any client, and refuses what then names the accepted return', async () => {
    const { status, body } = await amendAny();
    expect([status, body.kind, body.state]).toEqual([201, 'amended', 'preparing']);
    const by = { token: admin.token, params: { id } };
    const move = { to: 'in_review', version: 1 } as const;
    const sent = [
      await amendAny(),
      await api.call(adminReturnEndpoints.move, { ...by, body: move }),
      await api.call(adminReturnEndpoints.note, { ...by, body: { text: 'Called' } }),
      await api.call(adminReturnEndpoints.setDeadline, { ...by, body: { version: 1, due_on: null } }),
    ];
    expect(sent.map(({ status, problem }) => [status, problem.code])).toEqual(sent.map(() => [409, 'wrong_state']));
    const bulk = { return_ids: [id], to: 'in_review' } as const;
    const moved = await api.call(returnEndpoints.bulkMove, { token: preparer.token, body: bulk });
    expect(moved.body.results).toMatchObject([{ id, outcome: 'wrong_state' }]);
    expect((await stored()).map(({ state }) => state)).toEqual(['accepted', 'preparing']);
    const read = await api.call(adminReturnEndpoints.read, by);
    expect(read.body.id).toBe(body.id);
  });
});

import { clientRequestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { dateIn } from '@portal/domain/returns/business-days';
import { returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { auditOf } from '@portal/bff-access/testing/recorded';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';
import { EventReader } from '@portal/bff-platform/testing/event-reader';
import { setSeason } from '@portal/bff-access/testing/seasons';
import { AwaitedItemsJob } from '@portal/bff-returns/requests/awaited-items.job';
import { startApi, type Api } from '../../testing/api';
import { plainIntake, RequestCalls } from '../../testing/request-calls';

let api: Api;
let documents: DocumentCalls;
let calls: RequestCalls;
beforeAll(async () => {
  api = await startApi();
  documents = await DocumentCalls.of(api);
});
beforeEach(async () => {
  calls = await RequestCalls.of(api, documents);
  await calls.submit({ ...plainIntake(), w2_income: 10 });
  for (const item of (await calls.mine()).items)
    if (item.rule_key !== 'w2') await calls.decide('waive', item, { reason: 'already_there' });
});
afterAll(() => api.stop());

const later = '2999-03-03';
const run = () => api.get(AwaitedItemsJob).run();
const explain = async (comes_on = later) =>
  (await calls.explain(await calls.item('w2'), { kind: 'comes_later', comes_on, text: 'By mail' })).body;
const wait = async () => (await calls.decide('accept', await explain())).body;
/** Lets the date come: the item was explained earlier. */
const setDate = (date: string) =>
  api.query(`UPDATE request_items SET comes_on = $2 WHERE client_id = $1 AND comes_on IS NOT NULL`, [
    calls.client.id,
    date,
  ]);
const past = '2025-03-03';
const events = async () => (await calls.item('w2')).events.map(({ what }) => what);
const remind = () =>
  api.call(clientRequestEndpoints.remind, {
    ...{ token: calls.preparer.token, params: { clientId: calls.client.id } },
  });
const status = async () => (await api.call(returnEndpoints.mine, { token: calls.client.token })).body;

describe('a document that comes later', () => {
  it.each([[{ comes_on: null }], [{ comes_on: past }], [{ comes_on: dateIn('America/Detroit', new Date()) }]])(
    'returns 400 beside the date for %j',
    async (body) => {
      const { status: code, problem } = await calls.explain(await calls.item('w2'), { kind: 'comes_later', ...body });
      expect([code, problem.errors?.map(({ field }) => field)]).toEqual([400, ['comes_on']]);
      expect((await calls.item('w2')).state).toBe('needed');
    },
  );

  it('is awaited when the preparer accepts it: nobody’s turn, no reminder, and the return is not ready', async () => {
    const item = await wait();
    expect(item).toMatchObject({ state: 'awaited', turn: 'nobody', comes_on: later, explain_text: 'By mail' });
    expect(await auditOf(api, item.id, 'request.accept')).toHaveLength(1);
    expect(await calls.returnState()).toBe('documents_needed');
    expect(await status()).toMatchObject({
      ...{ open_for_client: 0, open_for_office: 0, awaited: 1, turn: 'client' },
      next_paper: { rule_key: 'w2', of_spouse: false, label: null, comes_on: later },
    });
    expect((await remind()).problem.code).toBe('conflict');
    expect(await calls.mails()).not.toContain('documents_reminder');
  });

  it('is named with its payer if it is the first to come, and staff read the same', async () => {
    await wait();
    const label = 'Letter of the landlord';
    const { body: asked } = await calls.add({ label, required: true });
    const explained = await calls.explain(asked, { kind: 'comes_later', comes_on: '2999-03-02' });
    await calls.decide('accept', explained.body);
    const next_paper = { rule_key: null, of_spouse: false, label, comes_on: '2999-03-02' };
    expect(await status()).toMatchObject({ awaited: 2, next_paper });
    const { body } = await api.call(returnEndpoints.ofClient, {
      ...{ token: calls.preparer.token, params: { clientId: calls.client.id } },
    });
    expect(body).toMatchObject({ awaited: 2, next_paper });
  });

  it('does not keep a return from being ready if it is optional', async () => {
    await api.query(`UPDATE request_items SET required = false WHERE client_id = $1`, [calls.client.id]);
    await wait();
    expect(await calls.returnState()).toBe('ready_to_prepare');
    expect((await status())?.next_paper).toBeNull();
  });

  it('may be sent before its date, taken back, waived, or asked for again', async () => {
    await wait();
    expect((await calls.upload(await calls.item('w2'), { type: 'w2' })).status).toBe(201);
    expect(await calls.item('w2')).toMatchObject({ state: 'received', comes_on: null });
    expect(await calls.returnState()).toBe('ready_to_prepare');
    await calls.decide('reject', await calls.item('w2'), { reason: 'expired' });
    expect((await calls.reopen(await wait())).body).toMatchObject({ state: 'needed', comes_on: null });
    const item = await wait();
    const again = await calls.add({ again: item.id });
    expect([again.status, again.body.state]).toEqual([201, 'needed']);
    const waived = await calls.decide('waive', await wait(), { reason: 'not_needed' });
    expect(waived.body.state).toBe('not_applicable');
    expect(await calls.returnState()).toBe('ready_to_prepare');
  });
});

describe('when the date has come', () => {
  it.each([
    ['awaited', wait],
    ['explained and not decided yet', explain],
  ])('a document that was %s is needed again, and both read why', async (_, begin) => {
    const before = await begin();
    await setDate(past);
    await run();
    const item = await calls.item('w2');
    expect(item).toMatchObject({
      ...{ state: 'needed', turn: 'client', version: before.version + 1 },
      ...{ explain_kind: null, explain_text: null, comes_on: null },
    });
    expect(item.events[0]).toMatchObject({ what: 'date_come', actor_name: null });
    const theirs = (await calls.ofClient()).items.find(({ id }) => id === item.id);
    expect(theirs?.events).toEqual(item.events);
    expect(await calls.returnState()).toBe('documents_needed');
    expect(await status()).toMatchObject({ open_for_client: 1, awaited: 0, next_paper: null });
    expect((await remind()).body).toEqual({ items: 1 });
  });

  it('tells open pages of the client and the preparer', async () => {
    await wait();
    await setDate(past);
    for (const { token } of [calls.client, calls.preparer]) {
      await setDate(past);
      const stream = await EventReader.open(documents.origin, token);
      const before = stream.events.length;
      await run();
      await stream.until(() => stream.events.slice(before).some(({ kind }) => kind === 'documents'));
      await stream.drop();
      await wait();
    }
  });

  it('happens once, however many servers look for it at the same time', async () => {
    await wait();
    await setDate(past);
    await Promise.all([run(), run(), run()]);
    await run();
    expect((await events()).filter((what) => what === 'date_come')).toHaveLength(1);
  });

  it('happens on the day itself in the office’s time zone, and not before', async () => {
    await wait();
    const zones = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'] as const;
    // 25 hours apart: it is always a later day on Kiritimati.
    await setDate(dateIn(zones[1], new Date()));
    await api.query('UPDATE site_settings SET time_zone = $1', [zones[0]]);
    await run();
    expect((await calls.item('w2')).state).toBe('awaited');
    await api.query('UPDATE site_settings SET time_zone = $1', [zones[1]]);
    await run();
    await api.query(`UPDATE site_settings SET time_zone = 'America/Detroit'`);
    expect((await calls.item('w2')).state).toBe('needed');
  });

  it('does not happen in a closed season, for a return that was sent, or for a closed account', async () => {
    const { id } = await wait();
    await setDate(past);
    const state = async () =>
      (await api.query<{ state: string }>('SELECT state FROM request_items WHERE id = $1', [id]))[0]?.state;
    await setSeason(api, 'closed');
    await run();
    await setSeason(api, 'open');
    expect(await state()).toBe('awaited');
    const move = (to: string) =>
      api.query('UPDATE tax_returns SET state = $2 WHERE client_id = $1', [calls.client.id, to]);
    for (const to of ['preparing', 'awaiting_signature', 'ready_to_file', 'filed']) await move(to);
    await run();
    expect(await state()).toBe('awaited');
    await move('rejected');
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [calls.client.id]);
    await run();
    expect(await state()).toBe('awaited');
    await api.query('UPDATE users SET deleted_at = NULL WHERE id = $1', [calls.client.id]);
    await run();
    expect(await state()).toBe('needed');
  });

  it('lets a return in preparation go on', async () => {
    await wait();
    await api.query(`UPDATE tax_returns SET state = 'preparing' WHERE client_id = $1`, [calls.client.id]);
    await setDate(past);
    await run();
    expect([await calls.returnState(), (await calls.item('w2')).state]).toEqual(['preparing', 'needed']);
  });
});

import { clientRequestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { rejectionOf } from '@portal/domain/returns/reject-codes';
import { auditOf } from '@portal/bff-access/testing/recorded';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';
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
});
afterAll(() => api.stop());

const { tell, remind } = clientRequestEndpoints;
const informed = (what: typeof tell | typeof remind, by = calls.preparer) =>
  api.call(what, { token: by.token, params: { clientId: calls.client.id } });
const sent = async (rule: 'w2' | 'selfie' = 'w2') => {
  const { status, body } = await calls.upload(await calls.item(rule), { type: rule });
  expect(status).toBe(201);
  return { document: body.id, item: await calls.item(rule) };
};

describe('asking', () => {
  it.each([
    [{}, 'label'],
    [{ label: ' ' }, 'label'],
    [{ rule_key: 'passport' }, 'rule_key'],
    [{ label: 'x'.repeat(121) }, 'label'],
    [{ label: 'Lease', document_type: 'w4' }, 'document_type'],
    [{ label: 'Lease', due_on: 'soon' }, 'due_on'],
    [{ label: 'Lease', required: null }, 'required'],
    [{ again: 'w2' }, 'again'],
  ])('returns 400 for %j', async (body, field) => {
    const { status, problem } = await calls.add(body);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('adds what staff need in their own words, which makes the return wait', async () => {
    for (const { id } of (await calls.mine()).items)
      await calls.decide('waive', { id, version: 1 } as never, { reason: 'not_needed' });
    expect(await calls.returnState()).toBe('ready_to_prepare');
    const { status, body } = await calls.add({ label: 'Lease', note: 'All pages, please', due_on: '2025-04-01' });
    expect([status, body.state, body.label, body.note, body.due_on]).toEqual([
      ...[201, 'needed', 'Lease', 'All pages, please', '2025-04-01'],
    ]);
    expect(await auditOf(api, body.id, 'request.add')).toHaveLength(1);
    expect(await calls.returnState()).toBe('documents_needed');
    expect(await calls.mails()).toEqual(['documents_requested', 'documents_requested']);
  });

  it('asks again for what was waived, and refuses what is open already', async () => {
    const item = await calls.item('w2');
    expect((await calls.add({ rule_key: 'w2' })).problem).toMatchObject({ code: 'already_exists', id: item.id });
    await calls.decide('waive', item, { reason: 'not_needed' });
    expect((await calls.add({ rule_key: 'w2', note: 'After all' })).body).toMatchObject({
      ...{ id: item.id, state: 'needed', note: 'After all' },
    });
  });

  it('asks again for an accepted item only when it is named', async () => {
    const { item } = await sent();
    await calls.decide('accept', item);
    expect((await calls.add({ rule_key: 'w2' })).problem).toMatchObject({ code: 'already_exists', id: item.id });
    const { status, body } = await calls.add({ again: item.id, note: 'The IRS sent it back' });
    expect([status, body.id, body.state, body.rule_key, body.note]).toEqual([
      ...[201, item.id, 'needed', 'w2', 'The IRS sent it back'],
    ]);
    expect(body.files).toMatchObject([{ rejected: false }]);
    expect((await calls.add({ again: item.id })).problem).toMatchObject({ code: 'already_exists', id: item.id });
    expect((await calls.upload(await calls.item('w2'), { type: 'w2' })).status).toBe(201);
    expect((await calls.item('w2')).state).toBe('received');
  });

  it('returns 404 for an item of another client', async () => {
    const other = await RequestCalls.of(api, documents);
    await other.submit({ ...plainIntake(), w2_income: 10 });
    const item = await other.item('w2');
    await other.decide('waive', item, { reason: 'not_needed' });
    expect((await calls.add({ again: item.id })).status).toBe(404);
    expect((await other.item('w2')).state).toBe('not_applicable');
  });

  it('asks for what mends a rejection, without moving the return', async () => {
    const [{ id } = { id: '' }] = await api.query<{ id: string }>('SELECT id FROM tax_returns WHERE client_id = $1', [
      calls.client.id,
    ]);
    for (const state of ['preparing', 'awaiting_signature', 'ready_to_file', 'filed', 'rejected'])
      await api.query('UPDATE tax_returns SET state = $2 WHERE id = $1', [id, state]);
    const { rule_key } = rejectionOf('F8962-070') ?? {};
    const { status, body } = await calls.add({ rule_key });
    expect([status, body.rule_key, body.state, body.source]).toEqual([201, '1095_a', 'needed', 'staff']);
    expect((await calls.add({ rule_key })).problem).toMatchObject({ code: 'already_exists', id: body.id });
    expect(await calls.returnState()).toBe('rejected');
    expect((await calls.mine()).items.filter((item) => item.rule_key === '1095_a')).toHaveLength(1);
  });

  it('needs a return', async () => {
    const other = await RequestCalls.of(api, documents);
    expect((await other.add({ label: 'Lease' })).problem.code).toBe('conflict');
  });
});

describe('telling and reminding', () => {
  it('tells the client once what was sent back, and again after a further rejection', async () => {
    expect((await informed(tell)).problem.code).toBe('conflict');
    for (const rule of ['w2', 'selfie'] as const) {
      const { item } = await sent(rule);
      await calls.decide('reject', item, { reason: 'unreadable' });
      expect((await informed(tell)).status).toBe(200);
      expect((await informed(tell)).problem.code).toBe('conflict');
    }
    expect((await calls.mails()).filter((kind) => kind === 'documents_sent_back')).toHaveLength(2);
    expect(await auditOf(api, calls.client.id, 'request.tell')).toHaveLength(2);
  });

  it('reminds at most once a day, and only of something open', async () => {
    expect((await informed(remind)).body).toEqual({ items: 4 });
    expect((await informed(remind)).problem.code).toBe('conflict');
    expect((await calls.mails()).filter((kind) => kind === 'documents_reminder')).toHaveLength(1);
    expect(await auditOf(api, calls.client.id, 'request.remind')).toHaveLength(1);
    const done = await RequestCalls.of(api, documents);
    await done.begin();
    for (const { id } of (await done.mine()).items)
      await done.decide('waive', { id, version: 1 } as never, { reason: 'not_needed' });
    const nothing = await api.call(remind, { token: done.preparer.token, params: { clientId: done.client.id } });
    expect(nothing.problem.code).toBe('conflict');
  });
});

describe('texts of people', () => {
  it('are encrypted in the database and absent from emails and logs', async () => {
    const { documentLabel, documentNote, employerName, explanationText, rejectionText } = canaries;
    const secrets = [documentLabel, documentNote, employerName, explanationText, rejectionText];
    await calls.answer({ employers: 'yes', employer_names: [employerName] });
    const { item } = await sent('selfie');
    await calls.decide('reject', item, { reason: 'other', text: rejectionText });
    await calls.explain(await calls.item('w2', employerName), { kind: 'cannot_get', text: explanationText });
    await calls.add({ label: documentLabel, note: documentNote });
    await informed(tell);
    await informed(remind);
    const tables = [
      'return_situations',
      'request_items',
      'request_item_events',
      'request_item_documents',
      'mails',
      'audit_log',
    ];
    for (const table of tables) {
      const rows = await api.query<{ text: string }>(`SELECT row_to_json(stored)::text AS text FROM ${table} stored`);
      const text = rows
        .map((row) => row.text)
        .join('\n')
        .toLowerCase();
      const hex = secrets.map((secret) => Buffer.from(secret).toString('hex'));
      expect(
        [...secrets.map((secret) => secret.toLowerCase()), ...hex].filter((secret) => text.includes(secret)),
      ).toEqual([]);
    }
    const log = JSON.stringify(api.log());
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect((await calls.mine()).items.map(({ label }) => label)).toContain(employerName);
  });
});

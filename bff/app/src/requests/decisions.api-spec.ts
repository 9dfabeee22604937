import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { clientRequestEndpoints, requestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Person } from '@portal/bff-access/testing/people';
import { auditOf } from '@portal/bff-access/testing/recorded';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';
import { EventReader } from '@portal/bff-platform/testing/event-reader';
import { startApi, type Api } from '../../testing/api';
import { plainIntake, RequestCalls } from '../../testing/request-calls';

let api: Api;
let documents: DocumentCalls;
let calls: RequestCalls;
let [otherPreparer, admin]: Person[] = [];
beforeAll(async () => {
  api = await startApi();
  documents = await DocumentCalls.of(api);
  [otherPreparer, admin] = [await api.people.preparer(), await api.people.admin()];
});
beforeEach(async () => {
  calls = await RequestCalls.of(api, documents);
  await calls.submit({ ...plainIntake(), w2_income: 10 });
});
afterAll(() => api.stop());

const { list, add, accept, reject, waive, link, unlink, tell, remind } = clientRequestEndpoints;
const informed = (what: typeof tell | typeof remind, by = calls.preparer) =>
  api.call(what, { token: by.token, params: { clientId: calls.client.id } });
const linked = (item: string, document_id: string, by = calls.preparer, client = calls.client) =>
  api.call(link, { token: by.token, params: { clientId: client.id, id: item }, body: { document_id } });
const counted = async () => {
  const { body } = await api.call(documentEndpoints.categories, { token: calls.client.token });
  return body.categories.reduce((sum, { counted: number = 0 }) => sum + number, 0);
};
const sent = async (rule: 'w2' | 'selfie' = 'w2') => {
  const { status, body } = await calls.upload(await calls.item(rule), { type: rule });
  expect(status).toBe(201);
  return { document: body.id, item: await calls.item(rule) };
};

describe('the requests of a client', () => {
  const bodies = {
    add: { label: 'Lease', required: true },
    accept: { version: 1 },
    reject: { version: 1, reason: 'expired' },
    waive: { version: 1, reason: 'not_needed' },
    link: { document_id: uuidv7() },
  };
  const endpoints = { list, add, accept, reject, waive, link, unlink, tell, remind };

  it.each(Object.entries(endpoints))('%s: returns 401, 403, and 404 to other preparers', async (name, endpoint) => {
    const item = await calls.item('w2');
    const params = { clientId: calls.client.id, id: item.id, documentId: item.id };
    const body = name in bodies ? { body: bodies[name as keyof typeof bodies] } : {};
    const ask = (token: string, more = {}) => api.call(endpoint, { token, params: { ...params, ...more }, ...body });
    expect((await api.call(endpoint, { params, ...body })).status).toBe(401);
    for (const { token } of [calls.client, admin ?? calls.client]) expect((await ask(token)).status).toBe(403);
    expect((await ask(otherPreparer?.token ?? '')).status).toBe(404);
    for (const clientId of [uuidv7(), 'x']) expect((await ask(calls.preparer.token, { clientId })).status).toBe(404);
    expect(await calls.item('w2')).toEqual(item);
  });

  it('are closed to the former preparer after a reassignment, and open to the new one', async () => {
    const next = await api.people.preparer();
    const body = { client_id: calls.client.id, from_preparer_id: calls.preparer.id, to_preparer_id: next.id };
    expect((await api.call(assignmentEndpoints.reassign, { token: admin?.token ?? '', body })).status).toBe(200);
    const item = await calls.item('selfie');
    expect((await calls.decide('waive', item, { reason: 'not_needed' })).status).toBe(404);
    expect((await calls.decide('waive', item, { reason: 'not_needed' }, next)).body.state).toBe('not_applicable');
  });

  it('return 404 for the item of another client', async () => {
    const other = await RequestCalls.of(api, documents);
    await api.make.assign(other.client, calls.preparer);
    await other.begin();
    const item = await other.item('selfie');
    expect((await calls.decide('waive', item, { reason: 'not_needed' })).status).toBe(404);
    expect((await calls.upload(item)).status).toBe(404);
    expect((await other.item('selfie')).state).toBe('needed');
  });
});

describe('deciding', () => {
  it('accepts files, and waives without one only with a reason', async () => {
    const { item } = await sent();
    const accepted = await calls.decide('accept', item);
    expect(accepted.body).toMatchObject({ state: 'accepted', turn: 'nobody', version: item.version + 1 });
    expect(await auditOf(api, item.id, 'request.accept')).toHaveLength(1);
    expect((await calls.decide('accept', accepted.body)).problem).toMatchObject({
      code: 'wrong_state',
      state: 'accepted',
    });
    const selfie = await calls.item('selfie');
    expect((await calls.decide('waive', selfie)).problem.errors?.[0]?.field).toBe('reason');
    const waived = await calls.decide('waive', selfie, { reason: 'already_there' });
    expect(waived.body).toMatchObject({
      state: 'not_applicable',
      events: [{ what: 'waived', reason: 'already_there' }],
    });
    expect(await auditOf(api, selfie.id, 'request.waive')).toMatchObject([{ details: { reason: 'already_there' } }]);
  });

  it.each([
    [{}, 'reason'],
    [{ reason: 'ugly' }, 'reason'],
    [{ reason: 'other' }, 'text'],
    [{ reason: 'other', text: '  ' }, 'text'],
    [{ reason: 'expired', documents: ['x'] }, 'documents'],
    [{ reason: 'expired', documents: [uuidv7()] }, 'documents'],
    [{ reason: 'expired', version: 0 }, 'version'],
  ])('returns 400 for a rejection with %j', async (body, field) => {
    const { item } = await sent();
    const { status, problem } = await calls.decide('reject', item, body);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
    expect((await calls.item('w2')).state).toBe('received');
  });

  it('lets one of two preparers decide at once: the other gets 409', async () => {
    const { item } = await sent();
    const answers = await Promise.all([
      calls.decide('accept', item),
      calls.decide('reject', item, { reason: 'unreadable' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('stale_version');
  });

  it('tells the client’s open page about a rejection, with its reason; the file counts nowhere', async () => {
    const { item, document } = await sent();
    expect(await counted()).toBe(1);
    const stream = await EventReader.open(documents.origin, calls.client.token);
    const before = stream.events.length;
    const began = Date.now();
    await calls.decide('reject', item, { reason: 'other', text: 'The edge is cut off' });
    await stream.until(() => stream.events.slice(before).some(({ kind }) => kind === 'documents'));
    expect(Date.now() - began).toBeLessThan(2000);
    await stream.drop();
    const seen = await calls.item('w2');
    expect(seen).toMatchObject({
      ...{ state: 'rejected', turn: 'client', reject_reason: 'other', reject_text: 'The edge is cut off' },
      files: [{ document_id: document, rejected: true }],
    });
    expect(await counted()).toBe(0);
    const detail = await api.call(clientEndpoints.detail, {
      token: calls.preparer.token,
      params: { clientId: calls.client.id },
    });
    // The form alone; the W-2 was sent back.
    expect([detail.body.documents_count, detail.body.completion]).toEqual([0, 25]);
    expect((await calls.upload(seen)).status).toBe(201);
    expect(await calls.item('w2')).toMatchObject({ state: 'received', reject_reason: null, reject_text: null });
    expect(await counted()).toBe(1);
  });

  it('keeps a rejected file counted while another item uses it', async () => {
    const { item, document } = await sent();
    const selfie = await calls.item('selfie');
    expect((await linked(selfie.id, document)).body).toMatchObject({ state: 'received' });
    await calls.decide('reject', item, { reason: 'wrong_document' });
    expect(await counted()).toBe(1);
    await calls.decide('reject', await calls.item('selfie'), { reason: 'wrong_document' });
    expect(await counted()).toBe(0);
  });

  it('accepts an explanation, or sends it back', async () => {
    const explained = await calls.explain(await calls.item('w2'), { kind: 'does_not_apply' });
    const sentBack = await calls.decide('reject', explained.body, { reason: 'other', text: 'You did work there' });
    expect(sentBack.body.state).toBe('rejected');
    const again = await calls.explain(sentBack.body, { kind: 'cannot_get' });
    expect((await calls.decide('accept', again.body)).body.state).toBe('not_applicable');
  });
});

describe('files of items', () => {
  it('belong to an item only if the client sends them for it; others are listed as unsorted', async () => {
    const { body } = await calls.upload(undefined);
    expect((await calls.ofClient()).unsorted.map(({ document_id }) => document_id)).toEqual([body.id]);
    const item = await calls.item('w2');
    expect((await linked(item.id, body.id)).body).toMatchObject({ state: 'received' });
    expect(await auditOf(api, item.id, 'request.link')).toHaveLength(1);
    expect((await calls.ofClient()).unsorted).toEqual([]);
    const params = { clientId: calls.client.id, id: item.id, documentId: body.id };
    const away = await api.call(unlink, { token: calls.preparer.token, params });
    expect(away.body).toMatchObject({ state: 'needed', files: [] });
    expect(await auditOf(api, item.id, 'request.unlink')).toHaveLength(1);
    expect((await api.call(unlink, { token: calls.preparer.token, params })).status).toBe(404);
  });

  it('may be the same for two items, without storing the bytes twice', async () => {
    await calls.answer({ bank: 'yes', bank_names: ['Lake'], investments: 'yes', broker_names: ['Lake'] });
    const bytes = Buffer.from(`%PDF-1.7\nconsolidated ${calls.client.id}`);
    const first = await calls.upload(await calls.item('1099_int_div', 'Lake'), { type: '1099', bytes });
    const second = await calls.upload(await calls.item('1099_b', 'Lake'), { type: '1099', bytes });
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect((await calls.item('1099_b', 'Lake')).files).toMatchObject([{ document_id: first.body.id }]);
    const third = await calls.upload(await calls.item('1099_b', 'Lake'), { type: '1099', bytes });
    expect([third.status, third.body.code]).toEqual([409, 'already_exists']);
    expect(await counted()).toBe(1);
  });

  it('cannot be linked if they are somebody else’s', async () => {
    const other = await RequestCalls.of(api, documents);
    const { body } = await other.upload(undefined);
    expect((await linked((await calls.item('w2')).id, body.id)).status).toBe(404);
  });

  it('return an item to needed when its client deletes the last one, and count again once restored', async () => {
    const { document } = await sent();
    const params = { id: document };
    expect((await api.call(documentEndpoints.remove, { token: calls.client.token, params })).status).toBe(204);
    expect(await calls.item('w2')).toMatchObject({
      state: 'needed',
      files: [],
      events: [{ what: 'file_deleted' }, {}],
    });
    await api.call(documentEndpoints.restore, { token: calls.client.token, params });
    expect(await calls.item('w2')).toMatchObject({ state: 'received', files: [{ document_id: document }] });
  });

  it('cannot be deleted once the office has accepted them', async () => {
    const { document, item } = await sent();
    await calls.decide('accept', item);
    const { status, problem } = await api.call(documentEndpoints.remove, {
      token: calls.client.token,
      params: { id: document },
    });
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect(await calls.item('w2')).toMatchObject({ state: 'accepted', files: [{ document_id: document }] });
  });

  it('cannot be sent for an item that the office has decided, and leave no file behind', async () => {
    const { item } = await sent();
    await calls.decide('accept', item);
    const before = await counted();
    const { status, body } = await calls.upload(item);
    expect([status, body.code]).toEqual([409, 'wrong_state']);
    expect(await counted()).toBe(before);
  });
});

describe('POST /client/{clientId}/documents/upload', () => {
  it('returns 401, 403, and 404 to other preparers', async () => {
    const of = calls.client.id;
    expect((await documents.upload(undefined, { of })).status).toBe(401);
    for (const by of [calls.client, admin]) expect((await documents.upload(by, { of })).status).toBe(403);
    expect((await documents.upload(otherPreparer, { of })).status).toBe(404);
    expect(await counted()).toBe(0);
  });

  it('stores what came on paper as the office’s file for the client, and audits it', async () => {
    const item = await calls.item('w2');
    const { status, body } = await calls.upload(item, { of: calls.client.id }, calls.preparer);
    expect([status, body.user_id]).toEqual([201, calls.client.id]);
    const { files, events, state } = await calls.item('w2');
    expect([state, files[0]?.by_office, events[0]?.actor_name]).toEqual(['received', true, expect.any(String)]);
    const [entry] = await auditOf(api, body.id, 'document.upload');
    expect(entry?.details).toMatchObject({ client_id: calls.client.id, document_type: 'w2' });
    expect((await documents.get(calls.client, body.id, 'view')).status).toBe(200);
  });
});

describe('asking', () => {
  it.each([
    [{}, 'label'],
    [{ label: ' ' }, 'label'],
    [{ rule_key: 'passport' }, 'rule_key'],
    [{ label: 'x'.repeat(121) }, 'label'],
    [{ label: 'Lease', document_type: 'w4' }, 'document_type'],
    [{ label: 'Lease', due_on: 'soon' }, 'due_on'],
    [{ label: 'Lease', required: null }, 'required'],
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
    const secrets = ['Acme Secret Works', 'Private note 1', 'Private reason 2', 'Private excuse 3', 'Private label 4'];
    await calls.answer({ employers: 'yes', employer_names: [secrets[0]] });
    const { item } = await sent('selfie');
    await calls.decide('reject', item, { reason: 'other', text: secrets[2] });
    await calls.explain(await calls.item('w2', secrets[0]), { kind: 'cannot_get', text: secrets[3] });
    await calls.add({ label: secrets[4], note: secrets[1] });
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
    expect((await calls.mine()).items.map(({ label }) => label)).toContain(secrets[0]);
  });
});

it('keeps the counters of client and preparer equal to the rows', async () => {
  const { item } = await sent();
  await calls.decide('reject', item, { reason: 'expired' });
  await sent('selfie');
  await calls.add({ label: 'Lease', required: false });
  const [mine, ofClient] = [await calls.mine(), await calls.ofClient()];
  const rows = await api.query<{ turn: string; required: boolean }>(
    'SELECT turn, required FROM request_items WHERE client_id = $1',
    [calls.client.id],
  );
  const forClient = rows.filter(({ turn, required }) => turn === 'client' && required).length;
  const forOffice = rows.filter(({ turn }) => turn === 'office').length;
  expect([mine.open_for_you, mine.open_for_us]).toEqual([forClient, forOffice]);
  expect([ofClient.open_for_client, ofClient.open_for_office, ofClient.sent_back]).toEqual([forClient, forOffice, 1]);
  expect((await api.call(requestEndpoints.mine, { token: calls.client.token })).body.items).toHaveLength(rows.length);
});

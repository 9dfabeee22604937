import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { clientRequestEndpoints, requestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import type { MoveReturn } from '@portal/domain/returns/returns.dto';
import { returnEndpoints } from '@portal/domain/returns/returns.endpoints';
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
    const { body: listed } = await api.call(documentEndpoints.list, { token: calls.client.token });
    expect(listed).toMatchObject([{ id: document, counts: false, sent_back: true }]);
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

it('keeps the answer to a question over a hold, until the last paper is settled', async () => {
  const params = { clientId: calls.client.id };
  const { token } = calls.preparer;
  const move = async (body: Omit<MoveReturn, 'version'>) => {
    const { version } = (await api.call(returnEndpoints.ofClient, { params, token })).body ?? { version: 0 };
    return (await api.call(returnEndpoints.move, { params, token, body: { ...body, version } })).body;
  };
  await move({ to: 'preparing' });
  await move({ to: 'info_needed', question: 'Did you move?' });
  const answer = { recipient_id: calls.preparer.id, content: 'No' };
  await api.call(messageEndpoints.send, { body: answer, token: calls.client.token });
  await move({ to: 'on_hold', reason_kind: 'client_asked' });
  const resumed = await move({ to: 'info_needed' });
  expect([resumed.state, resumed.answered_at]).toEqual(['info_needed', expect.any(String)]);
  for (const item of (await calls.mine()).items.filter(({ state, required }) => state === 'needed' && required)) {
    expect(await calls.returnState()).toBe('info_needed');
    await calls.decide('waive', item, { reason: 'not_needed' });
  }
  expect(await calls.returnState()).toBe('preparing');
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

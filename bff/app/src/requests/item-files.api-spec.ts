import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { clientRequestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import type { Person } from '@portal/bff-access/testing/people';
import { auditOf } from '@portal/bff-access/testing/recorded';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';
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

const { link, unlink } = clientRequestEndpoints;
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

describe('files of items', () => {
  it('belong to an item only if the client sends them for it; others are listed as unsorted', async () => {
    const { body } = await calls.upload(undefined);
    expect((await calls.ofClient()).unsorted.map(({ document_id }) => document_id)).toEqual([body.id]);
    const item = await calls.item('w2');
    expect((await linked(item.id, body.id)).body).toMatchObject({ state: 'received' });
    expect(await auditOf(api, item.id, 'request.file')).toHaveLength(1);
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

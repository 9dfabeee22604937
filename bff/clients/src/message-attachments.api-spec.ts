import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../testing/api';

let api: Api;
let client: Person;
let preparer: Person;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  [client, preparer] = [await api.people.client(), await api.people.preparer()];
  await api.make.assign(client, preparer);
});

const document = async (owner: Person, filename: string) =>
  (await api.make.document({ user_id: owner.id, filename })).id;
const send = (from: Person, to: Person, document_ids: string[]) =>
  api.call(messageEndpoints.send, {
    body: { recipient_id: to.id, content: 'See the files', document_ids },
    token: from.token,
  });
const conversation = (reader: Person, other: Person) =>
  api.call(messageEndpoints.conversation, { params: { userId: other.id }, token: reader.token });
const attachmentsSeenBy = async (reader: Person, other: Person) =>
  (await conversation(reader, other)).body.map(({ attachments }) => attachments?.map(({ filename }) => filename));
const sentMessages = () => api.query('SELECT id FROM messages WHERE $1 IN (sender_id, recipient_id)', [client.id]);

describe('files attached to a message', () => {
  it('name the field if they belong to someone else, are in the trash, are unknown or too many, and send nothing', async () => {
    const stranger = await api.people.client();
    const deleted = await document(client, 'deleted.pdf');
    await api.call(documentEndpoints.remove, { params: { id: deleted }, token: client.token });
    const own = await document(client, 'own.pdf');
    const six = await api.make.document.many(6, (at) => ({ user_id: client.id, filename: `${String(at)}.pdf` }));
    for (const wrong of [
      [await document(stranger, 'theirs.pdf')],
      [own, deleted],
      [preparer.id],
      ['malformed'],
      six.map(({ id }) => id),
    ])
      for (const [from, to] of [
        [client, preparer],
        [preparer, client],
      ] as const) {
        const { status, problem } = await send(from, to, wrong);
        expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['document_ids']]);
      }
    expect(await sentMessages()).toEqual([]);
  });

  it('cannot be attached between members of staff', async () => {
    const admin = await api.people.admin();
    expect((await send(admin, preparer, [await document(client, 'own.pdf')])).status).toBe(400);
  });

  it('arrive with the message, in order of their names, each once', async () => {
    const [second, first] = [await document(client, 'b.pdf'), await document(client, 'a.pdf')];
    const { status, body } = await send(client, preparer, [second, first, second]);
    const expected = [
      { document_id: first, filename: 'a.pdf' },
      { document_id: second, filename: 'b.pdf' },
    ];
    expect([status, body.attachments]).toEqual([201, expected]);
    expect(await attachmentsSeenBy(preparer, client)).toEqual([['a.pdf', 'b.pdf']]);
    expect((await send(preparer, client, [first])).body.attachments).toEqual(expected.slice(0, 1));
    expect(await attachmentsSeenBy(client, preparer)).toEqual([['a.pdf', 'b.pdf'], ['a.pdf']]);
  });

  it('disappear for a former preparer, and while they are in the trash', async () => {
    const id = await document(client, 'own.pdf');
    await send(preparer, client, [id]);
    await api.call(documentEndpoints.remove, { params: { id }, token: client.token });
    expect(await attachmentsSeenBy(preparer, client)).toEqual([undefined]);
    await api.call(documentEndpoints.restore, { params: { id }, token: client.token });
    expect(await attachmentsSeenBy(preparer, client)).toEqual([['own.pdf']]);
    await api.make.assign(client, await api.people.preparer());
    expect((await conversation(preparer, client)).status).toBe(404);
    expect(await attachmentsSeenBy(client, preparer)).toEqual([['own.pdf']]);
  });
});

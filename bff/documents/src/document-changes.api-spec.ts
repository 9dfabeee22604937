import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeDocument } from '@portal/domain/documents/documents.dto';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { Env } from '@portal/bff-platform/config/env';
import { OrphanedFilesJob } from './orphaned-files.job';
import { TrashJob } from './trash.job';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { DocumentCalls, pdf } from '../testing/documents';

const { change, list, remove, restore, trash } = documentEndpoints;

let api: Api;
let documents: DocumentCalls;
let [client, other, preparer, admin, pending]: Person[] = [];
beforeAll(async () => {
  api = await startApi({ DATA_DIR: `${process.env.API_TESTS_DIR ?? ''}/data-of-document-changes` });
  documents = await DocumentCalls.of(api);
  [client, other] = [await api.people.client(), await api.people.client()];
  [preparer, admin] = [await api.people.preparer(), await api.people.admin()];
  pending = await api.people.preparer({ status: 'pending' });
  await api.make.assign(client, preparer);
});
afterAll(() => api.stop());

const token = (person: Person | undefined) => ({ token: person?.token ?? '' });
const changeAs = (person: Person | undefined, id: string, body: object) =>
  api.call(change, { ...token(person), params: { id }, body: body as ChangeDocument });
const removeAs = (person: Person | undefined, id: string) => api.call(remove, { ...token(person), params: { id } });
const restoreAs = (person: Person | undefined, id: string) => api.call(restore, { ...token(person), params: { id } });
const named = async (person: Person | undefined) =>
  (await api.call(list, token(person))).body.map(({ filename }) => filename);
const trashOf = async (person: Person | undefined) => (await api.call(trash, token(person))).body;
const uploaded = async (name: string, bytes = pdf(name), type = 'w2') =>
  (await documents.upload(client, { name, bytes, type })).body;
const recorded = async (id: string) =>
  (
    await api.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE object_id = $1 AND action LIKE 'document.%' AND action <> 'document.upload' ORDER BY id`,
      [id],
    )
  ).map(({ action }) => action);
const age = (id: string, days: number) =>
  api.query(`UPDATE documents SET deleted_at = deleted_at - make_interval(hours => $2 * 24) WHERE id = $1`, [id, days]);
const filesStored = () =>
  readdirSync(join(api.get(Env).DATA_DIR, 'documents', 'files'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;

describe.each([
  ['PUT /documents/{id}', (person: Person | undefined, id: string) => changeAs(person, id, { version: 1 })],
  ['DELETE /documents/{id}', removeAs],
  ['POST /documents/{id}/restore', restoreAs],
])('%s', (_call, callAs) => {
  it('returns 401 to anonymous callers, 403 to staff, and 404 for another client’s document', async () => {
    const { id } = await uploaded(`${uuidv7()}.pdf`);
    expect((await callAs(undefined, id)).status).toBe(401);
    for (const person of [preparer, admin, pending]) expect((await callAs(person, id)).status).toBe(403);
    for (const missing of [await callAs(other, id), await callAs(client, uuidv7()), await callAs(client, 'x')])
      expect([missing.status, missing.problem.code]).toEqual([404, 'not_found']);
    expect(await recorded(id)).toEqual([]);
    await removeAs(client, id);
  });
});

describe('PUT /documents/{id}', () => {
  it.each([
    [{ filename: ' ' }, 'filename'],
    [{ filename: 'x'.repeat(301) }, 'filename'],
    [{ filename: 'a/b.pdf' }, 'filename'],
    [{ filename: 'a\\b.pdf' }, 'filename'],
    [{ filename: 'line\nbreak.pdf' }, 'filename'],
    [{ filename: 'gpj.\u202efdp.exe' }, 'filename'],
    [{ filename: '..' }, 'filename'],
    [{ document_type: 'w4' }, 'document_type'],
    [{ document_type: 'passport' }, 'document_type'],
  ])('returns 400 for %j', async (body, field) => {
    const { id, version } = await uploaded('invalid.pdf');
    const { status, problem } = await changeAs(client, id, { ...body, version });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
    await removeAs(client, id);
  });

  it('returns 400 without a version', async () => {
    const { id } = await uploaded('no-version.pdf');
    expect((await changeAs(client, id, { filename: 'x.pdf' })).problem.errors?.[0]?.field).toBe('version');
  });

  it('returns 409 for a stale version and changes nothing', async () => {
    const { id, version = 0 } = await uploaded('stale.pdf');
    const first = await changeAs(client, id, { filename: 'first.pdf', version });
    expect([first.status, first.body.filename, first.body.version]).toEqual([200, 'first.pdf', version + 1]);
    const second = await changeAs(client, id, { filename: 'second.pdf', document_type: 'other', version });
    expect([second.status, second.problem.code, second.problem.version]).toEqual([409, 'stale_version', version + 1]);
    expect(second.problem.detail).toBe(
      'This file was changed in another window. Check its name and category, then try again.',
    );
    expect(await named(client)).toContain('first.pdf');
    expect(await recorded(id)).toEqual(['document.rename']);
  });

  it('renames and moves a file, for the assigned preparer too, and audits both changes', async () => {
    const { id, version } = await uploaded('scan0001.pdf');
    const { body } = await changeAs(client, id, { filename: '  Año "2024".pdf ', document_type: '1099', version });
    expect(body).toMatchObject({ id, filename: 'Año "2024".pdf', document_type: '1099' });
    expect(await named(preparer)).toContain('Año "2024".pdf');
    const { headers } = await documents.get(preparer, id, 'download');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="A_o _2024_.pdf"; filename*=UTF-8''A%C3%B1o%20%222024%22.pdf`,
    );
    expect((await recorded(id)).slice(0, 2)).toEqual(['document.rename', 'document.move']);
  });

  it('returns 409 with the file name if the target category already contains the same file', async () => {
    const bytes = pdf('both');
    const there = await uploaded('there.pdf', bytes, 'other');
    const { id, version } = await uploaded('here.pdf', bytes);
    const { status, problem } = await changeAs(client, id, { document_type: 'other', version });
    expect([status, problem.code, problem.id]).toEqual([409, 'already_exists', there.id]);
    expect(problem.detail).toBe('This category already has the same file: there.pdf.');
    expect(await recorded(id)).toEqual([]);
  });
});

describe('DELETE /documents/{id}', () => {
  it("hides the file from everyone immediately, and lists it in its owner's trash for 30 days", async () => {
    const { id } = await uploaded('mistake.pdf');
    expect((await removeAs(client, id)).status).toBe(204);
    for (const person of [client, preparer, admin]) {
      expect(await named(person)).not.toContain('mistake.pdf');
      for (const what of ['view', 'download'] as const)
        expect((await documents.get(person, id, what)).status).toBe(404);
    }
    const ofClient = await api.call(documentEndpoints.ofClient, {
      ...token(preparer),
      params: { clientId: client?.id ?? '' },
    });
    expect(ofClient.body.map(({ filename }) => filename)).not.toContain('mistake.pdf');
    const [deleted] = await trashOf(client);
    expect(deleted).toMatchObject({ id, filename: 'mistake.pdf', document_type: 'w2' });
    const kept = Date.parse(deleted?.removed_at ?? '') - Date.parse(deleted?.deleted_at ?? '');
    expect(kept).toBe(30 * 24 * 3_600_000);
    expect((await trashOf(other)).length).toBe(0);
    expect((await api.call(trash)).status).toBe(401);
    for (const person of [preparer, admin]) expect((await api.call(trash, token(person))).status).toBe(403);
  });

  it('writes one audit entry, even if the deletion is repeated', async () => {
    const { id } = await uploaded('twice.pdf');
    expect([(await removeAs(client, id)).status, (await removeAs(client, id)).status]).toEqual([204, 204]);
    expect(await recorded(id)).toEqual(['document.delete']);
  });

  it('returns 404 for changes to a deleted file', async () => {
    const { id, version = 0 } = await uploaded('gone.pdf');
    await removeAs(client, id);
    expect((await changeAs(client, id, { filename: 'x.pdf', version: version + 1 })).status).toBe(404);
  });

  it('lets the same file be uploaded again', async () => {
    const { id } = await uploaded('again.pdf');
    await removeAs(client, id);
    const again = await documents.upload(client, { name: 'again.pdf', bytes: pdf('again.pdf') });
    expect([again.status, again.body.id === id]).toEqual([201, false]);
    const { status, problem } = await restoreAs(client, id);
    expect([status, problem.code, problem.id]).toEqual([409, 'already_exists', again.body.id]);
  });
});

describe('POST /documents/{id}/restore', () => {
  it('restores the file with its bytes, and is audited once', async () => {
    const { id } = await uploaded('back.pdf');
    await removeAs(client, id);
    await api.get(OrphanedFilesJob).sweep(0);
    const { status, body } = await restoreAs(client, id);
    expect([status, body.filename]).toEqual([200, 'back.pdf']);
    expect((await restoreAs(client, id)).status).toBe(200);
    expect((await documents.get(client, id, 'download')).bytes).toEqual(pdf('back.pdf'));
    expect(await named(preparer)).toContain('back.pdf');
    expect((await trashOf(client)).map((one) => one.id)).not.toContain(id);
    expect((await recorded(id)).slice(0, 2)).toEqual(['document.delete', 'document.restore']);
  });

  it('returns 404 once the 30 days are over', async () => {
    const { id } = await uploaded('late.pdf');
    await removeAs(client, id);
    await age(id, 30);
    expect((await restoreAs(client, id)).status).toBe(404);
    expect((await trashOf(client)).map((one) => one.id)).not.toContain(id);
  });
});

describe('trash purge', () => {
  const rowOf = (id: string) => api.query('SELECT storage_key FROM documents WHERE id = $1', [id]);

  it('keeps a file for 30 days, then deletes its row and bytes, and audits the deletion', async () => {
    await api.get(TrashJob).run();
    const { id } = await uploaded('old.pdf');
    await removeAs(client, id);
    await age(id, 29);
    const before = filesStored();
    await api.get(TrashJob).run();
    expect([(await rowOf(id)).length, filesStored()]).toEqual([1, before]);
    await age(id, 1);
    const keys = await api.query('SELECT * FROM data_keys ORDER BY owner_id');
    await api.get(TrashJob).run();
    expect([(await rowOf(id)).length, filesStored()]).toEqual([0, before - 1]);
    expect(await recorded(id)).toEqual(['document.delete', 'document.purge']);
    expect(await api.query('SELECT * FROM data_keys ORDER BY owner_id')).toEqual(keys);
  });

  it('keeps the row if the bytes cannot be deleted, and continues with the other files', async () => {
    const stuck = await uploaded('stuck.pdf');
    const next = await uploaded('next.pdf');
    for (const { id } of [stuck, next]) {
      await removeAs(client, id);
      await age(id, 31);
    }
    const failing = jest.spyOn(api.get(DocumentStore), 'delete').mockRejectedValueOnce(new Error('disk'));
    await api.get(TrashJob).run();
    failing.mockRestore();
    expect([(await rowOf(stuck.id)).length, (await rowOf(next.id)).length]).toEqual([1, 0]);
    expect(await recorded(stuck.id)).toEqual(['document.delete']);
    await api.get(TrashJob).run();
    expect((await rowOf(stuck.id)).length).toBe(0);
  });
});

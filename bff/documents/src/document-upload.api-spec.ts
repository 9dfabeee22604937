import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApi, type Api } from '../testing/api';
import { ordinaryForm } from '@portal/bff-platform/testing/hostile-multipart';
import type { Person } from '@portal/bff-access/testing/people';
import { pngThatClaims } from '@portal/bff-access/testing/pictures';
import { Env } from '@portal/bff-platform/config/env';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { IdempotencyKeysRepository } from '@portal/bff-platform/idempotency/idempotency-keys.repository';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { OrphanedFilesJob } from './orphaned-files.job';
import { DocumentCalls, pdf, type SentDocument } from '../testing/documents';
import { uploadStating, type StatedLength } from '../testing/raw-upload';

let api: Api;
let documents: DocumentCalls;
let [client, other, preparer, admin]: Person[] = [];
beforeAll(async () => {
  api = await startApi({ DATA_DIR: `${process.env.API_TESTS_DIR ?? ''}/data-of-uploads` });
  documents = await DocumentCalls.of(api);
  [client, other] = [await api.people.client(), await api.people.client()];
  [preparer, admin] = [await api.people.preparer(), await api.people.admin()];
});
afterAll(() => api.stop());

const fifteenMegabytes = 15_728_640;
const counted = async (sql: string, ...parameters: unknown[]) =>
  (await api.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`, parameters))[0]?.n;

const upload = ({ by = client, ...sent }: SentDocument & { by?: Person | undefined }) => documents.upload(by, sent);

/** Lists the files in the document store, or those still being written. */
function filesOf(folder: 'files' | 'incoming'): string[] {
  try {
    const all = readdirSync(join(api.get(Env).DATA_DIR, 'documents', folder), { recursive: true, withFileTypes: true });
    return all.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}

describe('POST /documents/upload', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    const anonymous = await fetch(`${documents.origin}/api/documents/upload`, { method: 'POST', body: new FormData() });
    expect(anonymous.status).toBe(401);
    expect((await upload({ by: preparer })).status).toBe(403);
    expect((await upload({ by: admin })).status).toBe(403);
  });

  it.each(['passport', '', 'W2'])('rejects the category "%s" and stores nothing', async (type) => {
    const { status, body } = await upload({ type, bytes: pdf(type) });
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 400, field: 'document_type' });
    expect([filesOf('files'), filesOf('incoming')]).toEqual([[], []]);
  });

  it.each([16, 60_000])(
    'rejects a form truncated in the middle of a %d-byte file, and stores nothing',
    async (size) => {
      const { contentType, body } = ordinaryForm(size);
      const headers = { authorization: `Bearer ${client?.token ?? ''}`, 'content-type': contentType };
      const cut = new Uint8Array(body.subarray(0, body.length - 30));
      const answer = await fetch(`${documents.origin}/api/documents/upload`, { method: 'POST', headers, body: cut });
      const { detail } = (await answer.json()) as { detail: string };
      expect([answer.status, detail]).toEqual([400, 'The upload was interrupted. Please try again.']);
      expect([filesOf('files'), filesOf('incoming')]).toEqual([[], []]);
    },
  );

  it('stores the file, and detects its type from its bytes', async () => {
    const { status, body } = await upload({ bytes: pdf('mine') });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      user_id: client?.id,
      filename: 'w2.pdf',
      document_type: 'w2',
      content_type: 'application/pdf',
      scan_state: 'not_scanned',
    });
    expect(filesOf('files')).toHaveLength(1);
    expect(await counted(`audit_log WHERE action = 'document.upload' AND object_id = $1`, body.id)).toBe(1);
  });

  it.each<[string, Uint8Array, string, string]>([
    [
      'an HTML page',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'application/pdf',
      'application/octet-stream',
    ],
    ['an SVG with a script', Buffer.from('<svg onload="alert(1)"/>'), 'image/png', 'application/octet-stream'],
    ['a program', Buffer.from('MZ\x90\0\x03'), 'application/pdf', 'application/x-msdownload'],
    ['a PDF that is also a page', pdf('<html><script>alert(1)</script></html>'), 'text/html', 'application/pdf'],
    [
      'a page that is also a PDF',
      Buffer.from('<html><script>alert(1)</script>\n%PDF-1.7\n</html>'),
      'application/pdf',
      'application/octet-stream',
    ],
    [
      'a picture that is also a page',
      Buffer.from('GIF89a/*<html><script>alert(1)</script>*/=1;', 'latin1'),
      'text/html',
      'image/gif',
    ],
    ['a picture', pngThatClaims(640, 480), 'text/html', 'image/png'],
  ])('detects the type of %s regardless of its claimed type', async (name, bytes, claims, is) => {
    expect(await upload({ name, bytes, claims })).toMatchObject({ status: 201, body: { content_type: is } });
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\scans\\w2.pdf', 'w2.pdf'],
    ['gpj.\u202efdp.exe', 'gpj.fdp.exe'],
    ['año "2024".pdf', 'año "2024".pdf'],
    ['🧾'.repeat(200) + '.pdf', `${'🧾'.repeat(148)}.pdf`],
  ])('changes the file name %j to %j', async (name, shown) => {
    expect((await upload({ name, bytes: pdf(name) })).body.filename).toBe(shown);
  });

  it('accepts 15,728,640 bytes, and stores nothing of a larger file', async () => {
    const before = filesOf('files').length;
    const largest = Buffer.alloc(fifteenMegabytes, 'x');
    expect((await upload({ by: other, bytes: largest })).status).toBe(201);
    expect((await upload({ by: other, bytes: Buffer.concat([largest, Buffer.of(1)]) })).status).toBe(413);
    expect((await upload({ by: other, bytes: Buffer.alloc(3 * fifteenMegabytes) })).status).toBe(413);
    expect([filesOf('files').length, filesOf('incoming')]).toEqual([before + 1, []]);
  });

  // The response is lost (0) if the server closes the connection while the sender goes on.
  it.each<[string, StatedLength, number, number[]]>([
    ['without a Content-Length', 'chunked', fifteenMegabytes + 1, [413]],
    ['with chunks and a Content-Length', 'both', fifteenMegabytes + 1, [400, 0]],
    ['with a Content-Length that is too small', 2_000_000, fifteenMegabytes + 1, [400, 0]],
    ['that claims to be a small one', fifteenMegabytes, 3 * fifteenMegabytes, [400, 0]],
    ['that claims to be huge', 10 ** 15, 100, [413]],
  ])('stores nothing of a larger file %s', async (_, stated, size, expected) => {
    const before = filesOf('files').length;
    expect(expected).toContain(await uploadStating(stated, documents.origin, other?.token ?? '', size));
    for (let tries = 0; filesOf('incoming').length > 0 && tries < 100; tries += 1) await pause(20);
    expect([filesOf('files').length, filesOf('incoming')]).toEqual([before, []]);
  });

  it('accepts a file without a Content-Length', async () => {
    const before = filesOf('files').length;
    expect(await uploadStating('chunked', documents.origin, other?.token ?? '', 70_000)).toBe(201);
    expect(filesOf('files').length).toBe(before + 1);
  });

  it('returns 409 with the existing id for duplicate bytes, and stores them only once', async () => {
    const first = await upload({ bytes: pdf('twice'), name: 'first.pdf' });
    const before = filesOf('files').length;
    const again = await upload({ bytes: pdf('twice'), name: 'again.pdf' });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_exists', id: first.body.id } });
    expect(again.body.detail).toBe('You have already uploaded this file as first.pdf.');
    expect(filesOf('files')).toHaveLength(before);
    // The same bytes may be uploaded to another category, or by another client.
    expect((await upload({ bytes: pdf('twice'), type: 'other' })).status).toBe(201);
    expect((await upload({ bytes: pdf('twice'), by: other })).status).toBe(201);
  });

  it('stores one of twenty simultaneous uploads of the same file', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => upload({ bytes: pdf('race') })));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await counted('documents')).toBe(filesOf('files').length);
  });

  it('returns the first response to a retry with the same idempotency key', async () => {
    const sent = { bytes: pdf('retried'), headers: { 'idempotency-key': 'key-of-an-upload' } };
    const [first, again] = [await upload(sent), await upload(sent)];
    expect(first.status).toBe(201);
    expect(again).toEqual(first);
    const renamed = await upload({ ...sent, name: 'something-else.pdf' });
    expect(renamed).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  it('rejects other bytes under the same key and name with 422, and stores none of them', async () => {
    const sent = { name: 'scan.pdf', headers: { 'idempotency-key': 'key-of-two-scans' } };
    const first = await upload({ ...sent, bytes: pdf('page one') });
    const before = filesOf('files').length;
    const second = await upload({ ...sent, bytes: pdf('page two') });
    expect([first.status, second.status, second.body.code]).toEqual([201, 422, 'idempotency_mismatch']);
    expect(filesOf('files')).toHaveLength(before);
    const category = await upload({ ...sent, bytes: pdf('page one'), type: 'receipts' });
    expect(category.status).toBe(422);
    expect(await upload({ ...sent, bytes: pdf('page one') })).toEqual(first);
    expect((await upload({ name: 'scan.pdf', bytes: pdf('page two') })).status).toBe(201);
  });

  it('stores one of two simultaneous uploads under the same key and name, and rejects the other', async () => {
    const headers = { 'idempotency-key': 'key-of-a-race' };
    const race = ['one', 'two'].map((mark) => upload({ name: 'raced.pdf', bytes: pdf(`raced ${mark}`), headers }));
    expect((await Promise.all(race)).map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await counted(`documents WHERE filename = 'raced.pdf'`)).toBe(1);
  });

  it('accepts a retry after a truncated upload', async () => {
    const { contentType, body } = ordinaryForm(60_000);
    const key = { 'idempotency-key': 'key-of-a-cut-upload' };
    const headers = { authorization: `Bearer ${client?.token ?? ''}`, 'content-type': contentType, ...key };
    const send = (bytes: Uint8Array) =>
      fetch(`${documents.origin}/api/documents/upload`, { method: 'POST', headers, body: new Uint8Array(bytes) });
    expect((await send(body.subarray(0, body.length - 30))).status).toBe(400);
    expect((await send(body)).status).toBe(201);
  });

  it('keeps its idempotency key locked when it takes longer than the timeout for crashed processes', async () => {
    const store = api.get(DocumentStore);
    const put = store.put.bind(store);
    const slow = jest.spyOn(store, 'put').mockImplementationOnce(async (...stored) => {
      await put(...stored);
      await api.query(
        `UPDATE idempotency_keys SET created_at = now() - interval '31 s' WHERE key = 'key-of-a-slow-one'`,
      );
      await pause(6000);
    });
    const answer = upload({ bytes: pdf('slow'), headers: { 'idempotency-key': 'key-of-a-slow-one' } });
    await pause(5500);
    expect(
      await counted(`idempotency_keys WHERE key = 'key-of-a-slow-one' AND created_at > now() - interval '20 s'`),
    ).toBe(1);
    expect((await answer).status).toBe(201);
    slow.mockRestore();
  });

  it('answers 150 uploads with one key without polling: 51 get the same response, the others 429 immediately', async () => {
    const claims = jest.spyOn(api.get(IdempotencyKeysRepository), 'claim');
    const store = api.get(DocumentStore);
    const put = store.put.bind(store);
    // The first upload finishes once all surplus requests have their answer, however slow the machine is.
    let finishFirst = (): void => undefined;
    const surplusAnswered = new Promise<void>((resolve) => (finishFirst = resolve));
    const slow = jest.spyOn(store, 'put').mockImplementationOnce(async (...stored) => {
      await put(...stored);
      await surplusAnswered;
    });
    const headers = { 'idempotency-key': 'key-of-many' };
    let tooMany = 0;
    const answers = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const answer = await upload({ name: 'many.pdf', bytes: pdf('many'), headers });
        if (answer.status === 429 && (tooMany += 1) === 99) finishFirst();
        return answer;
      }),
    );
    slow.mockRestore();
    const claimCount = claims.mock.calls.length;
    claims.mockRestore();
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(51);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(99);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
    expect(claimCount).toBe(1);
  });

  it('fails fast and stores nothing if the store cannot write', async () => {
    const put = jest.spyOn(api.get(DocumentStore), 'put').mockRejectedValueOnce(new Error('the disk is full'));
    const { status } = await upload({ bytes: Buffer.alloc(5_000_000, 'full') });
    put.mockRestore();
    expect(status).toBe(503);
    expect(await counted('documents')).toBe(filesOf('files').length);
  });

  it('stores no bytes if the row cannot be written', async () => {
    const before = filesOf('files').length;
    const recorded = jest.spyOn(api.get(AuditService), 'record').mockRejectedValueOnce(new Error('the log is closed'));
    expect((await upload({ name: 'never.pdf', bytes: pdf('never') })).status).toBe(500);
    recorded.mockRestore();
    expect(await counted(`documents WHERE filename = 'never.pdf'`)).toBe(0);
    expect(filesOf('files')).toHaveLength(before);
  });

  it('deletes orphaned files only', async () => {
    const { body } = await upload({ bytes: pdf('orphan') });
    const before = filesOf('files').length;
    const sweeper = api.get(OrphanedFilesJob);
    await api.query('DELETE FROM documents WHERE id = $1', [body.id]);
    await sweeper.sweep();
    expect(filesOf('files')).toHaveLength(before);
    await sweeper.sweep(-1000);
    expect(filesOf('files')).toHaveLength(before - 1);
    expect(await counted('documents')).toBe(before - 1);
  });
});

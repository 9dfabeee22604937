import { randomBytes } from 'node:crypto';
import type { DocumentView } from '@portal/domain/documents/documents.dto';
import type { Problem } from '@portal/domain/problem';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { pngThatClaims } from '@portal/bff-access/testing/pictures';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { DocumentCalls, pdf } from '../testing/documents';

let api: Api;
let documents: DocumentCalls;
let [client, other, assigned, stranger, admin]: Person[] = [];
let id: string;

const png = Buffer.concat([pngThatClaims(640, 480), randomBytes(200_000)]);

beforeAll(async () => {
  api = await startApi();
  documents = await DocumentCalls.of(api);
  [client, other] = [await api.people.client(), await api.people.client()];
  [assigned, stranger, admin] = [await api.people.preparer(), await api.people.preparer(), await api.people.admin()];
  await api.make.assign(client, assigned);
  id = (await documents.upload(client, { bytes: png, name: 'me "2024" ñ.png', type: 'selfie' })).body.id;
});
afterAll(() => api.stop());

const problemOf = (bytes: Buffer) => JSON.parse(bytes.toString()) as Problem;

describe.each(['view', 'download'] as const)('GET /documents/{id}/%s', (what) => {
  it('returns 401 to anonymous callers and 403 to pending preparers', async () => {
    expect((await documents.get(undefined, id, what)).status).toBe(401);
    const pending = await api.people.preparer({ status: 'pending' });
    expect((await documents.get(pending, id, what)).status).toBe(403);
  });

  it("returns the same error for another client's file as for a missing one", async () => {
    const missing = problemOf((await documents.get(client, uuidv7(), what)).bytes);
    for (const [person, asked] of [
      [other, id],
      [stranger, id],
      [client, 'x'],
      [admin, "' OR 1=1 --"],
    ] as const) {
      const { status, bytes } = await documents.get(person, asked, what);
      expect({ status, detail: problemOf(bytes).detail }).toEqual({ status: 404, detail: missing.detail });
    }
  });

  it('returns the uploaded bytes to the owner, the assigned preparer and admins, and audits each access', async () => {
    for (const person of [client, assigned, admin]) {
      const { status, bytes } = await documents.get(person, id, what);
      const got =
        what === 'view' ? Buffer.from((JSON.parse(bytes.toString()) as DocumentView).file_data, 'base64') : bytes;
      expect([status, got.equals(png)]).toEqual([200, true]);
      const seen = await api.query<{ details: { client_id: string } }>(
        'SELECT details FROM audit_log WHERE action = $1 AND object_id = $2 AND actor_id = $3',
        [`document.${what}`, id, person?.id],
      );
      expect(seen.map(({ details }) => details.client_id)).toEqual([client?.id]);
    }
  });

  it('returns nothing if the access cannot be audited', async () => {
    const record = jest.spyOn(api.get(AuditService), 'record').mockRejectedValueOnce(new Error('the log is closed'));
    expect((await documents.get(assigned, id, what)).status).toBe(500);
    record.mockRestore();
  });

  it('reflects a change of preparer immediately: closed to the old one, open to the new one', async () => {
    await api.make.assign(client, stranger);
    expect((await documents.get(assigned, id, what)).status).toBe(404);
    expect((await documents.get(stranger, id, what)).status).toBe(200);
    await api.make.assign(client, assigned);
  });

  it('aborts if stored bytes were tampered with, and never returns any of them', async () => {
    const { body } = await documents.upload(client, { bytes: pdf(`broken for ${what}`) });
    const [row] = await api.query<{ storage_key: string }>('SELECT storage_key FROM documents WHERE id = $1', [
      body.id,
    ]);
    const [other] = await api.query<{ storage_key: string }>('SELECT storage_key FROM documents WHERE id = $1', [id]);
    // Substitute another document of the same client, whose bytes must not decrypt here.
    const store = api.get(DocumentStore);
    await store.put(row?.storage_key ?? '', await store.get(other?.storage_key ?? ''));
    // A view has sent only its metadata by then, because the metadata comes first.
    const answer = await documents.get(client, body.id, what).catch(() => undefined);
    expect(answer?.status ?? 'cut off').toBe(what === 'view' ? 'cut off' : 500);
    await store.delete(row?.storage_key ?? '');
    expect((await documents.get(client, body.id, what)).status).toBe(503);
  });
});

describe('document response', () => {
  it("contains the document's metadata if it is a view", async () => {
    const { headers, bytes } = await documents.get(client, id, 'view');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Number(headers.get('content-length'))).toBe(bytes.length);
    const { file_data, uploaded_at, ...facts } = JSON.parse(bytes.toString()) as DocumentView;
    expect(file_data.length).toBe(Math.ceil(png.length / 3) * 4);
    expect(Date.parse(uploaded_at)).not.toBeNaN();
    expect(facts).toEqual({
      id,
      user_id: client?.id,
      filename: 'me "2024" ñ.png',
      document_type: 'selfie',
      content_type: 'image/png',
    });
  });

  it.each([1, 2, 3, 4, 65_535, 65_536, 65_537])('contains %d bytes in base64 if it is a view', async (size) => {
    const bytes = randomBytes(size);
    const { body } = await documents.upload(other, { bytes, type: 'receipts' });
    const view = JSON.parse((await documents.get(other, body.id, 'view')).bytes.toString()) as DocumentView;
    expect(Buffer.from(view.file_data, 'base64').equals(bytes)).toBe(true);
  });

  it('has a file name, and prevents script execution and content sniffing, if it is a download', async () => {
    const { headers } = await documents.get(client, id, 'download');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': `attachment; filename="me _2024_ _.png"; filename*=UTF-8''me%20%222024%22%20%C3%B1.png`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  it.each([
    ['w2.pdf', 'application/pdf', pdf('saved')],
    ['page.pdf', 'application/octet-stream', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['both.html', 'application/pdf', pdf('<html><script>alert(1)</script></html>')],
    ['drawing.svg', 'application/xml', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
  ])('is an attachment if it is a download of %s, with type %s', async (name, type, bytes) => {
    const { body } = await documents.upload(client, { name, bytes, claims: 'application/pdf' });
    const { headers } = await documents.get(client, body.id, 'download');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  it.each([
    'say "cheese"; filename=evil.exe',
    'a\r\nSet-Cookie: x=1.pdf',
    '../../etc/passwd',
    'gpj.\u202efdp.exe',
    '\u200frtl.pdf',
    '🧾 receipts.pdf',
    "it's (100%) *mine*.pdf",
    `${'語'.repeat(296)}.pdf`,
    'lone \ud800 half.pdf',
  ])('has a file name that browsers decode correctly if it is a download of %j', async (name) => {
    const { body } = await documents.upload(client, { name: 'plain.pdf', bytes: pdf(name) });
    // Simulates a file stored before file names were sanitized.
    const stored = name.replace(/[\r\n]/g, '');
    await api.query('UPDATE documents SET filename = $2 WHERE id = $1', [body.id, stored]);
    const { headers } = await documents.get(client, body.id, 'download');
    const value = headers.get('content-disposition') ?? '';
    const [, plain = '', whole = ''] =
      /^attachment; filename="([ !#-[\]-~]*)"; filename\*=UTF-8''([\w.!~%-]+)$/.exec(value) ?? [];
    expect(decodeURIComponent(whole)).toBe(Buffer.from(stored).toString());
    expect(plain).toMatch(/\w/);
    expect(value.length).toBeLessThan(4096);
  });
});

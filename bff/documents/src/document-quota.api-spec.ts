import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { startApi, type Api } from '../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { DocumentCalls, pdf } from '../testing/documents';

const folder = `${process.env.API_TESTS_DIR ?? ''}/data-of-quotas`;
const megabyte = 1024 * 1024;

let api: Api;
let documents: DocumentCalls;
let client: Person;
beforeAll(async () => {
  api = await startApi({ DATA_DIR: folder, CLIENT_MAX_FILES: '10', CLIENT_MAX_MB: '3', DISK_RESERVE_MB: '500' });
  documents = await DocumentCalls.of(api);
});
beforeEach(async () => {
  client = await api.people.client();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.stop());

/** Makes each file unique, because identical bytes are stored once. */
let files = 0;
const fileOf = (bytes: number): Buffer => {
  files += 1;
  return Buffer.concat([pdf(String(files)), Buffer.alloc(bytes)]).subarray(0, bytes);
};
const upload = (bytes: number, by = client) => documents.upload(by, { bytes: fileOf(bytes) });
const storedFiles = (): number =>
  readdirSync(join(folder, 'documents/files'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    .length;
const rows = async (): Promise<number | undefined> =>
  (await api.query<{ n: number }>('SELECT count(*)::int AS n FROM documents'))[0]?.n;
const stored = async () =>
  (
    await api.query<{ files: number; bytes: number }>(
      'SELECT count(*)::int AS files, coalesce(sum(size), 0)::int AS bytes FROM documents WHERE user_id = $1',
      [client.id],
    )
  )[0];

const tooMuch = (used: number) =>
  `This file doesn’t fit: you’ve used ${used} of 3 MB. Please upload a smaller file or contact your preparer.`;

describe('GET /documents/usage', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    expect((await api.call(documentEndpoints.usage)).status).toBe(401);
    for (const { token } of [await api.people.preparer(), await api.people.admin()])
      expect((await api.call(documentEndpoints.usage, { token })).status).toBe(403);
  });

  it("returns the client's own files and bytes with their limits", async () => {
    await upload(1000);
    await upload(500, await api.people.client());
    const { body } = await api.call(documentEndpoints.usage, { token: client.token });
    expect(body).toEqual({ files: 1, bytes: 1000, most_files: 10, most_bytes: 3 * megabyte });
  });
});

describe('client quota', () => {
  it('rejects a file that does not fit, suggests a solution, and stores none of its bytes', async () => {
    expect((await upload(2 * megabyte)).status).toBe(201);
    const before = storedFiles();
    const { status, body } = await upload(megabyte + 1);
    expect([status, body.code, body.detail]).toEqual([409, 'conflict', tooMuch(2)]);
    expect(storedFiles()).toBe(before);
    expect((await upload(megabyte)).status).toBe(201);
  });

  it('rejects an upload before reading the file when the quota is used up', async () => {
    expect((await upload(3 * megabyte)).status).toBe(201);
    const put = jest.spyOn(api.get(DocumentStore), 'put');
    const { status, body } = await upload(10);
    expect([status, body.detail]).toEqual([409, tooMuch(3)]);
    expect(put).not.toHaveBeenCalled();
  });

  it('is not exceeded in bytes by 50 simultaneous uploads', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => upload(0.6 * megabyte)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(results.filter(({ status }) => status === 409)).toHaveLength(45);
    expect((await stored())?.bytes).toBeLessThanOrEqual(3 * megabyte);
    expect(storedFiles()).toBe(await rows());
  });

  it('is not exceeded in files by 50 simultaneous uploads', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => upload(100)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = results.find(({ status }) => status === 409);
    expect(refused?.body.detail).toBe('You’ve uploaded 10 files, the maximum. Please contact your preparer.');
    expect((await stored())?.files).toBe(10);
  });

  it('is separate per client', async () => {
    await upload(3 * megabyte);
    expect((await upload(megabyte, await api.people.client())).status).toBe(201);
  });
});

describe('quota of a client with an unverified address', () => {
  const before = 'Confirm your email address to upload more than 5 files.';
  beforeEach(async () => {
    client = await api.people.client({ email_verified_at: null });
  });

  it('returns 403 for the sixth file, before reading it, and 201 once the address is verified', async () => {
    for (let n = 0; n < 5; n += 1) expect((await upload(100)).status).toBe(201);
    const put = jest.spyOn(api.get(DocumentStore), 'put');
    const { status, body } = await upload(100);
    expect([status, body.code, body.detail]).toEqual([403, 'email_unverified', before]);
    expect(put).not.toHaveBeenCalled();
    await api.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [client.id]);
    expect((await upload(100)).status).toBe(201);
  });

  it('counts deleted files, so that deleting makes no room', async () => {
    const { id } = (await upload(100)).body;
    for (let n = 0; n < 4; n += 1) await upload(100);
    await api.call(documentEndpoints.remove, { token: client.token, params: { id } });
    expect((await upload(100)).status).toBe(403);
    const restored = await api.call(documentEndpoints.restore, { token: client.token, params: { id } });
    expect(restored.status).toBe(200);
  });

  it('is not exceeded by 20 simultaneous uploads', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => upload(100)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(5);
    expect((await stored())?.files).toBe(5);
  });
});

describe('client quota on POST /documents/{id}/restore', () => {
  const { remove, restore } = documentEndpoints;
  const ofClient = (id: string) => ({ token: client.token, params: { id } });
  const deleted = async (bytes: number): Promise<string> => {
    const { id } = (await upload(bytes)).body;
    expect((await api.call(remove, ofClient(id))).status).toBe(204);
    return id;
  };
  const fill = async (most: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let n = 0; n < most; n += 1) ids.push((await upload(100)).body.id);
    return ids;
  };

  it('returns 409 at the maximum number of files, and 200 once one of them is deleted', async () => {
    const id = await deleted(100);
    const [first = ''] = await fill(10);
    const { status, problem } = await api.call(restore, ofClient(id));
    expect([status, problem.code, problem.detail]).toEqual([
      409,
      'conflict',
      'You already have 10 files, the maximum. Delete a file to make room for this one, or contact your preparer.',
    ]);
    const trash = await api.call(documentEndpoints.trash, { token: client.token });
    expect(trash.body.map((file) => file.id)).toEqual([id]);
    expect(await api.query(`SELECT FROM audit_log WHERE action = 'document.restore' AND object_id = $1`, [id])).toEqual(
      [],
    );
    // Restoring a file that is not in the trash does not change the usage.
    expect((await api.call(restore, ofClient(first))).status).toBe(200);
    await api.call(remove, ofClient(first));
    expect((await api.call(restore, ofClient(id))).status).toBe(200);
  });

  it('is not exceeded by simultaneous restores and uploads', async () => {
    const inTrash = [await deleted(100), await deleted(100), await deleted(100)];
    await fill(8);
    const results = await Promise.all([
      ...inTrash.map(async (id) => (await api.call(restore, ofClient(id))).status),
      ...inTrash.map(async () => (await upload(100)).status),
    ]);
    expect(results.filter((status) => status === 409)).toHaveLength(4);
    const { body } = await api.call(documentEndpoints.usage, { token: client.token });
    expect(body.files).toBe(10);
  });

  it('does not count the bytes of the file twice', async () => {
    const id = await deleted(2 * megabyte);
    expect((await upload(megabyte)).status).toBe(201);
    expect((await api.call(restore, ofClient(id))).status).toBe(200);
  });
});

describe('disk reserve', () => {
  const detail = 'The office has no room for more files right now. Please try again later or contact the office.';

  it('returns 507 before the disk is full, and accepts files again once there is room', async () => {
    const store = api.get(DocumentStore);
    // The reserve plus one upload of the maximum size in flight.
    const free = jest.spyOn(store, 'freeBytes').mockResolvedValue(514 * megabyte);
    const put = jest.spyOn(store, 'put');
    const { status, body } = await upload(100);
    expect([status, body.code, body.detail]).toEqual([507, 'insufficient_storage', detail]);
    expect(put).not.toHaveBeenCalled();
    free.mockResolvedValue(515 * megabyte);
    expect((await upload(100)).status).toBe(201);
  });

  it('includes uploads in flight: accepts only as many of 8 simultaneous uploads as fit', async () => {
    jest.spyOn(api.get(DocumentStore), 'freeBytes').mockResolvedValue(500 * megabyte + 3 * 15 * megabyte);
    const results = await Promise.all(Array.from({ length: 8 }, () => upload(100_000)));
    const refused = results.filter(({ status }) => status === 507);
    expect(refused.length).toBeGreaterThan(0);
    expect(results.length - refused.length).toBeGreaterThan(0);
    expect(results.every(({ status }) => status === 201 || status === 507)).toBe(true);
  });

  it('returns 507 and stores nothing if the disk fills up despite the reserve', async () => {
    const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    jest.spyOn(api.get(DocumentStore), 'put').mockRejectedValueOnce(error);
    const { status, body } = await upload(100_000);
    expect([status, body.detail]).toEqual([507, detail]);
    expect(storedFiles()).toBe(await rows());
  });

  it('is measured on the disk that holds the documents', async () => {
    expect(await api.get(DocumentStore).freeBytes()).toBeGreaterThan(0);
  });
});

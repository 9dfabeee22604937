import files from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { startApi, type Api } from '../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { Env } from '@portal/bff-platform/config/env';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { storedFiles } from '@portal/bff-platform/testing/stored-files';
import { DocumentCalls, pdf } from '../testing/documents';

let api: Api;
let documents: DocumentCalls;
let client: Person;
beforeAll(async () => {
  api = await startApi({ DATA_DIR: `${process.env.API_TESTS_DIR ?? ''}/data-of-a-full-disk` });
  documents = await DocumentCalls.of(api);
  client = await api.people.client();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.stop());

const noRoom = 'The office has no room for more files right now. Please try again later or contact the office.';

/** Opens the next stored file on /dev/full, where the kernel fails every write with ENOSPC. */
function fillDisk(): void {
  const { open } = files;
  jest.spyOn(files, 'open').mockImplementationOnce(async (path, ...rest) => {
    await (await open(path, ...rest)).close();
    return open('/dev/full', 'w');
  });
}

const stored = (): string[] => storedFiles(join(api.get(Env).DATA_DIR, 'documents'));

const rows = async () => (await api.query<{ n: number }>('SELECT count(*)::int AS n FROM documents'))[0]?.n;

describe('upload to a full disk', () => {
  it.each([
    ['14 MB', 14_000_000],
    ['one buffer', 40],
  ])('returns 507 with the way out, logs the cause, and leaves nothing of a file of %s', async (_size, size) => {
    const logged = jest.spyOn(Logger.prototype, 'error');
    fillDisk();
    const answer = await documents.upload(client, { bytes: Buffer.alloc(size, 'full') });
    expect(answer).toMatchObject({ status: 507, body: { code: 'insufficient_storage', detail: noRoom } });
    const lines = logged.mock.calls.map(([line]) => line as object);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'a file could not be stored', code: 'ENOSPC' }));
    expect([stored(), await rows()]).toEqual([[], 0]);
  });

  it('logs the free space when less than the reserve is left', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error');
    jest.spyOn(api.get(DocumentStore), 'freeBytes').mockResolvedValueOnce(5_000_000);
    const answer = await documents.upload(client, {});
    expect(answer).toMatchObject({ status: 507, body: { code: 'insufficient_storage', detail: noRoom } });
    const lines = logged.mock.calls.map(([line]) => line as object);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'the disk of the documents is full', free: 5_000_000 }),
    );
  });

  it('explains in Spanish what to do', async () => {
    fillDisk();
    const answer = await documents.upload(client, { headers: { 'accept-language': 'es' } });
    expect(answer.body.detail).toBe(
      'La oficina no tiene espacio para más archivos en este momento. Inténtelo más tarde o comuníquese con la oficina.',
    );
  });

  it('stores the same file once there is room again', async () => {
    const bytes = pdf('once there is room');
    const headers = { 'idempotency-key': 'key-of-a-full-disk' };
    fillDisk();
    expect((await documents.upload(client, { bytes, headers })).status).toBe(507);
    expect((await documents.upload(client, { bytes, headers })).status).toBe(201);
    expect([stored().length, await rows()]).toEqual([1, 1]);
  });
});

import { inflateRawSync } from 'node:zlib';
import { FakeClamd } from '@portal/bff-platform/testing/fake-clamd';
import { peakMemory } from '@portal/bff-platform/testing/process-memory';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../testing/api';
import { archiveBomb } from '../testing/archive-bomb';
import { DocumentCalls } from '../testing/documents';
import { DocumentScansService } from './document-scans.service';

const megabyte = 1024 * 1024;
const clamd = new FakeClamd();
let api: Api;
let documents: DocumentCalls;
let client: Person;
beforeAll(async () => {
  api = await startApi({ CLAMD_URL: await clamd.start() });
  documents = await DocumentCalls.of(api);
  client = await api.people.client();
});
afterAll(async () => {
  await api.stop();
  await clamd.stop();
});

describe('archive bomb', () => {
  const bomb = archiveBomb();

  it('is an archive that would expand to 64 GB', () => {
    const end = bomb.subarray(-22);
    const entries = bomb.subarray(end.readUInt32LE(16), -22).toString('latin1').split('PK\u0001\u0002').slice(1);
    const sizes = entries.map((entry) => Buffer.from(entry, 'latin1').readUInt32LE(20));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(64_000 * megabyte);
    const compressed = bomb.subarray(30 + '0.txt'.length, end.readUInt32LE(16));
    expect(inflateRawSync(compressed)).toHaveLength(64 * megabyte);
    expect(bomb.length).toBeLessThan(megabyte / 4);
  });

  it('is stored, scanned and returned as it is, without being unpacked', async () => {
    let id = '';
    const before = performance.now();
    const peak = await peakMemory('no child process', async () => {
      const { status, body } = await documents.upload(client, { bytes: bomb, name: 'taxes.zip', claims: 'text/plain' });
      expect([status, body.content_type]).toEqual([201, 'application/zip']);
      ({ id } = body);
      await api.get(DocumentScansService).scanWaiting();
    });
    expect(performance.now() - before).toBeLessThan(5000);
    expect(peak).toBeLessThan(100 * megabyte);
    expect(clamd.scanned.map((file) => file.equals(bomb))).toEqual([true]);
    const { status, bytes } = await documents.get(client, id, 'download');
    expect([status, bytes.equals(bomb)]).toEqual([200, true]);
  });
});

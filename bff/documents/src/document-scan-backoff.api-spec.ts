import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startApi, type Api } from '../testing/api';
import { FakeClamd } from '@portal/bff-platform/testing/fake-clamd';
import { asSystem } from '@portal/bff-platform/request/acting';
import type { Person } from '@portal/bff-access/testing/people';
import { DocumentScansRepository } from './document-scans.repository';
import { DocumentScansService } from './document-scans.service';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { DocumentCalls, pdf } from '../testing/documents';

const clamd = new FakeClamd();
let api: Api;
let documents: DocumentCalls;
let client: Person;

beforeAll(async () => {
  api = await startApi({ CLAMD_URL: await clamd.start() });
  documents = await DocumentCalls.of(api);
  client = await api.people.client();
});
afterEach(async () => {
  clamd.crashesOn = undefined;
  clamd.mostBytes = Number.POSITIVE_INFINITY;
  await api.query('DELETE FROM documents');
});
afterAll(async () => {
  await api.stop();
  await clamd.stop();
});

interface Scan {
  scan_state: string;
  scan_attempts: number;
  /** Minutes until the next attempt. */
  wait: number | null;
}
const scanOf = async (id: string): Promise<Scan | undefined> =>
  (
    await api.query<Scan>(
      `SELECT scan_state, scan_attempts, round(extract(epoch FROM scan_after - now()) / 60)::float AS wait
       FROM documents WHERE id = $1`,
      [id],
    )
  )[0];
const scanAll = () => api.get(DocumentScansService).scanWaiting();
const letTimePass = () => api.query(`UPDATE documents SET scan_after = now() WHERE scan_after IS NOT NULL`);
const auditRows = async (id: string) =>
  (await api.query(`SELECT FROM audit_log WHERE action = 'document.scan_failed' AND object_id = $1`, [id])).length;

let uploads = 0;
async function uploaded(bytes = pdf(`file ${(uploads += 1)}`)): Promise<string> {
  const { status, body } = await documents.upload(client, { bytes, name: `${uploads}.pdf` });
  expect(status).toBe(201);
  return body.id;
}
async function uploadedAndScanned(bytes?: Buffer): Promise<string> {
  const id = await uploaded(bytes);
  await scanAll();
  return id;
}

describe('file that cannot be scanned', () => {
  it('does not block later files if its bytes cannot be read', async () => {
    const store = api.get(DocumentStore);
    const get = jest.spyOn(store, 'get').mockRejectedValueOnce(new Error('the disk cannot be read'));
    const broken = await uploadedAndScanned();
    get.mockRestore();
    const later = await uploadedAndScanned();
    expect([(await scanOf(broken))?.scan_state, (await scanOf(later))?.scan_state]).toEqual(['pending', 'clean']);
  });

  it('does not block later files if it makes the scanner drop the connection', async () => {
    clamd.crashesOn = 'poison';
    const poison = await uploadedAndScanned(pdf('poison'));
    const later = await uploadedAndScanned();
    expect([(await scanOf(poison))?.scan_state, (await scanOf(later))?.scan_state]).toEqual(['pending', 'clean']);
  });

  it('is retried with backoff (1, 2, 4 … minutes, at most 6 hours) and audited once', async () => {
    clamd.mostBytes = 10;
    const id = await uploadedAndScanned();
    const waits: (number | null | undefined)[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      waits.push((await scanOf(id))?.wait);
      await letTimePass();
      await scanAll();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(await auditRows(id)).toBe(1);
  });

  it('is not retried before its backoff is over', async () => {
    clamd.mostBytes = 10;
    const id = await uploadedAndScanned();
    await scanAll();
    await scanAll();
    expect((await scanOf(id))?.scan_attempts).toBe(1);
  });

  it('is released once the scanner succeeds', async () => {
    clamd.mostBytes = 10;
    const id = await uploadedAndScanned();
    clamd.mostBytes = Number.POSITIVE_INFINITY;
    await letTimePass();
    await scanAll();
    expect(await scanOf(id)).toMatchObject({ scan_state: 'clean', wait: null });
  });
});

describe('unreachable scanner', () => {
  it('does not cause backoff: all files are scanned as soon as the scanner is back', async () => {
    const { port } = clamd;
    await clamd.stop();
    const ids = [await uploadedAndScanned(), await uploadedAndScanned()];
    for (const id of ids) expect(await scanOf(id)).toEqual({ scan_state: 'pending', scan_attempts: 0, wait: null });
    await clamd.start(port);
    await scanAll();
    for (const id of ids) expect((await scanOf(id))?.scan_state).toBe('clean');
  });

  it('stops a scan round after three dropped connections without delaying the other files', async () => {
    clamd.crashesOn = '%PDF';
    await api.query('DELETE FROM documents');
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await uploaded());
    await pause(200);
    await scanAll();
    const scans = await Promise.all(ids.map(scanOf));
    expect(scans.map((scan) => scan?.scan_state)).toEqual(Array(5).fill('pending'));
    for (const scan of scans) expect(scan?.wait ?? 0).toBeLessThanOrEqual(1);
  });
});

/** Returns the payloads of the notifications that `work`, as the system, sends to all servers. */
async function noticesOf(work: () => Promise<unknown>): Promise<string[]> {
  const listener = new pg.Client(api.url);
  await listener.connect();
  const payloads: string[] = [];
  const end = new Promise<void>((resolve) => {
    listener.on('notification', ({ payload = '' }) => (payload === 'end' ? resolve() : payloads.push(payload)));
  });
  await listener.query('LISTEN portal_events');
  await asSystem(work);
  // Notifications arrive in commit order.
  await listener.query(`NOTIFY portal_events, 'end'`);
  await end;
  await listener.end();
  return payloads;
}

describe('document notifications', () => {
  it('are sent for a new scan state, but not for attempts and retries', async () => {
    const { id } = await api.make.document({ user_id: client.id, scan_state: 'pending' });
    const scans = api.get(DocumentScansRepository);
    const unseen = await noticesOf(async () => {
      expect((await scans.claim())?.id).toBe(id);
      await scans.release(id);
      await scans.claim();
    });
    expect(unseen).toEqual([]);
    const seen = [`documents ${client.id}`, 'office documents'];
    expect(await noticesOf(() => scans.store(id, 'failed'))).toEqual(seen);
    expect(await noticesOf(() => scans.store(id, 'failed'))).toEqual([]);
    expect(await noticesOf(() => scans.store(id, 'clean'))).toEqual(seen);
  });
});

describe('two replicas', () => {
  it('scan each file only once', async () => {
    const replica = await startApi({ CLAMD_URL: `tcp://127.0.0.1:${clamd.port}` }, api.url);
    const before = clamd.scanned.length;
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push(await uploadedAndScanned());
    expect(clamd.scanned.length - before).toBe(6);
    await api.query(`UPDATE documents SET scan_state = 'pending', scan_attempts = 0, scan_after = NULL`);
    await Promise.all([scanAll(), replica.get(DocumentScansService).scanWaiting()]);
    expect(clamd.scanned.length - before).toBe(12);
    for (const id of ids) expect((await scanOf(id))?.scan_state).toBe('clean');
    await replica.stop();
  });
});

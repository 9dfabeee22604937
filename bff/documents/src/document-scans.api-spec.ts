import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import type { Problem } from '@portal/domain/problem';
import { startApi, type Api } from '../testing/api';
import { eicar, FakeClamd } from '@portal/bff-platform/testing/fake-clamd';
import type { Person } from '@portal/bff-access/testing/people';
import { DocumentScansService } from './document-scans.service';
import { DocumentCalls, pdf } from '../testing/documents';

const clamd = new FakeClamd();
let api: Api;
let documents: DocumentCalls;
let [client, preparer, admin]: Person[] = [];

beforeAll(async () => {
  api = await startApi({ CLAMD_URL: await clamd.start() });
  documents = await DocumentCalls.of(api);
  [client, preparer, admin] = [await api.people.client(), await api.people.preparer(), await api.people.admin()];
  await api.make.assign(client, preparer);
});
afterAll(async () => {
  await api.stop();
  await clamd.stop();
});

const scanAll = () => api.get(DocumentScansService).scanWaiting();
const stateOf = async (id: string) =>
  (await api.query<{ scan_state: string }>('SELECT scan_state FROM documents WHERE id = $1', [id]))[0]?.scan_state;
const statusFor = async (person: Person | undefined, id: string) => (await documents.get(person, id, 'view')).status;
/** Uploads a file with clamd in its current state, and waits for the scan. */
async function uploaded(bytes: Buffer, name = 'file.pdf'): Promise<string> {
  const { status, body } = await documents.upload(client, { bytes, name });
  expect(status).toBe(201);
  await scanAll();
  return body.id;
}

describe('malware scanner', () => {
  it('receives every byte of a file, and releases the file to staff once it is clean', async () => {
    const bytes = Buffer.concat([pdf('clean'), Buffer.alloc(400_000, 'x')]);
    const id = await uploaded(bytes);
    expect(clamd.scanned.at(-1)?.equals(bytes)).toBe(true);
    expect(await stateOf(id)).toBe('clean');
    expect([await statusFor(client, id), await statusFor(preparer, id), await statusFor(admin, id)]).toEqual([
      200, 200, 200,
    ]);
  });

  it.each([
    ['at the beginning', (virus: Buffer) => virus],
    ['at the end of 15 MB', (virus: Buffer) => Buffer.concat([Buffer.alloc(15_728_640 - virus.length, 'x'), virus])],
  ])('blocks a file with a virus %s for everyone except its owner, and audits it', async (where, fileOf) => {
    const id = await uploaded(fileOf(Buffer.from(eicar)), `${where}.pdf`);
    expect(await stateOf(id)).toBe('infected');
    expect(await statusFor(client, id)).toBe(200);
    for (const what of ['view', 'download'] as const) {
      const { status, bytes } = await documents.get(preparer, id, what);
      const { detail } = JSON.parse(bytes.toString()) as Problem;
      expect([status, detail]).toEqual([409, 'We found a virus in this file, so it can’t be opened.']);
    }
    const found = await api.query(`SELECT FROM audit_log WHERE action = 'document.scan_infected' AND object_id = $1`, [
      id,
    ]);
    expect(found).toHaveLength(1);
  });

  it('leaves files pending while it is down, and scans them once it is back', async () => {
    const { port } = clamd;
    await clamd.stop();
    const id = await uploaded(pdf('while it is down'));
    expect(await stateOf(id)).toBe('pending');
    const { status, bytes } = await documents.get(preparer, id, 'download');
    const sentence = 'We’re still checking this file for viruses. Please try again in a few minutes.';
    expect([status, (JSON.parse(bytes.toString()) as Problem).detail]).toEqual([409, sentence]);
    expect(await statusFor(client, id)).toBe(200);
    await clamd.start(port);
    await scanAll();
    expect([await stateOf(id), await statusFor(preparer, id)]).toEqual(['clean', 200]);
  });

  it('releases no file if it drops the connection or reads only part of the file', async () => {
    clamd.hangsUp = true;
    const first = await uploaded(pdf('broken off'));
    clamd.hangsUp = false;
    expect([await stateOf(first), await statusFor(preparer, first)]).toEqual(['pending', 409]);
    clamd.mostBytes = 1000;
    const second = await uploaded(Buffer.concat([pdf('too much'), Buffer.alloc(3_000_000)]));
    clamd.mostBytes = Number.POSITIVE_INFINITY;
    expect(await stateOf(second)).toMatch(/^(failed|pending)$/);
    expect(await statusFor(preparer, second)).toBe(409);
    await api.query('UPDATE documents SET scan_after = now() WHERE scan_after IS NOT NULL');
    await scanAll();
    expect([await stateOf(first), await stateOf(second)]).toEqual(['clean', 'clean']);
  });

  it('also scans files uploaded before it was configured', async () => {
    const id = await uploaded(pdf('from before'));
    await api.query(`UPDATE documents SET scan_state = 'not_scanned' WHERE id = $1`, [id]);
    expect(await statusFor(preparer, id)).toBe(409);
    await scanAll();
    expect(await stateOf(id)).toBe('clean');
  });

  it('reveals its status to staff only', async () => {
    const scanning = (person: Person | undefined) =>
      api.call(documentEndpoints.scanning, { token: person?.token ?? '' });
    expect([(await scanning(preparer)).body, (await scanning(admin)).body]).toEqual([
      { enabled: true },
      { enabled: true },
    ]);
    expect((await scanning(client)).status).toBe(403);
  });
});

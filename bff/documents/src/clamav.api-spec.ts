import { gzipSync } from 'node:zlib';
import type { Person } from '@portal/bff-access/testing/people';
import { eicar } from '@portal/bff-platform/testing/fake-clamd';
import { startApi, type Api } from '../testing/api';
import { archiveBomb } from '../testing/archive-bomb';
import { docxOf, encrypted, pdfWithStream, zipOf } from '../testing/archives';
import { Clamd } from '../testing/clamd';
import { DocumentCalls, pdf } from '../testing/documents';
import { findClamd, withoutClamd } from '../testing/find-clamd';
import { DocumentScansService } from './document-scans.service';

const path = findClamd();
const megabyte = 1024 * 1024;

(path ? describe : describe.skip)(`real ClamAV${path ? '' : ` ${withoutClamd}`}`, () => {
  const clamd = new Clamd(path ?? '');
  let api: Api;
  let documents: DocumentCalls;
  let [client, preparer]: Person[] = [];

  beforeAll(async () => {
    api = await startApi({ CLAMD_URL: await clamd.start() });
    documents = await DocumentCalls.of(api);
    [client, preparer] = [await api.people.client(), await api.people.preparer()];
    await api.make.assign(client, preparer);
  });
  afterAll(async () => {
    await api.stop();
    await clamd.remove();
  });

  const scanAll = () => api.get(DocumentScansService).scanWaiting();
  const stateOf = async (id: string) =>
    (await api.query<{ scan_state: string }>('SELECT scan_state FROM documents WHERE id = $1', [id]))[0]?.scan_state;
  const statusFor = async (person: Person | undefined, id: string) =>
    (await documents.get(person, id, 'download')).status;

  async function upload(bytes: Buffer, name: string): Promise<string> {
    const { status, body } = await documents.upload(client, { bytes, name });
    expect(status).toBe(201);
    return body.id;
  }

  /** Uploads and scans a file. @returns its state, and the statuses for its owner and for the preparer */
  async function scanned(bytes: Buffer, name = 'file.pdf') {
    const id = await upload(bytes, name);
    await scanAll();
    return [await stateOf(id), await statusFor(client, id), await statusFor(preparer, id)];
  }

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['by itself', 'virus.txt', () => Buffer.from(eicar)],
    [
      'at the end of 15 MB',
      'long.pdf',
      () => Buffer.concat([Buffer.alloc(15_728_640 - eicar.length, 'x'), Buffer.from(eicar)]),
    ],
    ['behind the end of a PDF', 'w2.pdf', () => Buffer.concat([pdfWithStream('harmless'), Buffer.from(eicar)])],
    ['in a compressed stream of a PDF', 'w2.pdf', () => pdfWithStream(eicar)],
    ['in a Word document', 'letter.docx', () => docxOf(eicar)],
    ['in a zip archive', 'papers.zip', () => zipOf({ 'harmless.txt': 'x', 'virus.txt': eicar })],
    ['in an archive in an archive', 'papers.zip', async () => zipOf({ 'inner.zip': await zipOf({ 'v.txt': eicar }) })],
    ['in a gzip file', 'papers.gz', () => gzipSync(eicar)],
  ])('blocks a virus %s for everyone except the owner', async (_where, name, make) => {
    expect(await scanned(await make(), name)).toEqual(['infected', 200, 409]);
  });

  it('releases files without one, whole ones of 15 MB included', async () => {
    for (const bytes of [
      pdf('clean'),
      pdfWithStream('clean'),
      await docxOf('clean'),
      await zipOf({ 'inner.zip': await zipOf({ 'a.txt': 'clean' }) }),
      Buffer.alloc(15_728_640, 'clean '),
    ])
      expect(await scanned(bytes)).toEqual(['clean', 200, 200]);
  });

  it('leaves files pending while it is down: uploads succeed, nobody but the owner opens them, and it catches up', async () => {
    await clamd.stop();
    const [clean, infected] = [
      await upload(pdf('meanwhile'), 'a.pdf'),
      await upload(await docxOf(`later ${eicar}`), 'b.docx'),
    ];
    await scanAll();
    for (const id of [clean, infected])
      expect([await stateOf(id), await statusFor(client, id), await statusFor(preparer, id)]).toEqual([
        'pending',
        200,
        409,
      ]);
    await clamd.start();
    await scanAll();
    expect([await stateOf(clean), await statusFor(preparer, clean)]).toEqual(['clean', 200]);
    expect([await stateOf(infected), await statusFor(preparer, infected)]).toEqual(['infected', 409]);
  });

  it('ends with bounded memory and in bounded time for an archive that expands to 64 GB', async () => {
    expect((await scanned(await zipOf({ 'a.txt': Buffer.alloc(10 * megabyte) })))[0]).toBe('clean');
    const [ordinary, before] = [clamd.peakMemory, performance.now()];
    const [state, forOwner] = await scanned(archiveBomb(), 'taxes.zip');
    // The scan itself may take 20 s; unpacking 64 GB would take minutes.
    expect(performance.now() - before).toBeLessThan(60_000);
    expect(clamd.peakMemory - ordinary).toBeLessThan(200 * megabyte);
    // A verdict, so that it is not scanned again and again.
    expect([state, forOwner]).toEqual([expect.stringMatching(/^(clean|infected|failed)$/), 200]);
    expect((await scanned(pdf('after the bomb')))[0]).toBe('clean');
  });

  it('does not wait for the password of an encrypted archive, which is common for tax documents', async () => {
    const archive = encrypted(await zipOf({ 'return.txt': eicar }));
    expect(await scanned(archive, 'return.zip')).toEqual(['clean', 200, 200]);
  });
});

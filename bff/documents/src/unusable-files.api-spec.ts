import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '@portal/bff-access/testing/people';
import { drawnPicture, pngThatClaims, tellingPhoto } from '@portal/bff-access/testing/pictures';
import { Env } from '@portal/bff-platform/config/env';
import { childrenRunning, environmentOf, limitsOf, peakMemory } from '@portal/bff-platform/testing/process-memory';
import { startApi, type Api } from '../testing/api';
import { DocumentCalls } from '../testing/documents';
import { encryptedPdf } from '../testing/encrypted-pdf';
import { heic, heicWithLateHeader } from '../testing/heic';
import { hostilePdfs } from '../testing/hostile-pdfs';

const program = 'pdf-password.mjs';

let api: Api;
let documents: DocumentCalls;
let client: Person;
let preparer: Person;
beforeAll(async () => {
  api = await startApi({ DATA_DIR: `${process.env.API_TESTS_DIR ?? ''}/data-of-unusable-files` });
  documents = await DocumentCalls.of(api);
  [client, preparer] = [await api.people.client(), await api.people.preparer()];
  await api.make.assign(client, preparer);
});
afterAll(() => api.stop());

function storedFiles(): number {
  const folder = join(api.get(Env).DATA_DIR, 'documents');
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}
const rows = async () => (await api.query<{ n: number }>('SELECT count(*)::int AS n FROM documents'))[0]?.n;

const upload = (bytes: Uint8Array, headers: Record<string, string> = {}) =>
  documents.upload(client, { bytes, headers });

const withPassword = 'This PDF is protected by a password. Save a copy without the password and upload that.';
const damaged = 'This picture is damaged and can’t be opened. Upload the original or take a new photo.';
const tooSmall = (size: string) =>
  `This picture is too small to read (${size} pixels). Upload the original or take a new photo.`;
const startOf = async (picture: Promise<Buffer>, bytes: number) => (await picture).subarray(0, bytes);

const unusable: readonly [what: string, bytes: () => Promise<Buffer> | Buffer, detail: string][] = [
  ['a password-protected PDF', () => encryptedPdf('secret'), withPassword],
  [
    'an empty file',
    () => Buffer.alloc(0),
    'This file is empty (0 bytes), so it was not uploaded. Please choose it again.',
  ],
  ['a JPEG that ends in its header', () => startOf(drawnPicture().jpeg().toBuffer(), 40), damaged],
  ['a PNG that ends in its header', () => startOf(drawnPicture().png().toBuffer(), 16), damaged],
  ['a PNG without pixels', () => pngThatClaims(640, 0), damaged],
  ['a WebP that ends in its header', () => startOf(drawnPicture().webp().toBuffer(), 20), damaged],
  ['a JPEG of 399 pixels', () => drawnPicture(399, 300).jpeg().toBuffer(), tooSmall('399 × 300')],
  ['a PNG of 399 pixels', () => drawnPicture(20, 399).png().toBuffer(), tooSmall('20 × 399')],
  ['a WebP of 399 pixels', () => drawnPicture(399, 399).webp().toBuffer(), tooSmall('399 × 399')],
  ['a lossless WebP of 1 pixel', () => drawnPicture(1, 1).webp({ lossless: true }).toBuffer(), tooSmall('1 × 1')],
  ['a GIF that ends in its header', () => Buffer.from('GIF89a'), damaged],
  ['a GIF of 1 pixel', () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), tooSmall('1 × 1')],
  ['a GIF of 399 pixels', () => drawnPicture(399, 2).gif().toBuffer(), tooSmall('399 × 2')],
  ['a TIFF that ends before its directory', () => startOf(drawnPicture().tiff().toBuffer(), 500), damaged],
  ['a TIFF of 399 pixels', () => drawnPicture(399, 300).tiff().toBuffer(), tooSmall('399 × 300')],
  ['a big TIFF of 399 pixels', () => drawnPicture(399, 9).tiff({ bigtiff: true }).toBuffer(), tooSmall('399 × 9')],
  ['a HEIC that ends in its header', () => heic().subarray(0, 200), damaged],
  ['a HEIC of 96 pixels', () => heic(), tooSmall('96 × 64')],
];

describe('upload of a file that would be rejected later', () => {
  it.each(unusable)('refuses %s with the reason, and stores nothing', async (_, make, detail) => {
    const bytes = await make();
    const before = [storedFiles(), await rows()];
    for (const { status, body } of [await upload(bytes), await documents.upload(preparer, { bytes, of: client.id })]) {
      const { code, errors } = body;
      expect({ status, code, detail: body.detail, errors }).toEqual({
        status: 400,
        code: 'invalid_input',
        detail,
        errors: [{ field: 'file', detail }],
      });
    }
    expect([storedFiles(), await rows()]).toEqual(before);
  });

  it('gives the reason in Spanish', async () => {
    const spanish = { 'accept-language': 'es' };
    expect((await upload(encryptedPdf('secret'), spanish)).body.detail).toBe(
      'Este PDF está protegido con contraseña. Guarde una copia sin contraseña y súbala.',
    );
    expect((await upload(await drawnPicture(30, 20).png().toBuffer(), spanish)).body.detail).toBe(
      'Esta imagen es demasiado pequeña para leerla (30 × 20 píxeles). Suba la original o tome otra foto.',
    );
  });

  it('accepts another file under the idempotency key of a refused one', async () => {
    const key = { 'idempotency-key': 'key-of-a-protected-pdf' };
    expect((await upload(encryptedPdf('secret'), key)).status).toBe(400);
    expect((await upload(encryptedPdf(''), key)).status).toBe(201);
  });
});

describe('upload of a file that can be read', () => {
  const usable: readonly [what: string, bytes: () => Promise<Buffer> | Buffer][] = [
    ['a PDF that takes a password to change but not to open', () => encryptedPdf('')],
    ['a PDF that mentions encryption in its text', () => Buffer.from('%PDF-1.7\n(/Encrypt 4 0 R)')],
    ['a photo with metadata', () => tellingPhoto(1000, 750)],
    ['a JPEG of 400 pixels', () => drawnPicture(400, 100).jpeg().toBuffer()],
    ['a PNG of 400 pixels', () => drawnPicture(300, 400).png().toBuffer()],
    ['a WebP of 400 pixels', () => drawnPicture(400, 400).webp().toBuffer()],
    ['a transparent WebP', () => drawnPicture(400, 400).ensureAlpha(0.5).webp().toBuffer()],
    ['a GIF of 400 pixels', () => drawnPicture(400, 2).gif().toBuffer()],
    ['a GIF that leaves its size to its frames', () => Buffer.from('R0lGODlhAAAAAAAAACwAAAAAAQABAAA=', 'base64')],
    ['a TIFF of 400 pixels', () => drawnPicture(400, 300).tiff().toBuffer()],
    ['a HEIC of 400 pixels', () => heic(400)],
    ['a HEIC whose header is at its end', () => heicWithLateHeader()],
  ];

  it.each(usable)('accepts %s byte for byte', async (_, make) => {
    const bytes = await make();
    const { status, body } = await upload(bytes);
    expect(status).toBe(201);
    expect((await documents.get(client, body.id, 'download')).bytes.equals(bytes)).toBe(true);
  });

  it('starts no process for a PDF without encryption', async () => {
    let [started, isDone] = [false, false];
    const sent = upload(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000_000, 'text ')]));
    void sent.finally(() => (isDone = true));
    while (!isDone) {
      started ||= childrenRunning(program).length > 0;
      await pause(1);
    }
    expect([(await sent).status, started]).toEqual([201, false]);
  });
});

describe('check of a hostile PDF', () => {
  it.each(hostilePdfs)(
    'is bounded in time and memory, while the server handles other requests: %s',
    async (_, make) => {
      const bytes = make();
      let [answers, isDone] = [0, false];
      const start = Date.now();
      const peak = await peakMemory(program, async () => {
        const sent = upload(bytes).finally(() => (isDone = true));
        while (!isDone) {
          expect((await fetch(`${documents.origin}/api/health/live`)).status).toBe(200);
          answers += 1;
          await pause(10);
        }
        expect([201, 400]).toContain((await sent).status);
      });
      const lasted = Date.now() - start;
      expect(lasted).toBeLessThan(25_000);
      expect(peak).toBeLessThan(450_000_000);
      // At least one per second of however long the check took; a blocked event loop answers once in all.
      expect(answers).toBeGreaterThan(lasted / 1000);
    },
  );

  /** Starts an upload, and waits for the process that checks it. */
  async function checking(bytes: Uint8Array, by = client) {
    const answer = documents.upload(by, { bytes });
    for (;;) {
      const [pid] = childrenRunning(program);
      if (pid !== undefined) return { answer, pid };
      await pause(1);
    }
  }

  it("runs one at a time, with limited memory and processor time and without the server's secrets", async () => {
    const other = await api.people.client();
    const { answer, pid } = await checking(encryptedPdf(''));
    expect(limitsOf(pid)).toMatch(/Max data size +409600000 /);
    expect(limitsOf(pid)).toMatch(/Max cpu time +3 /);
    expect(environmentOf(pid)).not.toMatch(/DATABASE|PATH/);
    const more = Promise.all([client, other, other].map((by) => documents.upload(by, { bytes: encryptedPdf('') })));
    let [most, isDone] = [0, false];
    void more.finally(() => (isDone = true));
    while (!isDone) {
      most = Math.max(most, childrenRunning(program).length);
      await pause(5);
    }
    expect(most).toBe(1);
    expect([(await answer).status, ...(await more).map(({ status }) => status)]).toEqual([201, 201, 201, 201]);
  });

  it('accepts the file if the process dies', async () => {
    const { answer, pid } = await checking(encryptedPdf('secret'));
    process.kill(pid, 'SIGKILL');
    expect((await answer).status).toBe(201);
  });
});

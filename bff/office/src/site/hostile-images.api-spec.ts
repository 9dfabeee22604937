import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { profileEndpoints } from '@portal/domain/preparers/profile.endpoints';
import { siteSettingsEndpoints } from '@portal/domain/site/site-settings.endpoints';
import { startApi, type Api } from '../../testing/api';
import { drawnPicture, uploadPicture } from '@portal/bff-access/testing/pictures';
import { childrenRunning, environmentOf, limitsOf, peakMemory } from '@portal/bff-platform/testing/process-memory';
import type { Person } from '@portal/bff-access/testing/people';

const program = 'reencode-image.mjs';
const folder = mkdtempSync(join(tmpdir(), 'portal-hostile-images-'));
const image = (name: string) => readFileSync(join(folder, name));

let api: Api;
let origin: string;
let pending: Person;
beforeAll(async () => {
  execFileSync(process.execPath, [join(__dirname, '../../../platform/testing/draw-hostile-images.mjs'), folder]);
  api = await startApi();
  origin = await api.listen();
});
beforeEach(async () => {
  pending = await api.people.preparer({ status: 'pending' });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const upload = (bytes: Uint8Array, by = pending) => uploadPicture(origin, profileEndpoints.uploadPicture, [bytes, by]);

const tooMuchMemory =
  'This progressive or interlaced picture is too large. Save it as a standard JPEG or PNG, or make it smaller.';

describe('image that is small as a file but large in memory', () => {
  it.each(['progressive.jpg', 'interlaced.png'])('is rejected before decoding: %s', async (name) => {
    const { status, body } = await upload(image(name));
    expect([status, body.detail, body.errors?.[0]?.field]).toEqual([400, tooMuchMemory, 'file']);
    const admin = await api.people.admin();
    const logo = await uploadPicture(origin, siteSettingsEndpoints.uploadLogo, [image(name), admin]);
    expect([logo.status, logo.body.detail]).toEqual([400, tooMuchMemory]);
  });

  it('is rejected above 50 megapixels', async () => {
    const { status, body } = await upload(image('too-many-pixels.jpg'));
    const detail = 'This picture is too large. Choose one of up to 50 megapixels.';
    expect([status, body.detail]).toEqual([400, detail]);
  });

  it.each(['baseline.jpg', 'row-by-row.png', 'small-progressive.jpg'])(
    'is accepted within the limits: %s',
    async (name) => {
      expect((await upload(image(name))).status).toBe(200);
    },
  );

  it.each(['progressive.jpg', 'interlaced.png', 'row-by-row.png', 'small-progressive.jpg'])(
    'takes less than 150 MB for four concurrent uploads of %s, while the server handles other requests',
    async (name) => {
      const bytes = image(name);
      await upload(await drawnPicture().jpeg().toBuffer());
      const answeredAt: number[] = [];
      let doneAt = Infinity;
      const peak = await peakMemory(program, async () => {
        const uploads = Promise.all([1, 2, 3, 4].map(() => upload(bytes))).finally(() => (doneAt = Date.now()));
        while (doneAt === Infinity) {
          expect((await fetch(`${origin}/api/health/ready`)).status).toBe(200);
          answeredAt.push(Date.now());
          await pause(10);
        }
        for (const { status } of await uploads) expect([200, 400]).toContain(status);
      });
      expect(peak).toBeLessThan(150_000_000);
      expect(answeredAt.filter((at) => at < doneAt).length).toBeGreaterThan(1);
    },
  );
});

describe('image decoding process', () => {
  /** Starts an upload, and waits for its decoding process. */
  async function decoding(bytes: Uint8Array) {
    const answer = upload(bytes);
    for (;;) {
      const [pid] = childrenRunning(program);
      if (pid !== undefined) return { answer, pid };
      await pause(1);
    }
  }

  it("runs one at a time, with limited memory and processor time and without the server's secrets", async () => {
    const bytes = image('row-by-row.png');
    const { answer, pid } = await decoding(bytes);
    expect(limitsOf(pid)).toMatch(/Max data size +204800000 /);
    expect(limitsOf(pid)).toMatch(/Max cpu time +10 /);
    expect(environmentOf(pid)).not.toMatch(/DATABASE|PATH/);
    const more = Promise.all([upload(bytes), upload(bytes)]);
    let [most, done] = [0, false];
    void more.finally(() => (done = true));
    while (!done) {
      most = Math.max(most, childrenRunning(program).length);
      await pause(5);
    }
    expect(most).toBe(1);
    expect([(await answer).status, ...(await more).map(({ status }) => status)]).toEqual([200, 200, 200]);
  });

  it('is restarted if it dies: its image is rejected with a message, and the next one succeeds', async () => {
    const { answer, pid } = await decoding(image('row-by-row.png'));
    process.kill(pid, 'SIGKILL');
    const { status, body } = await answer;
    const detail = 'We couldn’t process this picture. Please save it as a new JPEG or choose another one.';
    expect([status, body.detail]).toEqual([400, detail]);
    expect((await upload(await drawnPicture().png().toBuffer())).status).toBe(200);
  });

  it('has a bounded queue: the fifth upload of one person gets 503', async () => {
    const bytes = image('row-by-row.png');
    const results = await Promise.all(Array.from({ length: 5 }, () => upload(bytes)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503]);
    const refused = results.find(({ status }) => status === 503);
    expect(refused?.body.detail).toBe(
      'Too many pictures are being processed right now. Please try again in a few seconds.',
    );
  });
});

import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import { siteSettingsEndpoints } from '@portal/domain/site/site-settings.endpoints';
import sharp from 'sharp';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import {
  drawnPicture,
  notPictures,
  paddedTo,
  pngThatClaims,
  tellingParts,
  tellingPhoto,
  uploadPicture,
} from '@portal/bff-access/testing/pictures';

let api: Api;
let origin: string;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  origin = await api.listen();
  admin = await api.people.admin();
});
afterEach(() => api.call(removeLogo, { token: admin.token }));
afterAll(() => api.stop());

const { read, update, uploadLogo, removeLogo } = siteSettingsEndpoints;
const upload = (bytes: Uint8Array, by: Person | null = admin, more?: Record<string, string>) =>
  uploadPicture(origin, uploadLogo, [bytes, by, more]);
const shown = async () => (await api.call(siteEndpoints.read)).body.logo;
const png = () => drawnPicture(600, 300).png().toBuffer();

describe('office logo', () => {
  it('can be changed and removed only by admins', async () => {
    expect((await upload(await png(), null)).status).toBe(401);
    expect((await api.call(removeLogo)).status).toBe(401);
    await upload(await png());
    const before = await shown();
    for (const person of [await api.people.client(), await api.people.preparer()]) {
      expect((await upload(await drawnPicture(9, 9).png().toBuffer(), person)).status).toBe(403);
      expect((await api.call(removeLogo, { token: person.token })).status).toBe(403);
    }
    expect(await shown()).toEqual(before);
  });

  it('returns 404 under any other key', async () => {
    for (const key of ['0'.repeat(32), 'null', 'x'])
      expect((await fetch(`${origin}/api/site/logo/${key}`)).status).toBe(404);
    expect((await fetch(`${origin}/api/site/logo/null`)).headers.get('cache-control')).toBe('no-store');
  });

  it.each(notPictures)('is rejected with "Please select an image file" when it is %s', async (_what, bytes) => {
    const { status, body } = await upload(bytes);
    expect([status, body.detail, body.errors?.[0]?.field]).toEqual([400, 'Please select an image file', 'file']);
    expect(await shown()).toBeNull();
  });

  it('is rejected at 2,097,153 bytes: A logo must be under 2MB', async () => {
    const whole = await png();
    const { status, body } = await upload(paddedTo(2_097_153, whole));
    expect([status, body.detail]).toEqual([413, 'A logo must be under 2MB']);
    expect((await upload(paddedTo(2_097_152, whole))).status).toBe(200);
  });

  it('is rejected at 30,000 by 30,000 pixels or with text fields in the form', async () => {
    expect((await upload(pngThatClaims(30_000, 30_000))).status).toBe(400);
    const { status, body } = await upload(await png(), admin, { name: 'Lakeside Tax' });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'name']);
    expect(await shown()).toBeNull();
  });

  it('is re-encoded as a PNG on white that keeps the aspect ratio, without location, camera or trailing data', async () => {
    const { status, body } = await upload(await tellingPhoto(1600, 400));
    // Rotated according to its EXIF orientation: 400 by 1600.
    expect([status, body]).toEqual([
      200,
      { url: expect.stringMatching(/^\/api\/site\/logo\/[0-9a-f]{32}$/) as string, width: 60, height: 240 },
    ]);
    const bytes = Buffer.from(await (await fetch(`${origin}${body.url}`)).arrayBuffer());
    const { width, height, exif, format, hasAlpha } = await sharp(bytes).metadata();
    expect({ width, height, exif, format, hasAlpha }).toEqual({
      width: 60,
      height: 240,
      exif: undefined,
      format: 'png',
      hasAlpha: false,
    });
    for (const part of tellingParts) expect(bytes.includes(part)).toBe(false);
  });

  it('is never enlarged, and fits its database column even if it is noise', async () => {
    const [width, height] = [2000, 1000];
    const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_none, at) => (at * 2_654_435_761) >>> 24));
    const { status, body } = await upload(
      await sharp(noise, { raw: { width, height, channels: 3 } })
        .jpeg({ quality: 30 })
        .toBuffer(),
    );
    expect([status, body.width, body.height]).toEqual([200, 480, 240]);
    const small = await upload(await drawnPicture(40, 30).png().toBuffer());
    expect([small.body.width, small.body.height]).toEqual([40, 30]);
  });

  it('is public and cached immutably until it is replaced or removed', async () => {
    const { body: first } = await upload(await png());
    expect(await shown()).toEqual(first);
    const response = await fetch(`${origin}${first.url}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');

    const { body: second } = await upload(await drawnPicture(300, 300).jpeg().toBuffer());
    expect(second.url).not.toBe(first.url);
    expect((await fetch(`${origin}${first.url}`)).status).toBe(404);
    expect((await api.call(removeLogo, { token: admin.token })).status).toBe(204);
    expect(await shown()).toBeNull();
    expect((await fetch(`${origin}${second.url}`)).status).toBe(404);
  });

  it('does not conflict with unsaved settings, and is audited', async () => {
    const { body: before } = await api.call(read, { token: admin.token });
    const entered = { founded_year: 1987, phone: '313-555-0101', email: 'hello@lakeside.example' };
    await upload(await png());
    expect(
      (await api.call(update, { body: { ...before, ...entered, name: 'Typed Meanwhile' }, token: admin.token })).status,
    ).toBe(200);
    expect(await shown()).not.toBeNull();
    await api.call(removeLogo, { token: admin.token });
    const rows = await api.query<{ action: string; actor_id: string }>(
      `SELECT action, actor_id FROM audit_log WHERE object_type = 'site' ORDER BY id DESC LIMIT 3`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['site.remove_logo', 'site.update', 'site.change_logo']);
    expect(rows.every(({ actor_id }) => actor_id === admin.id)).toBe(true);
  });
});

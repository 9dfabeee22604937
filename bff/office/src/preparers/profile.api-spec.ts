import { profileEndpoints } from '@portal/domain/preparers/profile.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import sharp from 'sharp';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import {
  authorizationOf,
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
let preparer: Person;
beforeAll(async () => {
  api = await startApi();
  origin = await api.listen();
});
beforeEach(async () => {
  preparer = await api.people.preparer();
});
afterAll(() => api.stop());

const { read, update, picture, removePicture } = profileEndpoints;
const change = (body: Record<string, unknown>, by = preparer) => api.call(update, { body, token: by.token });

const upload = (bytes: Uint8Array, by: Person | null = preparer, more?: Record<string, string>) =>
  uploadPicture(origin, profileEndpoints.uploadPicture, [bytes, by, more]);

async function shown(by = preparer) {
  const response = await fetch(`${origin}/api/preparer/profile-picture`, { headers: authorizationOf(by) });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes };
}

describe('preparer profile', () => {
  it('is accessible only to its own preparer', async () => {
    for (const call of [read, picture]) expect((await api.call(call)).status).toBe(401);
    for (const { token } of [await api.people.client(), await api.people.admin()]) {
      expect((await api.call(read, { token })).status).toBe(403);
      expect((await api.call(update, { body: { bio: 'x' }, token })).status).toBe(403);
      expect((await api.call(removePicture, { token })).status).toBe(403);
    }
    expect((await upload(await drawnPicture().png().toBuffer(), null)).status).toBe(401);
    await change({ bio: 'Mine alone' });
    const other = await api.people.preparer();
    expect((await api.call(read, { token: other.token })).body.bio).not.toBe('Mine alone');
  });

  it('can be edited while approval is pending', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    expect((await change({ bio: 'New here' }, pending)).body).toMatchObject({ bio: 'New here' });
    expect((await api.call(preparerEndpoints.list, { token: preparer.token })).body).not.toContainEqual(
      expect.objectContaining({ bio: 'New here' }),
    );
  });

  it.each([
    [{ bio: 'x'.repeat(2001) }, 'bio'],
    [{ office_location: 'x'.repeat(201) }, 'office_location'],
    [{ specialties: Array.from({ length: 31 }, (_, n) => `No. ${n}`) }, 'specialties'],
    [{ specialties: ['x'.repeat(61)] }, 'specialties'],
    [{ role: 'admin' }, 'role'],
  ])('returns 400 naming the field of %j, and leaves the stored profile unchanged', async (wrong, field) => {
    const { status, problem } = await change({ ...wrong });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
    expect((await api.call(read, { token: preparer.token })).body.version).toBe(1);
  });

  it('clears null fields', async () => {
    await change({ bio: 'There', specialties: ['Payroll'] });
    const { body } = await change({ bio: null, specialties: null });
    expect(body).toMatchObject({ bio: null, specialties: [] });
  });

  it('ignores office, code and name when a whole profile is sent', async () => {
    const { body: own } = await api.call(read, { token: preparer.token });
    const sent = { ...own, bio: 'Whole', office_id: 'outer-drive', preparer_code: 'AAAAAA', first_name: 'Else' };
    const { status, body } = await change(sent);
    expect({ status, body }).toEqual({ status: 200, body: { ...own, bio: 'Whole', version: 2 } });
  });

  it('rejects a stale version with 409 and returns the current one', async () => {
    expect((await change({ bio: 'First window', version: 1 })).body.version).toBe(2);
    const { status, problem } = await change({ bio: 'Second window', version: 1 });
    expect([status, problem.code, problem.version]).toEqual([409, 'stale_version', 2]);
    expect(problem.detail).toBe('Your profile was changed elsewhere in the meantime.');
  });

  it('changes only the fields that are sent, and publishes them', async () => {
    await change({ bio: 'Twelve seasons.', specialties: ['Payroll', 'Payroll', ''] });
    const { body } = await change({ office_location: '18800 Joy Road' });
    expect(body).toMatchObject({ bio: 'Twelve seasons.', office_location: '18800 Joy Road', specialties: ['Payroll'] });
    const seen = await api.call(preparerEndpoints.info, { params: { preparer_code: body.preparer_code } });
    expect(seen.body).toMatchObject({ bio: 'Twelve seasons.', office_location: '18800 Joy Road' });
  });
});

describe('preparer picture', () => {
  it.each(notPictures)('is rejected with "Please select an image file" when it is %s', async (_what, bytes) => {
    const { status, body } = await upload(bytes);
    expect([status, body.detail, body.errors?.[0]?.field]).toEqual([400, 'Please select an image file', 'file']);
    expect((await shown()).status).toBe(404);
  });

  it('is rejected at 2,097,153 bytes: Profile picture must be under 2MB', async () => {
    const whole = await drawnPicture().jpeg().toBuffer();
    const { status, body } = await upload(paddedTo(2_097_153, whole));
    expect([status, body.detail]).toEqual([413, 'Profile picture must be under 2MB']);
    expect((await upload(paddedTo(2_097_152, whole))).status).toBe(200);
  });

  it('is rejected at 30,000 by 30,000 pixels without being decoded', async () => {
    const before = process.memoryUsage().rss;
    expect((await upload(pngThatClaims(30_000, 30_000))).status).toBe(400);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('is rejected with text fields in the form', async () => {
    const { status, body } = await upload(await drawnPicture().png().toBuffer(), preparer, {
      office_id: 'outer-drive',
    });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'office_id']);
  });

  it('is re-encoded as a small upright square JPEG, without location, camera or trailing data', async () => {
    const { status, body } = await upload(await tellingPhoto(400, 200));
    expect(status).toBe(200);
    const { type, bytes } = await shown();
    expect(type).toBe('image/jpeg');
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect({ width, height, exif, format }).toEqual({ width: 192, height: 192, exif: undefined, format: 'jpeg' });
    for (const part of tellingParts) expect(bytes.includes(part)).toBe(false);
    expect(body.profile_picture).toBe(bytes.toString('base64'));
    expect(bytes.length).toBeLessThan(20_000);
  });

  it('is published, does not conflict with unsaved profile edits, and can be removed', async () => {
    const { body } = await upload(await drawnPicture().png().toBuffer());
    expect((await change({ bio: 'Typed meanwhile', version: body.version })).status).toBe(200);
    const seen = await api.call(preparerEndpoints.info, { params: { preparer_code: body.preparer_code } });
    expect(seen.body.profile_picture).toBe(body.profile_picture);
    expect((await api.call(removePicture, { token: preparer.token })).body.profile_picture).toBeNull();
    expect((await shown()).status).toBe(404);
    const audit = await api.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE object_id = $1 AND action LIKE 'profile.%' ORDER BY id`,
      [preparer.id],
    );
    expect(audit.map(({ action }) => action)).toEqual(['profile.picture', 'profile.update', 'profile.picture']);
  });
});

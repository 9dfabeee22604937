import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import { siteSettingsEndpoints } from '@portal/domain/site/site-settings.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { asOwner } from '@portal/bff-platform/testing/database';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
});
afterAll(() => api.stop());

const { read, update } = siteSettingsEndpoints;
const body = { name: 'Lakeside Tax', founded_year: 1987, phone: '313-555-0101', email: 'hello@lakeside.example' };
const save = (more: Record<string, unknown> = {}, token = admin.token) =>
  api.call(update, { body: { ...body, ...more }, token });

describe('site settings', () => {
  it('can be read and changed only by admins', async () => {
    for (const call of [() => api.call(read), () => api.call(update, { body })])
      expect((await call()).status).toBe(401);
    for (const { token } of [await api.people.client(), await api.people.preparer()]) {
      expect((await api.call(read, { token })).status).toBe(403);
      expect((await save({}, token)).status).toBe(403);
    }
    expect((await api.call(siteEndpoints.read)).body.name).not.toBe('Lakeside Tax');
  });

  it('rejects missing and malformed fields, naming each', async () => {
    const missing = await api.call(update, { body: {}, token: admin.token });
    const fields = ['email', 'founded_year', 'name', 'phone'];
    expect([missing.status, missing.problem.errors?.map(({ field }) => field).sort()]).toEqual([400, fields]);
    const badges = Array.from({ length: 7 }, (_none, at) => `Badge ${at}`);
    const wrong = { founded_year: 1500, accent_colour: 'red', trust_badges: badges, second_phone: '1', logo_key: 'x' };
    const { problem } = await save({ ...wrong, requires_review: 'maybe' });
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual([
      'accent_colour',
      'founded_year',
      'logo_key',
      'requires_review',
      'second_phone',
      'trust_badges',
    ]);
  });

  it('rejects featuring an unapproved preparer, or more than three preparers', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    for (const ids of [[pending.id], [admin.id], ['nobody']]) {
      const { status, problem } = await save({ featured_preparer_ids: ids });
      expect([status, problem.errors?.[0]?.field]).toEqual([400, 'featured_preparer_ids']);
    }
    expect((await save({ featured_preparer_ids: ['1', '2', '3', '4'] })).status).toBe(400);
  });

  it('rejects a stale version with 409', async () => {
    const { version } = (await api.call(read, { token: admin.token })).body;
    expect((await save({ version })).status).toBe(200);
    const { status, problem } = await save({ version, name: 'Too Late' });
    expect([status, problem.code, problem.version]).toEqual([409, 'stale_version', version + 1]);
    expect((await api.call(siteEndpoints.read)).body.name).toBe('Lakeside Tax');
  });

  it('are public once saved, keep absent fields and clear null fields', async () => {
    const more = {
      second_phone: '313-555-0102',
      accent_colour: '#AA3300',
      trust_badges: ['IRS e-file', '', 'IRS e-file'],
    };
    expect((await save(more)).status).toBe(200);
    await save();
    const { body: shown } = await api.call(siteEndpoints.read);
    const kept = { second_phone: '313-555-0102', accent_colour: '#aa3300', trust_badges: ['IRS e-file'] };
    expect(shown).toMatchObject({ ...body, ...kept });
    const cleared = { second_phone: null, accent_colour: null, trust_badges: [] };
    const { id } = await api.people.preparer();
    for (const [empty, list] of [
      [null, null],
      [null, []],
      ['', []],
    ] as const) {
      await save({ ...more, featured_preparer_ids: [id] });
      const emptied = { second_phone: empty, accent_colour: empty, trust_badges: list, featured_preparer_ids: list };
      const { status, body: after } = await save(emptied);
      expect([status, after]).toEqual([200, expect.objectContaining({ ...cleared, featured_preparer_ids: [] })]);
      expect((await api.call(siteEndpoints.read)).body).toMatchObject(cleared);
    }
  });

  it('keep the office’s rules to its staff', async () => {
    expect((await save({ requires_review: true })).body.requires_review).toBe(true);
    expect((await save()).body.requires_review).toBe(true);
    expect((await api.call(siteEndpoints.read)).body).not.toHaveProperty('requires_review');
    expect((await save({ requires_review: null })).body.requires_review).toBe(false);
  });

  it.each(['Mars/Olympus', '+05:00', 'Detroit', `America/${'x'.repeat(64)}`, 5])(
    'rejects the time zone %s with 400 beside the field',
    async (time_zone) => {
      const { status, problem } = await save({ time_zone });
      expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['time_zone']]);
      expect((await api.call(read, { token: admin.token })).body.time_zone).toBe('America/Detroit');
    },
  );

  it('rejects with 400 a time zone that Node knows and PostgreSQL does not, and so does the database', async () => {
    await asOwner(
      api.url,
      `ALTER TABLE site_settings ADD CONSTRAINT unknown_zone CHECK (
         time_zone <> 'Asia/Tokyo' OR (now() AT TIME ZONE (time_zone || '/x')) IS NULL)`,
    );
    const { status, problem } = await save({ time_zone: 'Asia/Tokyo' });
    await asOwner(api.url, 'ALTER TABLE site_settings DROP CONSTRAINT unknown_zone');
    const detail = 'Choose an option for Time zone.';
    expect([status, problem.errors]).toEqual([400, [{ field: 'time_zone', detail }]]);
    await expect(api.query(`UPDATE site_settings SET time_zone = 'Mars/Olympus'`)).rejects.toThrow('not recognized');
  });

  it('have a time zone that staff see, with a default, and every change of it is audited', async () => {
    const zone = async () => (await api.call(read, { token: admin.token })).body.time_zone;
    expect(await zone()).toBe('America/Detroit');
    const { body: after } = await save({ time_zone: 'America/Los_Angeles' });
    expect(after.time_zone).toBe('America/Los_Angeles');
    expect((await save()).body.time_zone).toBe('America/Los_Angeles');
    expect((await api.call(siteEndpoints.read)).body).not.toHaveProperty('time_zone');
    expect((await save({ time_zone: null })).body.time_zone).toBe('America/Detroit');
    const rows = await api.query<{ details: object }>(
      `SELECT details FROM audit_log WHERE action = 'site.update' ORDER BY id DESC LIMIT 3`,
    );
    const [cleared, kept, changed] = rows.map(({ details }) => details);
    expect([changed, kept, cleared]).toEqual([
      { time_zone: 'America/Los_Angeles' },
      {},
      { time_zone: 'America/Detroit' },
    ]);
  });

  it('change the order of preparers on the home page, and are audited', async () => {
    const [one, two] = [await api.people.preparer(), await api.people.preparer()];
    await save({ featured_preparer_ids: [one.id, two.id] });
    const { body: after } = await save({ featured_preparer_ids: [two.id, one.id] });
    expect(after.featured_preparer_ids).toEqual([two.id, one.id]);
    const { body: shown } = await api.call(preparerEndpoints.directory, { query: { featured: 'true' } });
    expect(shown.map(({ id }) => id)).toEqual([two.id, one.id]);
    const rows = await api.query<{ actor_id: string }>(`SELECT actor_id FROM audit_log WHERE action = 'site.update'`);
    expect(rows.every(({ actor_id }) => actor_id === admin.id)).toBe(true);
    expect(rows.length).toBeGreaterThan(1);
  });
});

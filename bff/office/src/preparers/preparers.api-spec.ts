import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { startApi, type Api } from '../../testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { list } = preparerEndpoints;

/** Returns the cursor of the next page. */
const nextOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  new URL(/<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '', 'http://here').searchParams.get('cursor') ??
  '';

describe('GET /dashboard/preparers', () => {
  it('returns 401 to anonymous callers', async () => {
    expect((await api.call(list)).status).toBe(401);
  });

  it('lists approved preparers only, by name, with public fields only', async () => {
    const { token } = await api.people.client();
    const zoe = await api.people.preparer({ first_name: 'Zoe', last_name: 'Adams' });
    const ann = await api.people.preparer({ first_name: 'Ann', last_name: 'Adams' });
    await api.people.preparer({ last_name: 'Aaron', status: 'pending' });
    const gone = await api.people.preparer({ last_name: 'Aardvark' });
    await api.query(`UPDATE users SET deleted_at = now() WHERE id = $1`, [gone.id]);
    const { status, body, headers } = await api.call(list, { token });
    expect([status, headers['x-total-count']]).toEqual([200, '2']);
    expect(body.map(({ id, preparer_code }) => [id, preparer_code])).toEqual([
      [ann.id, ann.preparer_code],
      [zoe.id, zoe.preparer_code],
    ]);
  });

  it("returns every field of a preparer's profile, and nothing else of the account", async () => {
    const { token } = await api.people.client();
    const zoe = await api.people.preparer({ first_name: 'Zoe', last_name: 'Abbot' });
    const profile = { office_location: '1 Main Street, Detroit', bio: 'Since 2019.', specialties: ['Payroll', 'IRS'] };
    await api.query(
      `UPDATE preparer_profiles SET office_location = $2, bio = $3, specialties = $4 WHERE user_id = $1`,
      [zoe.id, ...Object.values(profile)],
    );
    const { body } = await api.call(list, { token });
    expect(body.find(({ id }) => id === zoe.id)).toEqual({
      id: zoe.id,
      first_name: 'Zoe',
      last_name: 'Abbot',
      email: zoe.email,
      phone: null,
      preparer_code: zoe.preparer_code,
      ...profile,
      office_id: null,
      office_name: null,
      title: null,
      bio_es: null,
      languages: [],
      profile_picture: null,
      created_at: expect.stringMatching(/^20\d\d-.*Z$/),
      portal_url: `/preparer/${zoe.preparer_code}`,
    });
    await api.query(`UPDATE preparer_profiles SET portal_slug = 'zoe-abbot' WHERE user_id = $1`, [zoe.id]);
    const after = await api.call(list, { token });
    expect(after.body.find(({ id }) => id === zoe.id)?.portal_url).toBe('/preparer/zoe-abbot');
    await api.query(`UPDATE users SET deleted_at = now() WHERE id = $1`, [zoe.id]);
  });

  it('is paginated', async () => {
    const { token } = await api.people.client();
    const first = await api.call(list, { token, query: { limit: 1 } });
    const second = await api.call(list, { token, query: { limit: 1, cursor: nextOf(first) } });
    expect([first.body[0]?.first_name, second.body[0]?.first_name]).toEqual(['Ann', 'Zoe']);
    expect([first.headers.link === undefined, second.headers.link]).toEqual([false, undefined]);
  });

  it.each(['ADAMS', 'zoe', 'e ada', 'zoe-finder@'])(
    'finds a preparer by name or email address on every page: %s',
    async (search) => {
      const { token } = await api.people.client();
      await api.query(
        `UPDATE users SET email = 'zoe-finder@example.com' WHERE first_name = 'Zoe' AND last_name = 'Adams'`,
      );
      const { body, headers } = await api.call(list, { token, query: { search, limit: 5 } });
      expect(body.map(({ first_name }) => first_name)).toContain('Zoe');
      expect(Number(headers['x-total-count'])).toBe(body.length);
    },
  );

  it('excludes preparers who are not approved, and returns 400 for a search that is too long', async () => {
    const { token } = await api.people.client();
    expect((await api.call(list, { token, query: { search: 'aaron' } })).body).toEqual([]);
    expect((await api.call(list, { token, query: { search: 'x'.repeat(121) } })).status).toBe(400);
  });
});

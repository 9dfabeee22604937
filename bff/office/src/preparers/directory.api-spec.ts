import { officeEndpoints } from '@portal/domain/offices/offices.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person, PersonWishes } from '@portal/bff-access/testing/people';

let api: Api;
let ann: Person;
let zoe: Person;

beforeAll(async () => {
  api = await startApi();
  await api.make.office.all([
    { id: 'west-side', name: 'West Side', address: '1 West Street', zip_code: '48201' },
    { id: 'east-side', name: 'East Side', address: '2 East Street' },
  ]);
  ann = await preparer({ first_name: 'Ann', last_name: 'Adams' }, { office_id: 'west-side', featured_rank: 2 });
  zoe = await preparer({ first_name: 'Zoe', last_name: 'Brown' }, { featured_rank: 1, title: 'CEO/Founder' });
  await preparer({ first_name: 'Una', status: 'pending' }, { office_id: 'west-side' });
  const gone = await preparer({ first_name: 'Gus' }, { office_id: 'west-side' });
  await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
});
afterAll(() => api.stop());

async function preparer(wishes: PersonWishes, profile: Record<string, unknown>): Promise<Person> {
  const made = await api.people.preparer(wishes);
  for (const [column, value] of Object.entries(profile))
    await api.query(`UPDATE preparer_profiles SET ${column} = $2 WHERE user_id = $1`, [made.id, value]);
  return made;
}

const { directory, info } = preparerEndpoints;
const firstNames = (rows: readonly { first_name: string }[]) => rows.map(({ first_name }) => first_name);

describe('GET /agent-links', () => {
  it('rejects unknown parameters and an invalid filter', async () => {
    const { status, problem } = await api.call(directory, { query: { role: 'admin', featured: 'perhaps' } });
    expect([status, problem.errors?.map(({ field }) => field).sort()]).toEqual([400, ['featured', 'role']]);
  });

  it('lists the approved preparers by last name, and no others', async () => {
    const { status, body, headers } = await api.call(directory);
    expect([status, headers['x-total-count'], firstNames(body)]).toEqual([200, '2', ['Ann', 'Zoe']]);
    expect(body[0]).toEqual({
      id: ann.id,
      first_name: 'Ann',
      last_name: 'Adams',
      email: ann.email,
      phone: null,
      preparer_code: ann.preparer_code,
      office_location: null,
      office_id: 'west-side',
      office_name: 'West Side',
      title: null,
      bio: null,
      specialties: ['Individual Returns', 'Business Tax', 'Tax Planning'],
      bio_es: null,
      languages: [],
      profile_picture: null,
      created_at: expect.any(String) as string,
      portal_url: `/preparer/${ann.preparer_code}`,
    });
  });

  it('returns the same list to signed-in callers, even with an invalid token', async () => {
    const { token } = await api.people.client();
    expect(firstNames((await api.call(directory, { token })).body)).toEqual(['Ann', 'Zoe']);
    expect((await api.call(directory, { token: 'old' })).status).toBe(200);
  });

  it('searches by name and email address, ignoring case and treating wildcards literally', async () => {
    const search = async (text: string) => firstNames((await api.call(directory, { query: { search: text } })).body);
    expect(await search('ANN')).toEqual(['Ann']);
    expect(await search('n a')).toEqual(['Ann']);
    expect(await search('brow')).toEqual(['Zoe']);
    expect(await search(ann.email.toUpperCase())).toEqual(['Ann']);
    for (const wildcard of ['%', '_', '\\', "'"]) expect(await search(wildcard)).toEqual([]);
  });

  it('filters by office and by featured preparers, in the order of the home page', async () => {
    expect(firstNames((await api.call(directory, { query: { office_id: 'west-side' } })).body)).toEqual(['Ann']);
    expect((await api.call(directory, { query: { office_id: 'nowhere' } })).body).toEqual([]);
    expect(firstNames((await api.call(directory, { query: { featured: 'true' } })).body)).toEqual(['Zoe', 'Ann']);
  });
});

describe('GET /preparer-info/{code}', () => {
  it.each(['NOBODY', 'x', '%', ' ', "'; --"])('returns 404 for the code %s', async (preparer_code) => {
    const { status, problem } = await api.call(info, { params: { preparer_code } });
    expect([status, problem.detail]).toEqual([404, 'Invalid preparer code or preparer not found.']);
  });

  it('returns 404 for a pending preparer', async () => {
    const una = await preparer({ first_name: 'Una', status: 'pending' }, {});
    const { status } = await api.call(info, { params: { preparer_code: una.preparer_code ?? '' } });
    expect(status).toBe(404);
  });

  it("accepts a code, ignoring case, or the slug of a preparer's page", async () => {
    const wanted = { first_name: 'Zoe', last_name: 'Brown', preparer_code: zoe.preparer_code, email: zoe.email };
    const byCode = await api.call(info, { params: { preparer_code: zoe.preparer_code?.toLowerCase() ?? '' } });
    expect(byCode.body).toMatchObject({ ...wanted, title: 'CEO/Founder' });
    await api.query(`UPDATE preparer_profiles SET portal_slug = 'zoe-brown' WHERE user_id = $1`, [zoe.id]);
    const bySlug = await api.call(info, { params: { preparer_code: 'Zoe-Brown' } });
    expect(bySlug.body).toMatchObject({ ...wanted, portal_url: '/preparer/zoe-brown' });
  });
});

describe('GET /offices and /offices/{id}', () => {
  it('returns 404 for an unknown office', async () => {
    expect((await api.call(officeEndpoints.read, { params: { id: 'nowhere' } })).status).toBe(404);
  });

  it('returns offices by name, and one office with its approved preparers', async () => {
    const { body, headers } = await api.call(officeEndpoints.list);
    expect([headers['x-total-count'], body.map(({ id }) => id)]).toEqual(['2', ['east-side', 'west-side']]);
    const one = await api.call(officeEndpoints.read, { params: { id: 'west-side' } });
    expect(one.body).toMatchObject({ ...body[1], address: '1 West Street', zip_code: '48201' });
    expect(firstNames(one.body.preparers)).toEqual(['Ann']);
  });
});

describe('public responses', () => {
  it.each([
    ['/site', siteEndpoints.read, {}],
    ['/agent-links', directory, {}],
    ['/offices', officeEndpoints.list, {}],
    ['/offices/west-side', officeEndpoints.read, { id: 'west-side' }],
  ] as const)('%s is revalidated by ETag, and is sent again after a change', async (_name, call, params) => {
    const first = await api.call(call, { params });
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const etag = String(first.headers.etag);
    const known = await api.call(call, { params, headers: { 'if-none-match': `"other", ${etag}` } });
    expect([known.status, known.body, known.headers.etag]).toEqual([304, undefined, etag]);
    await api.query(`UPDATE site_settings SET name = name || '!'`);
    await api.query(`UPDATE offices SET address = address || '!'`);
    await api.query(`UPDATE users SET first_name = first_name || '!' WHERE role = 'preparer'`);
    const changed = await api.call(call, { params, headers: { 'if-none-match': etag } });
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
  });

  it('does not allow caching of error responses', async () => {
    const { headers } = await api.call(officeEndpoints.read, { params: { id: 'nowhere' } });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });
});

describe('GET /offices with a search', () => {
  const search = async (text: string, more: { limit?: number } = {}) =>
    (await api.call(officeEndpoints.list, { query: { search: text, ...more } })).body.map(({ id }) => id);

  it('returns 400 for an unknown filter', async () => {
    const { status, problem } = await api.call(officeEndpoints.list, { query: { town: 'Detroit' } as never });
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['town']]);
  });

  it('searches by name, address and city, ignoring case and treating wildcards literally', async () => {
    expect(await search('EAST s')).toEqual(['east-side']);
    expect(await search('1 west')).toEqual(['west-side']);
    expect(await search('detroit')).toEqual(['east-side', 'west-side']);
    expect(await search(' ')).toEqual(['east-side', 'west-side']);
    for (const wildcard of ['%', '_', '\\', "'"]) expect(await search(wildcard)).toEqual([]);
  });

  it('finds the last of 1,200 offices, and returns the total number of matches', async () => {
    await api.make.office.many(1200, (n) => ({
      id: `branch-${n}`,
      name: `Branch ${String(n).padStart(4, '0')}`,
      city: 'Flint',
    }));
    expect(await search('branch 1200')).toEqual(['branch-1200']);
    const { body, headers } = await api.call(officeEndpoints.list, { query: { search: 'branch', limit: 100 } });
    expect([body.length, headers['x-total-count']]).toEqual([100, '1200']);
  });
});

describe('GET /offices/{id} of an office with many preparers', () => {
  it('returns the first 60 preparers by last name, and the total number', async () => {
    await api.make.office({ id: 'large', name: 'Large' });
    for (let n = 0; n < 61; n += 1)
      await preparer({ first_name: `P${n}`, last_name: String(n).padStart(3, '0') }, { office_id: 'large' });
    const { body } = await api.call(officeEndpoints.read, { params: { id: 'large' } });
    expect([body.preparers_total, body.preparers.length, body.preparers.at(-1)?.first_name]).toEqual([61, 60, 'P59']);
  });
});

import { auditEndpoints } from '@portal/domain/audit/audit.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { adminSeasonEndpoints } from '@portal/domain/seasons/admin-seasons.endpoints';
import { seasonEndpoints } from '@portal/domain/seasons/seasons.endpoints';
import type { Season } from '@portal/domain/seasons/seasons.dto';
import { season } from '@portal/domain/testing/season';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../../testing/api';

const next = season + 1;
let api: Api;
let admin: Person;
let client: Person;
let preparer: Person;
beforeAll(async () => {
  api = await startApi();
  [admin, client, preparer] = [await api.people.admin(), await api.people.client(), await api.people.preparer()];
});
afterAll(() => api.stop());

const { open, close } = adminSeasonEndpoints;
const thisYear = new Date().getUTCFullYear();
const ask = (endpoint: typeof open | typeof close, year: number | string, person: Person = admin) =>
  api.call(endpoint, { params: { year: String(year) }, token: person.token });
const listed = async (person: Person) => (await api.call(seasonEndpoints.list, { token: person.token })).body.seasons;
const actions = async () =>
  (
    await api.query<{ action: string; object_id: string }>(
      `SELECT action, object_id FROM audit_log WHERE action LIKE 'season.%' ORDER BY id`,
    )
  ).map(({ action, object_id }) => `${action} ${object_id}`);
const first: Season = {
  tax_year: season,
  state: 'open',
  is_default: true,
  has_estimate: true,
  has_records: null,
};

describe('refused', () => {
  it('returns 401 to anonymous callers', async () => {
    expect((await api.call(seasonEndpoints.list)).status).toBe(401);
    for (const endpoint of [open, close])
      expect((await api.call(endpoint, { params: { year: String(next) } })).status).toBe(401);
  });

  it('lets only admins open and close a season', async () => {
    for (const person of [client, preparer])
      for (const endpoint of [open, close]) expect((await ask(endpoint, next, person)).status).toBe(403);
  });

  it.each(['next', `${season}1`, '-1', `${season}.0`, "' OR 1=1 --"])('returns 404 for the year %s', async (year) => {
    for (const endpoint of [open, close]) expect((await ask(endpoint, year)).status).toBe(404);
  });

  it.each([
    [1999, 'Enter a tax year from 2000 on.'],
    [thisYear + 1, `The tax year ${thisYear + 1} hasn’t begun yet.`],
  ])('rejects the year %s beside its field', async (year, detail) => {
    const { status, problem } = await ask(open, year);
    expect([status, problem.errors]).toEqual([400, [{ field: 'year', detail }]]);
  });

  it('returns 404 when closing a year without a season', async () => expect((await ask(close, next)).status).toBe(404));

  it('returns 409 when closing the only open season', async () => {
    const { status, problem } = await ask(close, season);
    expect([status, problem.detail]).toEqual([
      409,
      'This is the only open season. Open another one before you close it.',
    ]);
  });

  it('changes nothing and leaves no audit row', async () => {
    expect(await listed(admin)).toEqual([first]);
    expect(await actions()).toEqual([]);
  });
});

describe('seasons of an office', () => {
  it('open a new year, which becomes the default at once', async () => {
    const { status, body } = await ask(open, next);
    expect([status, body]).toEqual([200, { ...first, tax_year: next }]);
    const created = await api.call(intakeEndpoints.create, { body: { city: 'Detroit' }, token: client.token });
    expect(created.body.tax_year).toBe(next);
    expect(await listed(admin)).toEqual([body, { ...first, is_default: false }]);
  });

  it('tell a client in which years they have something', async () => {
    await api.make.document({ user_id: client.id, tax_year: season });
    expect((await listed(client)).map(({ tax_year, has_records }) => [tax_year, has_records])).toEqual([
      [next, true],
      [season, true],
    ]);
    const other = await api.people.client();
    expect((await listed(other)).map(({ has_records }) => has_records)).toEqual([false, false]);
    expect((await listed(preparer)).map(({ has_records }) => has_records)).toEqual([null, null]);
  });

  it('have no estimate for a year whose law the portal does not know', async () => {
    await ask(open, 2019);
    expect((await listed(client)).find(({ tax_year }) => tax_year === 2019)).toMatchObject({
      state: 'open',
      has_estimate: false,
      is_default: false,
    });
  });

  it('close and reopen, and change nothing when repeated', async () => {
    for (const state of ['closed', 'closed'] as const) expect((await ask(close, season)).body.state).toBe(state);
    const year = { query: { year: season }, token: client.token };
    expect((await api.call(intakeEndpoints.create, { ...year, body: { city: 'Detroit' } })).status).toBe(409);
    for (const state of ['open', 'open'] as const) expect((await ask(open, season)).body.state).toBe(state);
    expect((await api.call(intakeEndpoints.create, { ...year, body: { city: 'Detroit' } })).status).toBe(201);
    expect(await actions()).toEqual([
      `season.open ${next}`,
      'season.open 2019',
      `season.close ${season}`,
      `season.open ${season}`,
    ]);
  });

  it('keep one open when two admins close the last two at once', async () => {
    await ask(close, 2019);
    const answers = await Promise.all([ask(close, season), ask(close, next)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await listed(admin)).filter(({ state }) => state === 'open')).toHaveLength(1);
  });

  it('name the year in the audit log', async () => {
    const { body } = await api.call(auditEndpoints.list, { query: { action: 'season' }, token: admin.token });
    expect(body.map(({ object_id }) => object_id)).toContain(String(next));
  });
});

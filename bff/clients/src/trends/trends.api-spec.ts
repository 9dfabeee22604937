import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { listAdminPreparers } from '@portal/domain/accounts/admin-accounts.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { leadEndpoints } from '@portal/domain/preferences/leads.endpoints';
import { trendEndpoints } from '@portal/domain/trends/trends.endpoints';
import { startApi, type Api } from '../../testing/api';
import { inDays } from '@portal/bff-platform/testing/factory';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
});
afterAll(() => api.stop());

const { read, waiting } = trendEndpoints;
const zoned = { query: { time_zone: 'America/Detroit' } };
const trends = async () => (await api.call(read, { ...zoned, token: admin.token })).body;
const waits = async () => (await api.call(waiting, { ...zoned, token: admin.token })).body;
const totalIn = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-total-count']);

describe.each([
  ['GET /admin/trends', read],
  ['GET /admin/waiting', waiting],
])('%s', (_name, call) => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    expect((await api.call(call, zoned)).status).toBe(401);
    const others = [
      await api.people.client(),
      await api.people.preparer(),
      await api.people.preparer({ status: 'pending' }),
    ];
    for (const { token } of others) expect((await api.call(call, { ...zoned, token })).status).toBe(403);
  });

  it.each(['Mars/Olympus', '-', 'x'.repeat(65)])('returns 400 for the time zone %s', async (time_zone) => {
    const { status, problem } = await api.call(call, { query: { time_zone }, token: admin.token });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'time_zone']);
  });

  it('uses UTC without a time zone', async () => {
    expect((await api.call(call, { query: {}, token: admin.token })).status).toBe(200);
  });
});

describe('trends of an office', () => {
  it('return 16 weeks and 12 months in order, the current ones last', async () => {
    const { weeks, months } = await trends();
    expect([weeks.length, months.length]).toEqual([16, 12]);
    const mondays = weeks.map(({ monday }) => Date.parse(monday));
    expect(mondays).toEqual(mondays.map((_day, at) => (mondays[0] ?? 0) + at * 7 * 86_400_000));
    expect(new Date(mondays[0] ?? 0).getUTCDay()).toBe(1);
    expect(Date.now() - (mondays.at(-1) ?? 0)).toBeLessThan(8 * 86_400_000);
    expect(months.every(({ first_day }) => first_day.endsWith('-01'))).toBe(true);
  });

  it('count what the lists return for the same period', async () => {
    const clients = await api.make.user.many(30, (n) => ({ created_at: inDays(-n * 4) }));
    await api.make.intake.many(12, (n) => ({
      user_id: clients[n]?.id ?? '',
      w2_income: 1000 + n,
      submitted: n % 3 > 0,
      submitted_at: n % 3 > 0 ? inDays(-n * 5) : null,
    }));
    await api.make.document.many(20, (n) => ({ user_id: clients[n]?.id ?? '', uploaded_at: inDays(-n * 3) }));
    await api.make.document.many(2, (n) => ({ user_id: clients[n]?.id ?? '', deleted_at: new Date() }));
    const utc = (await api.call(read, { query: {}, token: admin.token })).body;
    for (const { monday, ...counts } of utc.weeks) {
      const start = Date.parse(monday);
      const [from, to] = [start, start + 7 * 86_400_000].map((at) => new Date(at).toISOString());
      const request = { query: { from: from ?? '', to: to ?? '', limit: 1 }, token: admin.token };
      expect(counts).toEqual({
        clients: totalIn(await api.call(adminClientEndpoints.list, request)),
        submissions: totalIn(await api.call(adminIntakeEndpoints.list, request)),
        documents: totalIn(await api.call(documentEndpoints.list, request)),
      });
    }
    const weekly = (name: 'clients' | 'submissions' | 'documents') =>
      utc.weeks.reduce((sum, week) => sum + week[name], 0);
    expect(weekly('clients')).toBeGreaterThan(20);
    expect([weekly('submissions'), weekly('documents')]).toEqual([8, 20]);
    const submitted = utc.months.reduce((sum, { total_income }) => sum + total_income, 0);
    expect(utc.months.reduce((sum, { forms }) => sum + forms, 0)).toBe(8);
    expect(submitted).toBe([1, 2, 4, 5, 7, 8, 10, 11].reduce((sum, n) => sum + 1000 + n, 0));
  });

  it.each(['name', 'since_descending'] as const)('list the same clients sorted by %s', async (sort) => {
    const query = { from: inDays(-30).toISOString(), to: inDays(-10).toISOString(), search: '@example.com', sort };
    const { body } = await api.call(adminClientEndpoints.list, { query, token: admin.token });
    expect(body.length).toBeGreaterThan(3);
    for (const { created_at } of body) expect(created_at >= query.from && created_at < query.to).toBe(true);
  });

  it.each([
    ['clients', adminClientEndpoints.list],
    ['intake forms', adminIntakeEndpoints.list],
    ['documents', documentEndpoints.list],
  ])('lists of %s return 400 for a period that is not a timestamp', async (_name, list) => {
    const { status, problem } = await api.call(list, { query: { from: 'yesterday' }, token: admin.token });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'from']);
  });
});

describe('what waits for an office', () => {
  it('counts the unassigned clients by age, and equals the lists', async () => {
    const before = await waits();
    await api.make.user.all([2, 3, 6, 40].map((days) => ({ created_at: inDays(-days) })));
    const ageOf = (all: typeof before) => Object.fromEntries(all.ages.map(({ age, clients }) => [age, clients]));
    const now = await waits();
    expect(now.unassigned_clients).toBe(before.unassigned_clients + 4);
    expect(now.ages.map(({ age }) => age)).toEqual(['today', 'days', 'week', 'longer']);
    expect(now.ages.reduce((sum, { clients }) => sum + clients, 0)).toBe(now.unassigned_clients);
    expect(ageOf(now)).toEqual({
      today: ageOf(before).today,
      days: (ageOf(before).days ?? 0) + 2,
      week: (ageOf(before).week ?? 0) + 1,
      longer: (ageOf(before).longer ?? 0) + 1,
    });
    const token = { token: admin.token };
    const list = await api.call(adminClientEndpoints.unassigned, { query: { limit: 1 }, ...token });
    expect(totalIn(list)).toBe(now.unassigned_clients);
  });

  it('counts pending preparers and open leads like their lists', async () => {
    await api.people.preparer({ status: 'pending' });
    await api.make.preference.many(3, () => ({ first_name: 'Lead' }));
    const { pending_preparers, open_leads } = await waits();
    const token = { token: admin.token };
    const pending = { role: 'preparer', status: 'pending', limit: 1 } as const;
    expect(pending_preparers).toBe(totalIn(await api.call(listAdminPreparers, { query: pending, ...token })));
    expect(pending_preparers).toBeGreaterThan(0);
    expect(open_leads).toBe(
      totalIn(await api.call(leadEndpoints.list, { query: { status: 'open', limit: 1 }, ...token })),
    );
    expect(open_leads).toBe(3);
  });
});

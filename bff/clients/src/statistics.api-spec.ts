import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { startApi, type Api } from '../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
});
afterAll(() => api.stop());

const { dashboard, revenue } = statisticsEndpoints;
const read = async () => (await api.call(dashboard, { token: admin.token })).body;
const readRevenue = async () => (await api.call(revenue, { token: admin.token })).body;

describe.each([
  ['GET /admin/dashboard', dashboard],
  ['GET /admin/revenue-breakdown', revenue],
])('%s', (_name, call) => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    expect((await api.call(call)).status).toBe(401);
    const others = [
      await api.people.client(),
      await api.people.preparer(),
      await api.people.preparer({ status: 'pending' }),
    ];
    for (const { token } of others) expect((await api.call(call, { token })).status).toBe(403);
  });

  it('rejects query parameters', async () => {
    const { status, problem } = await api.call(call, { token: admin.token, query: { year: '2023' } });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'year']);
  });
});

describe('statistics of a new office', () => {
  it('are all zero, without a division by zero', async () => {
    expect(await readRevenue()).toEqual({
      income_breakdown: {
        w2_income: 0,
        self_employment_income: 0,
        schedule_c_profit: 0,
        unemployment_income: 0,
        retirement_income: 0,
        other_income: 0,
      },
      top_revenue_offices: [],
      revenue_by_office: {},
      without_office: { id: '', clients: 2, total_income: 0 },
      top_revenue_preparers: [],
      revenue_by_preparer: expect.any(Object),
      client_analytics: { clients_with_income: 0, high_income_clients: 0, business_clients: 0, average_income: 0 },
    });
  });
});

describe('statistics of an office', () => {
  it('reflect every change, to the cent', async () => {
    const before = await read();
    const [one, two] = [await api.people.client(), await api.people.client()];
    const [ana, bo] = [
      await api.people.preparer({ first_name: 'Ana', last_name: 'Diaz' }),
      await api.people.preparer({ first_name: 'Ana', last_name: 'Diaz' }),
    ];
    await api.make.office.all([
      { id: 'west', name: 'West' },
      { id: 'east', name: 'East' },
    ]);
    await api.query(`UPDATE preparer_profiles SET office_id = 'west' WHERE user_id = $1`, [ana.id]);
    await api.make.assign(one, ana);
    await api.make.assign(two, bo);
    const form = await api.call(intakeEndpoints.create, {
      body: { w2_income: 100_000, retirement_income: 0.1, self_employment_income: 0.2 },
      token: one.token,
    });
    await api.call(intakeEndpoints.create, { body: { w2_income: 20_000.33 }, token: two.token });
    await api.call(scheduleCEndpoints.create, { body: { gross_receipts: 10, supplies: 25.5 }, token: two.token });

    expect(await read()).toEqual({
      total_users: before.total_users + 4,
      total_preparers: (before.total_preparers ?? 0) + 2,
      client_stats: {
        active_clients: before.client_stats.active_clients + 2,
        assigned_clients: 2,
        unassigned_clients: before.client_stats.active_clients,
      },
      document_stats: { total_documents: 0 },
      financial_overview: { total_reported_income: 119_985.13 },
    });
    expect(await readRevenue()).toMatchObject({
      income_breakdown: {
        w2_income: 120_000.33,
        self_employment_income: 0.2,
        schedule_c_profit: -15.5,
        retirement_income: 0.1,
      },
      top_revenue_offices: [['West', 100_000.3]],
      revenue_by_office: {
        East: { id: 'east', clients: 0, total_income: 0 },
        West: { id: 'west', clients: 1, total_income: 100_000.3 },
      },
      without_office: { clients: 1 + before.client_stats.active_clients, total_income: 19_984.83 },
      top_revenue_preparers: [
        [`Ana Diaz (${ana.preparer_code ?? ''})`, 100_000.3],
        [`Ana Diaz (${bo.preparer_code ?? ''})`, 19_984.83],
      ],
      client_analytics: {
        clients_with_income: 2,
        high_income_clients: 1,
        business_clients: 1,
        average_income: 59_992.57,
      },
    });

    // An income of exactly $100,000 is not included in "over $100,000".
    const body = { w2_income: 100_000, retirement_income: 0, self_employment_income: 0 };
    await api.call(intakeEndpoints.update, { params: { id: form.body.id }, body, token: one.token });
    expect((await readRevenue()).client_analytics.high_income_clients).toBe(0);
  });

  it('list the top five preparers by income, highest first', async () => {
    const amounts = [10, 70_000_000, 90_000_000, 80_000_000, 60_000_000, 50_000_000];
    for (const [at, w2_income] of amounts.entries()) {
      const [client, preparer] = [
        await api.people.client(),
        await api.people.preparer({ first_name: 'Top', last_name: `${at}` }),
      ];
      await api.make.assign(client, preparer);
      await api.call(intakeEndpoints.create, { body: { w2_income }, token: client.token });
    }
    expect((await readRevenue()).top_revenue_preparers).toEqual([
      ['Top 2', 90_000_000],
      ['Top 3', 80_000_000],
      ['Top 1', 70_000_000],
      ['Top 4', 60_000_000],
      ['Top 5', 50_000_000],
    ]);
  });

  it('match the count of the document list', async () => {
    const { headers } = await api.call(documentEndpoints.list, { token: admin.token, query: { limit: 1 } });
    expect((await read()).document_stats.total_documents).toBe(Number(headers['x-total-count']));
  });
});

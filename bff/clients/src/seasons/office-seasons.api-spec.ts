import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { isSeasonalExport } from '@portal/domain/exports/export-file-name';
import { exportLists } from '@portal/domain/exports/exports.dto';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { adminReturnEndpoints, returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { adminSeasonEndpoints } from '@portal/domain/seasons/admin-seasons.endpoints';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { season } from '@portal/domain/testing/season';
import { trendEndpoints } from '@portal/domain/trends/trends.endpoints';
import type { Person } from '@portal/bff-access/testing/people';
import { linesOf } from '../../testing/csv';
import { startApi, type Api } from '../../testing/api';
import { ExportLists } from '../exports/export-lists';

/** The season of the specs, and the one that the office opens after it. */
const [earlier, later] = [season, season + 1];
let api: Api;
let admin: Person;
let client: Person;
beforeAll(async () => {
  api = await startApi();
  [admin, client] = [await api.people.admin(), await api.people.client({ first_name: 'Wilma', last_name: 'Quimby' })];
});
afterAll(() => api.stop());

const during = (year?: number, query = {}) => ({ token: admin.token, query: { ...(year ? { year } : {}), ...query } });
const totalIn = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-total-count']);
const names = async (year?: number, query = {}) =>
  (await api.call(documentEndpoints.list, during(year, query))).body.map(({ filename }) => filename);
const exportOf = (list: string, query: Record<string, string> = {}) =>
  api.app.inject({
    url: `/api/admin/exports/${list}`,
    query: { format: 'csv', ...query },
    headers: { authorization: `Bearer ${admin.token}` },
  });

const reads: readonly [string, AnyEndpoint][] = [
  ['documents', documentEndpoints.list],
  ['categories of documents', documentEndpoints.categories],
  ['the dashboard', statisticsEndpoints.dashboard],
  ['revenue', statisticsEndpoints.revenue],
  ['trends', trendEndpoints.read],
  ['returns', adminReturnEndpoints.list],
  ['totals of returns', adminReturnEndpoints.totals],
  ['intake forms', adminIntakeEndpoints.list],
  ['clients', adminClientEndpoints.list],
  ['clients by office', adminClientEndpoints.byOffice],
  ['clients without a preparer', adminClientEndpoints.unassigned],
];

describe('the tax year of an office’s pages', () => {
  it.each(reads)('returns 401 to anonymous callers and 403 to clients: %s', async (_name, endpoint) => {
    expect((await api.call(endpoint, { query: { year: earlier } })).status).toBe(401);
    // A client may read documents, but only their own.
    if (endpoint.path.startsWith('/documents')) return;
    expect((await api.call(endpoint, { query: { year: earlier }, token: client.token })).status).toBe(403);
  });

  it.each(reads)('is refused beside its field without a season: %s', async (_name, endpoint) => {
    for (const year of [String(earlier - 1), 'next']) {
      const { status, problem } = await api.call(endpoint, { token: admin.token, query: { year } });
      expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['year']]);
    }
  });

  it('is refused in an export, and among its criteria', async () => {
    for (const [query, field] of [
      [{ year: String(earlier - 1) }, 'year'],
      [{ criteria: `year=${earlier}` }, 'year'],
    ] as const) {
      const answer = await exportOf('documents', query);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ errors: { field: string }[] }>().errors.map((one) => one.field)).toEqual([field]);
    }
  });

  it('is not in a file’s name while there is one season', async () => {
    const { headers } = await exportOf('documents');
    expect(headers['content-disposition']).toMatch(/"documents-\d{4}-\d\d-\d\d\.csv"$/);
  });
});

describe('an office with two seasons', () => {
  beforeAll(async () => {
    const { status } = await api.call(adminSeasonEndpoints.open, {
      params: { year: String(later) },
      token: admin.token,
    });
    expect(status).toBe(200);
    const user_id = client.id;
    await api.make.document.all([
      { user_id, tax_year: earlier, filename: `w2-of-${earlier}.pdf` },
      { user_id, tax_year: earlier, filename: `receipts-of-${earlier}.pdf`, document_type: 'receipts' },
      { user_id, tax_year: earlier, filename: `empty-of-${earlier}.pdf`, document_type: 'other', size: 0 },
      { user_id, tax_year: later, filename: `w2-of-${later}.pdf` },
    ]);
    await api.make.intake.all([
      { user_id, tax_year: earlier, w2_income: 50_000, submitted: true, submitted_at: new Date() },
      { user_id, tax_year: later, w2_income: 70_000, submitted: true, submitted_at: new Date() },
    ]);
  });

  it('lists and searches the documents of one season', async () => {
    expect(await names()).toEqual([`w2-of-${later}.pdf`]);
    expect((await names(earlier)).toSorted()).toEqual([
      `empty-of-${earlier}.pdf`,
      `receipts-of-${earlier}.pdf`,
      `w2-of-${earlier}.pdf`,
    ]);
    for (const search of ['w2-of', 'quimby', client.id.slice(-8)])
      for (const year of [earlier, later]) {
        const found = await names(year, { search });
        expect(found).toEqual(found.filter((name) => name.includes(String(year))));
        expect(found).toContain(`w2-of-${year}.pdf`);
      }
  });

  it('counts what it lists', async () => {
    for (const [year, listed, counted] of [
      [earlier, 3, 2],
      [later, 1, 1],
      [undefined, 1, 1],
    ] as const) {
      expect(totalIn(await api.call(documentEndpoints.list, during(year, { limit: 1 })))).toBe(listed);
      const { body } = await api.call(statisticsEndpoints.dashboard, during(year));
      expect(body.document_stats.total_documents).toBe(counted);
      const { categories } = (await api.call(documentEndpoints.categories, during(year))).body;
      expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(listed);
      const { weeks } = (await api.call(trendEndpoints.read, during(year))).body;
      expect(weeks.reduce((sum, { documents }) => sum + documents, 0)).toBe(listed);
      expect(weeks.reduce((sum, { submissions }) => sum + submissions, 0)).toBe(1);
    }
  });

  it('moves a document between the totals with its season, in the trash and out of it', async () => {
    const total = async (year: number) => totalIn(await api.call(documentEndpoints.list, during(year, { limit: 1 })));
    const both = async () => [await total(earlier), await total(later)];
    const change = (set: string) =>
      api.query(`UPDATE documents SET ${set} WHERE filename = 'receipts-of-${earlier}.pdf'`);
    await change(`tax_year = ${later}`);
    expect(await both()).toEqual([2, 2]);
    await change(`tax_year = ${earlier}, deleted_at = now()`);
    expect(await both()).toEqual([2, 1]);
    await change('deleted_at = NULL');
    expect(await both()).toEqual([3, 1]);
  });

  it('reports the income and growth of one season', async () => {
    for (const [year, income] of [
      [earlier, 50_000],
      [later, 70_000],
    ] as const) {
      const { body: revenue } = await api.call(statisticsEndpoints.revenue, during(year));
      expect(revenue.income_breakdown.w2_income).toBe(income);
      const { months } = (await api.call(trendEndpoints.read, during(year))).body;
      expect(months.reduce((sum, { total_income }) => sum + total_income, 0)).toBe(income);
    }
  });

  it('lists the clients without a preparer with their income of the season', async () => {
    for (const [year, income] of [
      [earlier, 50_000],
      [later, 70_000],
    ] as const) {
      const { body } = await api.call(adminClientEndpoints.unassigned, during(year));
      expect(body.map(({ total_income }) => total_income)).toEqual([income]);
    }
  });

  it('keeps the returns of a season apart', async () => {
    const { headers } = await api.call(adminReturnEndpoints.list, during(earlier));
    expect(headers['x-total-count']).toBe('0');
    await api.make.taxReturn({ client_id: client.id, tax_year: earlier, state: 'preparing' });
    const returnsIn = async (year: number) => [
      totalIn(await api.call(adminReturnEndpoints.list, during(year))),
      (await api.call(adminReturnEndpoints.totals, during(year))).body.by_office.map(({ returns }) => returns),
    ];
    expect([await returnsIn(earlier), await returnsIn(later)]).toEqual([
      [1, [1]],
      [0, []],
    ]);
  });

  it('tells a preparer what waits in the other open seasons', async () => {
    const preparer = await api.people.preparer();
    await api.make.assign(client, preparer);
    const totals = async (year?: number) =>
      (await api.call(returnEndpoints.queueTotals, { token: preparer.token, query: year ? { year } : {} })).body;
    const none = { client: 0, office: 0, authority: 0, nobody: 0 };
    expect(await totals()).toEqual({ ...none, other_seasons: [{ tax_year: earlier, office: 1 }] });
    expect(await totals(earlier)).toEqual({ ...none, office: 1, other_seasons: [] });
    await api.make.taxReturn({ client_id: client.id, tax_year: later, state: 'info_needed' });
    expect(await totals(earlier)).toEqual({ ...none, office: 1, other_seasons: [] });
    expect((await totals(later)).client).toBe(1);
    const stranger = await api.people.preparer();
    const { body } = await api.call(returnEndpoints.queueTotals, { token: stranger.token });
    expect(body).toEqual({ ...none, other_seasons: [] });
  });

  it('exports one season, and names it in the file', async () => {
    for (const [query, year] of [
      [{ year: String(earlier) }, earlier],
      [{}, later],
    ] as const) {
      const { headers, body } = await exportOf('documents', query);
      expect(headers['content-disposition']).toMatch(new RegExp(`"documents-${year}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`));
      expect(linesOf(body).map((line) => line.File)).toEqual(await names(year));
    }
    expect((await exportOf('audit', { year: String(earlier) })).headers['content-disposition']).toMatch(
      /"audit-\d{4}-\d\d-\d\d\.csv"$/,
    );
  });

  it('names the season in the files of all lists that depend on one', () => {
    for (const name of exportLists)
      api.get(ExportLists).find(name)?.(({ endpoint }) =>
        expect([name, isSeasonalExport(name)]).toEqual([name, endpoint.options.seasonal ?? false]),
      );
    expect.assertions(exportLists.length);
  });

  it('can read a closed season', async () => {
    const closed = await api.call(adminSeasonEndpoints.close, {
      params: { year: String(earlier) },
      token: admin.token,
    });
    expect(closed.body.state).toBe('closed');
    const preparer = await api.people.preparer();
    await api.make.assign(client, preparer);
    const { body: totals } = await api.call(returnEndpoints.queueTotals, { token: preparer.token });
    // Nothing of a closed season can be worked on.
    expect(totals.other_seasons).toEqual([]);
    expect(await names(earlier)).toHaveLength(3);
    expect(linesOf((await exportOf('documents', { year: String(earlier) })).body)).toHaveLength(3);
  });
});

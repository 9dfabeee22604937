import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import {
  incomeByKind,
  incomeKinds,
  sumOfDollars,
  totalIncome,
  type IncomeByKind,
  type IntakeIncome,
} from '@portal/domain/income/income-by-kind';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import type { RevenueShare } from '@portal/domain/statistics/statistics.dto';
import { season } from '@portal/domain/testing/season';
import type { TestOffice } from './office-history';

const isClient = `u.role = 'client' AND u.status = 'active' AND u.deleted_at IS NULL`;

interface Person {
  id: string;
  is_client: boolean;
  preparer: string | null;
  office: string | null;
}
type StoredIntake = IntakeIncome & { id: string; user_id: string };

/** A client who is not deleted, with the income computed by the domain function. */
interface Counted extends Person {
  intake: StoredIntake | undefined;
  has_business: boolean;
  income: IncomeByKind;
  total: number;
}

async function countClients({ api }: TestOffice): Promise<Counted[]> {
  const people = await api.query<Person>(
    `SELECT u.id, ${isClient} AS is_client, a.preparer_id AS preparer, p.office_id AS office FROM users u
     LEFT JOIN assignments a ON a.client_id = u.id LEFT JOIN preparer_profiles p ON p.user_id = a.preparer_id
     WHERE u.role = 'client' AND u.deleted_at IS NULL`,
  );
  const intakes = await api.query<StoredIntake>('SELECT * FROM intake_forms WHERE tax_year = $1', [season]);
  const businesses = await api.query<{ user_id: string; net_profit_loss: number }>(
    'SELECT user_id, net_profit_loss FROM schedule_c_forms WHERE tax_year = $1',
    [season],
  );
  return people.map((person) => {
    const intake = intakes.find(({ user_id }) => user_id === person.id);
    const business = businesses.find(({ user_id }) => user_id === person.id) ?? null;
    const income = incomeByKind(intake ?? null, business);
    return { ...person, intake, has_business: business !== null, income, total: totalIncome(income) };
  });
}

const totalOf = (counted: readonly Counted[]): number => sumOfDollars(counted.map(({ total }) => total));
const byId = <Row>(rows: readonly (readonly [string, Row])[]) =>
  rows.toSorted(([one], [other]) => one.localeCompare(other));

/** Computes the same numbers as `shown`, but from all forms and accounts. */
export const recount = async (office: TestOffice) => {
  const [rows] = await office.api.query<Record<string, number>>(`SELECT
    (SELECT count(*) FROM users WHERE deleted_at IS NULL) AS users,
    (SELECT count(*) FROM users WHERE deleted_at IS NULL AND role = 'preparer') AS preparers,
    (SELECT count(*) FROM users u WHERE ${isClient}) AS clients,
    (SELECT count(*) FROM assignments a JOIN users u ON u.id = a.client_id WHERE ${isClient}) AS assigned,
    (SELECT count(*) FROM documents WHERE tax_year = ${season} AND deleted_at IS NULL AND size > 0
      AND scan_state <> 'infected') AS documents,
    (SELECT count(*) FROM documents WHERE tax_year = ${season} AND deleted_at IS NULL) AS listed`);
  const clients = await countClients(office);
  const earning = clients.filter(({ total }) => total > 0);
  const shareOf = (counted: readonly Counted[]) => ({
    clients: counted.filter(({ is_client }) => is_client).length,
    total_income: totalOf(counted),
  });
  const offices = await office.api.query<{ id: string; name: string }>('SELECT id, name FROM offices ORDER BY name');
  const preparers = await office.api.query<{ id: string }>(
    `SELECT id FROM users WHERE role = 'preparer' AND deleted_at IS NULL`,
  );
  return {
    rows: {
      ...rows,
      income: totalOf(clients),
      business: clients.filter(({ has_business }) => has_business).length,
      earning: earning.length,
      high: clients.filter(({ total }) => total > 100_000).length,
      average: earning.length === 0 ? 0 : Math.round((totalOf(earning) * 100) / earning.length) / 100,
    },
    kinds: Object.fromEntries(
      incomeKinds.map((kind) => [kind, sumOfDollars(clients.map(({ income }) => income[kind]))]),
    ),
    offices: offices.map(({ id, name }) => ({ name, ...shareOf(clients.filter(({ office: of }) => of === id)) })),
    preparers: byId(preparers.map(({ id }) => [id, shareOf(clients.filter(({ preparer }) => preparer === id))])),
    clients: byId(clients.filter(({ is_client }) => is_client).map(({ id, total }) => [id, total])),
    forms: byId(clients.flatMap(({ intake, total }) => (intake ? [[intake.id, total] as const] : []))),
  };
};

/** Returns the numbers on the screens, after checking that screens with the same number agree. */
export const shown = async ({ api, token }: TestOffice) => {
  const whole = { query: { limit: 1000 }, token };
  const [dashboard, revenue, clients, forms, byOffice, listed] = await Promise.all([
    api.call(statisticsEndpoints.dashboard, { token }).then(({ body }) => body),
    api.call(statisticsEndpoints.revenue, { token }).then(({ body }) => body),
    api.call(adminClientEndpoints.list, whole).then(({ body }) => body),
    api.call(adminIntakeEndpoints.list, { token, query: { limit: 1000, sort: 'income' } }).then(({ body }) => body),
    api.call(adminClientEndpoints.byOffice, { token }).then(({ body }) => body),
    api.call(documentEndpoints.list, { token, query: { limit: 1 } }).then(({ headers }) => headers['x-total-count']),
  ]);
  const { active_clients, assigned_clients, unassigned_clients } = dashboard.client_stats;
  expect(assigned_clients + unassigned_clients).toBe(active_clients);
  const parts = [...Object.values(revenue.revenue_by_office), revenue.without_office];
  expect(parts.reduce((sum, part) => sum + part.clients, 0)).toBe(active_clients);
  const { total_reported_income: income } = dashboard.financial_overview;
  expect(sumOfDollars(parts.map(({ total_income }) => total_income))).toBe(income);
  expect(totalIncome(revenue.income_breakdown)).toBe(income);
  const amounts = forms.map(({ total_income }) => total_income);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  for (const [name, { total_income }] of Object.entries(revenue.revenue_by_office))
    expect(byOffice[name]?.total_income).toBe(total_income);
  const shareOf = ({ clients: count, total_income }: RevenueShare) => ({ clients: count, total_income });
  return {
    rows: {
      users: dashboard.total_users,
      preparers: dashboard.total_preparers,
      clients: active_clients,
      assigned: assigned_clients,
      documents: dashboard.document_stats.total_documents,
      listed: Number(listed),
      income,
      business: revenue.client_analytics.business_clients,
      earning: revenue.client_analytics.clients_with_income,
      high: revenue.client_analytics.high_income_clients,
      average: revenue.client_analytics.average_income,
    },
    kinds: { ...revenue.income_breakdown },
    offices: Object.entries(revenue.revenue_by_office).map(([name, share]) => ({ name, ...shareOf(share) })),
    preparers: byId(Object.values(revenue.revenue_by_preparer).map((share) => [share.id, shareOf(share)])),
    clients: byId(clients.map(({ id, total_income }) => [id, total_income])),
    forms: byId(forms.map(({ form_id, total_income }) => [form_id, total_income])),
  };
};

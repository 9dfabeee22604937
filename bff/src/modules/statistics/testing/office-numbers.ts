import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import type { TestOffice } from './office-history';

const isClient = `u.role = 'client' AND u.status = 'active' AND u.deleted_at IS NULL`;

const ofPresent = (table: string) => `${table} f JOIN users u ON u.id = f.user_id AND u.deleted_at IS NULL`;

/** The same numbers as `shown`, counted row by row. */
export const recount = async ({ api }: TestOffice) => {
  const [rows] = await api.query<Record<string, number>>(`SELECT
    (SELECT count(*) FROM users WHERE deleted_at IS NULL) AS users,
    (SELECT count(*) FROM users WHERE deleted_at IS NULL AND role = 'preparer') AS preparers,
    (SELECT count(*) FROM users u WHERE ${isClient}) AS clients,
    (SELECT count(*) FROM assignments a JOIN users u ON u.id = a.client_id WHERE ${isClient}) AS assigned,
    (SELECT count(*) FROM documents) AS documents,
    (SELECT COALESCE(sum(total_income), 0) FROM ${ofPresent('intake_forms')} WHERE tax_year = 2024) AS income,
    (SELECT COALESCE(sum(w2_income), 0) FROM ${ofPresent('intake_forms')} WHERE tax_year = 2024) AS w2_income,
    (SELECT COALESCE(sum(net_profit_loss), 0) FROM ${ofPresent('schedule_c_forms')}) AS schedule_c_profit,
    (SELECT count(*) FROM ${ofPresent('schedule_c_forms')}) AS business,
    (SELECT count(*) FROM ${ofPresent('intake_forms')} WHERE tax_year = 2024 AND total_income > 0) AS earning,
    (SELECT count(*) FROM ${ofPresent('intake_forms')} WHERE tax_year = 2024 AND total_income > 100000) AS high`);
  const offices = await api.query<{ name: string; clients: number; total_income: number }>(
    `SELECT o.name, count(u.id) AS clients, COALESCE(sum(f.total_income), 0) AS total_income FROM offices o
     LEFT JOIN preparer_profiles p ON p.office_id = o.id LEFT JOIN assignments a ON a.preparer_id = p.user_id
     LEFT JOIN users u ON u.id = a.client_id AND ${isClient}
     LEFT JOIN users owner ON owner.id = a.client_id AND owner.deleted_at IS NULL
     LEFT JOIN intake_forms f ON f.user_id = owner.id AND f.tax_year = 2024 GROUP BY o.name ORDER BY o.name`,
  );
  return { rows, offices };
};

/** As the screens show them; and whatever they show twice is the same at both places. */
export const shown = async ({ api, token }: TestOffice) => {
  const [dashboard, revenue] = await Promise.all([
    api.call(statisticsEndpoints.dashboard, { token }).then(({ body }) => body),
    api.call(statisticsEndpoints.revenue, { token }).then(({ body }) => body),
  ]);
  const { active_clients, assigned_clients, unassigned_clients } = dashboard.client_stats;
  expect(assigned_clients + unassigned_clients).toBe(active_clients);
  const shares = Object.values(revenue.revenue_by_office);
  const parts = [...shares, revenue.without_office];
  expect(parts.reduce((sum, { clients }) => sum + clients, 0)).toBe(active_clients);
  const cents = parts.reduce((sum, { total_income }) => sum + Math.round(total_income * 100), 0);
  expect(cents / 100).toBe(dashboard.financial_overview.total_reported_income);
  return {
    rows: {
      users: dashboard.total_users,
      preparers: dashboard.total_preparers,
      clients: active_clients,
      assigned: assigned_clients,
      documents: dashboard.document_stats.total_documents,
      income: dashboard.financial_overview.total_reported_income,
      w2_income: revenue.income_breakdown.w2_income,
      schedule_c_profit: revenue.income_breakdown.schedule_c_profit,
      business: revenue.client_analytics.business_clients,
      earning: revenue.client_analytics.clients_with_income,
      high: revenue.client_analytics.high_income_clients,
    },
    offices: Object.entries(revenue.revenue_by_office).map(([name, { clients, total_income }]) => ({
      name,
      clients,
      total_income,
    })),
  };
};

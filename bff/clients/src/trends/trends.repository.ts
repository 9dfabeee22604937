import { Injectable } from '@nestjs/common';
import type { AgeOfWaiting, RevenueMonth, TrendWeek } from '@portal/domain/trends/trends.dto';
import { trendLimits, waitingAges, waitingAgeNames } from '@portal/domain/trends/trends.limits';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { DataSource } from 'typeorm';

/** The conditions of the lists that show the counted rows. */
const isActiveClient = `client.role = 'client' AND client.status = 'active' AND client.deleted_at IS NULL`;
const submittedForms = `intake_forms form JOIN users client ON client.id = form.user_id
  AND client.role = 'client' AND client.deleted_at IS NULL`;

const documentsOfSeason = 'document.tax_year = $2 AND document.deleted_at IS NULL';

/** @param unit of `date_trunc` @param most number of periods, the current one included */
const periods = (unit: 'week' | 'month', most: number): string =>
  `period AS (SELECT date_trunc('${unit}', now() AT TIME ZONE $1) - n * interval '1 ${unit}' AS start
     FROM generate_series(0, ${most - 1}) n),
   first AS (SELECT min(start) AT TIME ZONE $1 AS at FROM period)`;

/** @param unit of `date_trunc` @param moment column with the time of the event */
const countedBy = (unit: 'week' | 'month', moment: string, rows: string, condition: string, more = ''): string =>
  `SELECT date_trunc('${unit}', ${moment} AT TIME ZONE $1) AS start, count(*) AS rows ${more} FROM ${rows}
   WHERE ${condition} AND ${moment} >= (SELECT at FROM first) GROUP BY 1`;

const weeks = `WITH ${periods('week', trendLimits.weeks)}
  SELECT to_char(start, 'YYYY-MM-DD') AS monday, COALESCE(clients.rows, 0) AS clients,
         COALESCE(submissions.rows, 0) AS submissions, COALESCE(documents.rows, 0) AS documents
  FROM period
  LEFT JOIN (${countedBy('week', 'client.created_at', 'users client', isActiveClient)}) clients USING (start)
  LEFT JOIN (${countedBy('week', 'form.submitted_at', submittedForms, 'form.tax_year = $2 AND form.submitted')})
    submissions USING (start)
  LEFT JOIN (${countedBy('week', 'document.uploaded_at', 'documents document', documentsOfSeason)})
    documents USING (start)
  ORDER BY start`;

const income = `LEFT JOIN client_income income ON income.client_id = form.user_id AND income.tax_year = form.tax_year`;
const months = `WITH ${periods('month', trendLimits.months)}
  SELECT to_char(start, 'YYYY-MM-DD') AS first_day, COALESCE(submitted.rows, 0) AS forms,
         COALESCE(submitted.total_income, 0) AS total_income
  FROM period
  LEFT JOIN (${countedBy(
    'month',
    'form.submitted_at',
    `${submittedForms} ${income}`,
    'form.tax_year = $2 AND form.submitted',
    ', sum(COALESCE(income.total_income, 0)) AS total_income',
  )}) submitted USING (start)
  ORDER BY start`;

const days = `(now() AT TIME ZONE $1)::date - (client.created_at AT TIME ZONE $1)::date`;
const inAge = (age: (typeof waitingAgeNames)[number]): string => {
  const { fewest, most } = waitingAges[age];
  return most === null ? `days >= ${fewest}` : `days BETWEEN ${fewest} AND ${most}`;
};
const ages = `SELECT ${waitingAgeNames.map((age) => `count(*) FILTER (WHERE ${inAge(age)}) AS ${age}`).join(', ')}
  FROM (SELECT greatest(0, ${days}) AS days FROM unassigned_clients waiting
        JOIN users client ON client.id = waiting.client_id WHERE ${isActiveClient}) unassigned`;

// Reads data maintained by triggers (docs/database-rules.md): keep_income_of_clients, keep_unassigned_of_new_users,
// keep_unassigned_of_users, keep_unassigned_of_assignments.
/**
 * Counts what happened in each of the last weeks and months. Raw SQL, because the builder has no generated series. Each
 * count reads only the index entries of its period.
 */
@Injectable()
export class TrendsRepository {
  constructor(private readonly database: DataSource) {}

  weeks(timeZone: string): Promise<TrendWeek[]> {
    return this.database.query(weeks, [timeZone, requestedTaxYear()]);
  }

  months(timeZone: string): Promise<RevenueMonth[]> {
    return this.database.query(months, [timeZone, requestedTaxYear()]);
  }

  async ages(timeZone: string): Promise<AgeOfWaiting[]> {
    const [counts] = await this.database.query<Record<AgeOfWaiting['age'], number>[]>(ages, [timeZone]);
    return waitingAgeNames.map((age) => ({ age, clients: counts?.[age] ?? 0 }));
  }
}

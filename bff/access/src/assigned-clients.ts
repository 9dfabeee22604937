import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

// Totals maintained by triggers (docs/database-rules.md): keep_totals_of_people, keep_totals_of_assignments.
/**
 * Counts the assigned clients of preparers from totals that triggers maintain (migration `keep-totals-of-accounts`):
 * counting the assignments themselves would read one row per client. Uses the table name, because the statistics
 * module, which owns the entity, depends on preparers and offices.
 * @param preparers SQL condition on `total.scope` that selects the preparers
 */
export const assignedClients = (query: SelectQueryBuilder<ObjectLiteral>, preparers: string) =>
  query
    .select('COALESCE(sum(total.amount), 0)')
    .from('running_totals', 'total')
    .where(`total.name = 'assigned_clients' AND ${preparers}`);

/** SQL for one preparer's number of assigned clients, for use in an ORDER BY. @param account alias of the preparer */
export const assignedClientsOf = (account: string): string =>
  `(SELECT COALESCE(sum(own.amount), 0) FROM running_totals own
    WHERE own.name = 'assigned_clients' AND own.scope = ${account}.id::text)`;

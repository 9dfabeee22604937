import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * How many clients preparers have, as the database keeps it with every change (migration `keep-totals-of-accounts`): the
 * assignments themselves are as many as there are clients. By the table's name, because the statistics that its entity belongs to
 * read preparers and offices.
 * @param preparers which of them, by `total.scope`
 */
export const assignedClients = (query: SelectQueryBuilder<ObjectLiteral>, preparers: string) =>
  query
    .select('COALESCE(sum(total.amount), 0)')
    .from('running_totals', 'total')
    .where(`total.name = 'assigned_clients' AND ${preparers}`);

/** As `assignedClients`, of one preparer in an order. @param account alias of the preparer */
export const assignedClientsOf = (account: string): string =>
  `(SELECT COALESCE(sum(own.amount), 0) FROM running_totals own
    WHERE own.name = 'assigned_clients' AND own.scope = ${account}.id::text)`;

import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import { listLimits } from '@portal/domain/contract/limits';
import { mostSharing, type SharedSsn } from '@portal/domain/intake/shared-ssns.dto';
import { DataSource, In } from 'typeorm';
import { isOpenAccount } from '@portal/bff-access/auth/accounts/account-gate';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { Page, type PageRequest } from '@portal/bff-platform/database/pagination';

interface Group {
  id: string;
  client_ids: string[];
  clients_count: number;
  total: number;
}

/**
 * Equal blind index values mean equal numbers. A trigger counts the clients of each (docs/database-rules.md):
 * keep_ssn_holders. Only the forms of numbers with several clients are read. Raw SQL, because the builder has no common
 * table expressions over groups.
 */
const findGroups = `
  WITH groups AS (
    SELECT array_agg(DISTINCT form.user_id ORDER BY form.user_id) AS ids
    FROM ssn_holders shared JOIN intake_forms form USING (ssn_index)
    JOIN users client ON client.id = form.user_id AND client.role = 'client' AND ${isOpenAccount('client')}
    WHERE shared.clients > 1 GROUP BY form.ssn_index HAVING count(DISTINCT form.user_id) > 1
  )
  SELECT ids[1] AS id, ids[1:${mostSharing}] AS client_ids, cardinality(ids) AS clients_count,
    (SELECT count(*)::int FROM groups) AS total
  FROM groups WHERE $1::uuid IS NULL OR ids[1] > $1::uuid ORDER BY ids[1] LIMIT $2`;

/** Finds SSNs that several clients entered as their own. */
@Injectable()
export class SharedSsnsRepository {
  constructor(private readonly database: DataSource) {}

  async list({ limit = listLimits.default, cursor }: PageRequest): Promise<Page<SharedSsn>> {
    const found = await this.database.query<Group[]>(findGroups, [cursor ?? null, limit + 1]);
    const groups = found.slice(0, limit);
    const names = await this.clientsById(groups.flatMap(({ client_ids }) => client_ids));
    const items = groups.map(({ id, client_ids, clients_count }) => ({
      id,
      clients: client_ids.flatMap((client_id) => names.get(client_id) ?? []),
      clients_count,
    }));
    return new Page(items, found[0]?.total ?? 0, found.length > limit ? items.at(-1)?.id : undefined);
  }

  private async clientsById(ids: readonly string[]) {
    const rows = await this.database.manager.find(UserEntity, {
      select: { id: true, first_name: true, last_name: true, email: true },
      where: { id: In(ids) },
    });
    return new Map(rows.map((row) => [row.id, { id: row.id, name: fullName(row), email: row.email }]));
  }
}

import { Injectable } from '@nestjs/common';
import type { AuditQuery, AuditSort } from '@portal/domain/audit/audit.dto';
import { DataSource } from 'typeorm';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { countUpTo, paginate, type Order, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { accountText, mostNamed, textSearch, type TextSearch } from '@portal/bff-platform/database/text-search';
import { AuditLogEntity } from '@portal/bff-platform/audit/audit-log.entity';

export type ListedAudit = Awaited<ReturnType<AuditLogRepository['list']>>['items'][number];

const byTime = (direction: Order['direction']): Order => ({
  entity: AuditLogEntity,
  alias: 'entry',
  by: ['at'],
  direction,
});

const orders: Readonly<Record<AuditSort, Order>> = { at: byTime('ASC'), at_descending: byTime('DESC') };

/** Reads the audit log. */
@Injectable()
export class AuditLogRepository {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: ClientSearch,
  ) {}

  async list({
    action,
    outcome,
    search,
    object_id,
    from,
    to,
    sort = 'at_descending',
    ...page
  }: AuditQuery & PageRequest) {
    const entries = PlainQuery.from(this.database.manager, AuditLogEntity, 'entry', [
      'at',
      'actor_id',
      'actor_role',
      'action',
      'outcome',
      'object_type',
      'object_id',
      'address',
      'request_id',
      'details',
    ])
      .leftJoin(UserEntity, 'actor', 'actor.id = entry.actor_id', [])
      .column('id', 'entry.id::text')
      .column('actor_name', "actor.first_name || ' ' || actor.last_name");
    const literal = (action ?? '')
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&');
    if (literal) entries.where('entry.action LIKE :action', { action: `${literal}%` });
    if (outcome) entries.where('entry.outcome = :outcome', { outcome });
    if (object_id?.trim()) entries.where('entry.object_id = :object_id', { object_id: object_id.trim() });
    if (from) entries.where('entry.at >= :from', { from });
    if (to) entries.where('entry.at < :to', { to });
    if (search?.trim()) {
      const words = textSearch(search);
      const actors = await this.actors(words);
      // A search matching very many people also matches many entries, so scanning the log in order soon fills a page.
      if (actors.length > mostNamed) entries.where(words.sql(accountText('actor')), words.parameters);
      else entries.where('entry.actor_id = ANY(:actors)', { actors });
    }
    return paginate(entries as PlainQuery<ListedEntry<typeof entries>>, orders[sort], page, (all) => countUpTo(all));
  }

  /** Finds people of any role, including deleted ones. If the clients alone exceed the limit, skips the other roles. */
  private async actors(words: TextSearch): Promise<string[]> {
    const clients = await this.accounts.clients(words);
    return clients.length > mostNamed ? clients : this.accounts.accounts(null, words);
  }
}

/** PlainQuery always selects the id. */
type ListedEntry<Query> = Query extends PlainQuery<infer Row> ? Row & { id: string } : never;

import { Injectable } from '@nestjs/common';
import type { AssignmentHistoryQuery, AssignmentHistorySort } from '@portal/domain/assignments/assignment-history.dto';
import { DataSource } from 'typeorm';
import type { ReadableClients } from '@portal/bff-access/client-access';
import {
  countUpTo,
  paginate,
  type Order,
  type PageRequest,
  type Total,
} from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { mostNamed, textSearch } from '@portal/bff-platform/database/text-search';
import { AssignmentHistoryEntity } from './assignment-history.entity';

const columns = [
  'id',
  'client_id',
  'client_name',
  'from_preparer_name',
  'to_preparer_name',
  'reason',
  'via',
  'reassigned_by_name',
  'reassigned_at',
] as const;

export type ListedAssignment = Pick<AssignmentHistoryEntity, (typeof columns)[number]>;

const byTime = (direction: Order['direction']): Order => ({
  entity: AssignmentHistoryEntity,
  alias: 'change',
  by: ['reassigned_at'],
  direction,
});

const orders: Readonly<Record<AssignmentHistorySort, Order>> = { when: byTime('ASC'), when_descending: byTime('DESC') };

/** The expression indexed by `assignment_history_by_any_name`. */
const names = `lower(change.client_name || ' ' || coalesce(change.from_preparer_name, '') || ' ' ||
  change.to_preparer_name || ' ' || change.reassigned_by_name)`;

// Reads data maintained by triggers (docs/database-rules.md): keep_total_of_reassignments.
/** Reads the history of assignments. */
@Injectable()
export class AssignmentHistoryRepository {
  constructor(private readonly database: DataSource) {}

  async list(
    clients: ReadableClients,
    { search, client_id, from, to, sort = 'when_descending', ...page }: AssignmentHistoryQuery & PageRequest,
  ) {
    const changes = clients.restrict(this.changes(columns), 'change.client_id');
    if (client_id) changes.where('change.client_id = :client_id', { client_id });
    if (from) changes.where('change.reassigned_at >= :from', { from });
    if (to) changes.where('change.reassigned_at < :to', { to });
    const isWide = Boolean(search?.trim()) && (await this.narrow(changes, search ?? ''));
    const isWhole = clients.areAll && !client_id && !from && !to;
    return paginate(changes, orders[sort], page, (all) => {
      if (!isWhole) return countUpTo(all);
      if (isWide) return Promise.resolve({ total: mostNamed, more: true });
      return search?.trim() ? countUpTo(all) : this.countAll();
    });
  }

  /** Reads the total that triggers maintain (migration `create-running-totals`). */
  private async countAll(): Promise<Total> {
    const found = await this.database.manager
      .createQueryBuilder()
      .select('COALESCE(sum(kept.amount), 0)', 'total')
      .from('running_totals', 'kept')
      .where("kept.name = 'reassignments'")
      .getRawOne<Total>();
    return found ?? { total: 0 };
  }

  /**
   * Looks up a few matches by id first, instead of scanning the whole history; with many matches, scanning it in order
   * soon fills a page.
   * @returns whether there are too many matches to look up by id
   */
  private async narrow(changes: PlainQuery<ListedAssignment>, search: string): Promise<boolean> {
    const words = textSearch(search);
    const found = this.changes(['id'])
      .where(words.sql(names), words.parameters)
      .limit(mostNamed + 1);
    const named = (await found.getMany()).map(({ id }) => id);
    const isWide = named.length > mostNamed;
    if (isWide) changes.where(words.sql(names), words.parameters);
    else changes.where('change.id = ANY(:named)', { named });
    return isWide;
  }

  private changes<const Names extends readonly (keyof AssignmentHistoryEntity)[]>(selected: Names) {
    return PlainQuery.from(this.database.manager, AssignmentHistoryEntity, 'change', selected);
  }
}

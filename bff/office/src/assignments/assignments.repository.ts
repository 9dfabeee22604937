import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AssignmentEntity } from '@portal/bff-access/assignment.entity';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { isApprovedPreparer } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import type { AssignmentHistoryEntity } from './assignment-history.entity';

export interface Change {
  client_ids: readonly string[];
  preparer: { id: string; name: string };
  actor: { id: string; name: string };
  via: AssignmentHistoryEntity['via'];
  reason: string | null;
  /** The bulk assignment that made this change. */
  bulk_id?: string;
}

/** Maximum clients per statement, so that no statement reaches the statement timeout. */
const atOnce = 1000;
/**
 * For more clients than this, discard the connection's cached plans. Foreign keys and triggers are checked row by row,
 * with a plan cached at their first use on the connection. If there were few accounts at that time, the plan scans all
 * accounts for each row, which takes seconds once there are many, until the table is analyzed again.
 */
const planAnew = 100;

/**
 * Assignments of clients to preparers. Locks are always taken in the same order: first the preparer, then the clients
 * by id.
 */
@Injectable()
export class AssignmentsRepository {
  constructor(private readonly database: DataSource) {}

  findPreparerId(client_id: ReadableClientId): Promise<AssignmentEntity | null> {
    return this.database.manager.findOneBy(AssignmentEntity, { client_id });
  }

  /**
   * Locks the preparer against deletion until the transaction ends. @returns undefined if the id is not an approved
   * preparer's
   */
  async lockPreparer(transaction: EntityManager, id: string): Promise<{ id: string; name: string } | undefined> {
    const [row] = await transaction.query<{ id: string; name: string }[]>(
      `SELECT id, first_name || ' ' || last_name AS name FROM users
       WHERE id = $1 AND role = 'preparer' AND status = 'active' AND deleted_at IS NULL FOR SHARE`,
      [id],
    );
    return row;
  }

  /** Locks the clients against other reassignments. @returns how many of the ids are clients */
  async lockClients(transaction: EntityManager, ids: readonly string[]): Promise<number> {
    let locked = 0;
    for (const some of chunksOf(ids.toSorted())) {
      const rows = await transaction.query<{ id: string }[]>(
        `SELECT id FROM users WHERE id = ANY($1::uuid[]) AND role = 'client' AND deleted_at IS NULL
         ORDER BY id FOR NO KEY UPDATE`,
        [some],
      );
      locked += rows.length;
    }
    return locked;
  }

  /** Returns false for a client without a preparer, or whose preparer is no longer approved. */
  hasApprovedPreparer(transaction: EntityManager, client_id: string): Promise<boolean> {
    return transaction
      .createQueryBuilder(AssignmentEntity, 'assignment')
      .innerJoin(UserEntity, 'account', `account.id = assignment.preparer_id AND ${isApprovedPreparer}`)
      .where('assignment.client_id = :client_id', { client_id })
      .getExists();
  }

  /** @param preparer_id null to unassign */
  async areAllWith(
    transaction: EntityManager,
    client_ids: readonly string[],
    preparer_id: string | null,
  ): Promise<boolean> {
    const assigned = transaction
      .createQueryBuilder(AssignmentEntity, 'assignment')
      .where('assignment.client_id = ANY(:client_ids)', { client_ids });
    if (preparer_id === null) return (await assigned.getCount()) === 0;
    const theirs = assigned.andWhere('assignment.preparer_id = :preparer_id', { preparer_id });
    return (await theirs.getCount()) === client_ids.length;
  }

  /**
   * Assigns locked clients, and adds one history row for each whose preparer changes.
   * @returns the clients that changed
   */
  async assign(transaction: EntityManager, change: Change): Promise<string[]> {
    const changed: string[] = [];
    if (change.client_ids.length > planAnew) await transaction.query('DISCARD PLANS');
    for (const client_ids of chunksOf(change.client_ids.toSorted()))
      changed.push(...(await this.assignSome(transaction, { ...change, client_ids })));
    return changed;
  }

  private async assignSome(
    transaction: EntityManager,
    { client_ids, preparer, actor, via, reason, bulk_id }: Change,
  ): Promise<string[]> {
    const rows = await transaction.query<{ client_id: string }[]>(
      `WITH wanted AS (SELECT * FROM unnest($1::uuid[], $2::uuid[]) AS w (client_id, history_id)),
       before AS (
         SELECT a.client_id, a.preparer_id, p.first_name || ' ' || p.last_name AS name
         FROM assignments a JOIN users p ON p.id = a.preparer_id WHERE a.client_id = ANY($1::uuid[])
       ),
       changed AS (
         INSERT INTO assignments (client_id, preparer_id, assigned_by)
         SELECT client_id, $3::uuid, $5::uuid FROM wanted ORDER BY client_id
         ON CONFLICT (client_id) DO UPDATE
           SET preparer_id = excluded.preparer_id, assigned_by = excluded.assigned_by, assigned_at = now()
           WHERE assignments.preparer_id <> excluded.preparer_id
         RETURNING client_id
       )
       INSERT INTO assignment_history (id, client_id, client_name, from_preparer_id, from_preparer_name,
         to_preparer_id, to_preparer_name, via, reason, reassigned_by, reassigned_by_name, bulk_id)
       SELECT wanted.history_id, c.id, c.first_name || ' ' || c.last_name, before.preparer_id, before.name,
         $3::uuid, $4, $6, $7, $5::uuid, $8, $9::uuid
       FROM changed JOIN wanted USING (client_id) JOIN users c ON c.id = changed.client_id
         LEFT JOIN before ON before.client_id = changed.client_id
       RETURNING client_id`,
      [
        client_ids,
        client_ids.map(() => uuidv7()),
        preparer.id,
        preparer.name,
        actor.id,
        via,
        reason,
        actor.name,
        bulk_id ?? null,
      ],
    );
    return rows.map(({ client_id }) => client_id);
  }
}

/** Splits ids into chunks of one statement each. */
export function* chunksOf(ids: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += atOnce) yield ids.slice(at, at + atOnce);
}

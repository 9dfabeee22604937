import { Injectable } from '@nestjs/common';
import { assignmentLimits } from '@portal/domain/assignments/assignments.limits';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { paginate, type Order, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { chunksOf } from './assignments.repository';
import { BulkAssignmentEntity } from './bulk-assignment.entity';

interface UndoableRow {
  id: string;
  preparer_name: string;
  clients: number;
  seconds_left: number;
}
interface LockedBulk {
  clients: number;
  is_undone: boolean;
  is_late: boolean;
}

const secondsLeft = `extract(epoch FROM bulk.assigned_at + interval '${assignmentLimits.undoMinutes} min' - clock_timestamp())`;
const isApproved = (account: string) =>
  `${account}.role = 'preparer' AND ${account}.status = 'active' AND ${account}.deleted_at IS NULL`;

const newestFirst: Order = { entity: BulkAssignmentEntity, alias: 'bulk', by: ['assigned_at'], direction: 'DESC' };

/** Bulk assignments and their undo. Uses the database's clock. */
@Injectable()
export class BulkAssignmentsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(
    transaction: EntityManager,
    bulk: Pick<BulkAssignmentEntity, 'id' | 'preparer_id' | 'clients' | 'assigned_by'>,
  ): Promise<void> {
    await transaction.insert(BulkAssignmentEntity, bulk);
  }

  /** Lists an admin's own bulk assignments that can still be undone, newest first. */
  listUndoable(assigned_by: string, request: PageRequest): Promise<Page<UndoableRow>> {
    const undoable = PlainQuery.from(this.database.manager, BulkAssignmentEntity, 'bulk', ['id', 'clients'])
      .innerJoin(UserEntity, 'preparer', 'preparer.id = bulk.preparer_id', [])
      .text('preparer_name', "preparer.first_name || ' ' || preparer.last_name")
      .number('seconds_left', `ceil(${secondsLeft})::int`)
      .where('bulk.assigned_by = :assigned_by AND bulk.undone_at IS NULL', { assigned_by })
      .where(`bulk.assigned_at > now() - interval '${assignmentLimits.undoMinutes} min'`);
    return paginate(undoable, newestFirst, request);
  }

  /**
   * Locks the bulk assignment, and the preparers its clients may return to, until the transaction ends. Raw SQL, for
   * ordered row locks.
   */
  async lock(transaction: EntityManager, id: string): Promise<LockedBulk | undefined> {
    const [bulk] = await transaction.query<LockedBulk[]>(
      `SELECT clients, undone_at IS NOT NULL AS is_undone, ${secondsLeft} <= 0 AS is_late
       FROM bulk_assignments bulk WHERE id = $1 FOR UPDATE`,
      [id],
    );
    await transaction.query(
      `SELECT id FROM users WHERE id IN (SELECT from_preparer_id FROM assignment_history WHERE bulk_id = $1)
       ORDER BY id FOR SHARE`,
      [id],
    );
    return bulk;
  }

  async findClients(transaction: EntityManager, id: string): Promise<string[]> {
    const rows = await transaction.query<{ client_id: string }[]>(
      'SELECT client_id FROM assignment_history WHERE bulk_id = $1 ORDER BY client_id',
      [id],
    );
    return rows.map(({ client_id }) => client_id);
  }

  /**
   * Returns locked clients to their previous preparer, or to none if that preparer is no longer approved, with a
   * history row each. Skips clients whose preparer has changed since.
   * @returns the number of clients restored
   */
  async undo(
    transaction: EntityManager,
    id: string,
    { client_ids, actor }: { client_ids: readonly string[]; actor: { id: string; name: string } },
  ): Promise<number> {
    let undone = 0;
    for (const some of chunksOf(client_ids))
      undone += await this.undoSome(transaction, id, { client_ids: some, actor });
    await transaction.query('UPDATE bulk_assignments SET undone_at = now(), undone_by = $2 WHERE id = $1', [
      id,
      actor.id,
    ]);
    return undone;
  }

  private async undoSome(
    transaction: EntityManager,
    id: string,
    { client_ids, actor }: { client_ids: readonly string[]; actor: { id: string; name: string } },
  ): Promise<number> {
    const rows = await transaction.query<unknown[]>(
      `WITH wanted AS (SELECT * FROM unnest($2::uuid[], $3::uuid[]) AS w (client_id, history_id)),
       back AS (
         SELECT wanted.history_id, change.client_id, client.first_name || ' ' || client.last_name AS client_name,
                change.to_preparer_id AS from_id, change.to_preparer_name AS from_name,
                previous.id AS to_id, COALESCE(previous.first_name || ' ' || previous.last_name, '') AS to_name
         FROM bulk_assignments bulk
         JOIN assignment_history change ON change.bulk_id = bulk.id
         JOIN wanted ON wanted.client_id = change.client_id
         JOIN users client ON client.id = change.client_id AND client.deleted_at IS NULL
         JOIN assignments a ON a.client_id = change.client_id AND a.preparer_id = bulk.preparer_id
           AND a.assigned_at = bulk.assigned_at
         LEFT JOIN users previous ON previous.id = change.from_preparer_id AND ${isApproved('previous')}
         WHERE bulk.id = $1
       ),
       moved AS (
         UPDATE assignments a SET preparer_id = back.to_id, assigned_by = $4, assigned_at = now()
         FROM back WHERE a.client_id = back.client_id AND back.to_id IS NOT NULL
       ),
       ended AS (
         DELETE FROM assignments a USING back WHERE a.client_id = back.client_id AND back.to_id IS NULL
       )
       INSERT INTO assignment_history (id, client_id, client_name, from_preparer_id, from_preparer_name,
         to_preparer_id, to_preparer_name, via, reassigned_by, reassigned_by_name)
       SELECT history_id, client_id, client_name, from_id, from_name, to_id, to_name, 'admin_undo', $4, $5 FROM back
       RETURNING client_id`,
      [id, client_ids, client_ids.map(() => uuidv7()), actor.id, actor.name],
    );
    return rows.length;
  }
}

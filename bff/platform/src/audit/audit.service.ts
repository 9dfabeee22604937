import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import {
  DataSource,
  type EntitySubscriberInterface,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';
import type { Actor } from '../request/actor';
import { currentRequest } from '../request/request-context';
import { AuditLogEntity, type AuditDetails } from './audit-log.entity';

/**
 * An action to audit. Identifies people by id only: the log is kept longer than their data, and many people may read
 * it.
 */
export interface AuditEntry {
  action: AuditAction;
  outcome?: AuditLogEntity['outcome'];
  /** Defaults to the actor of the current request. */
  actor?: Pick<Actor, 'id' | 'role'>;
  object_type?: string;
  object_id?: string;
  details?: AuditDetails;
}

/** Refuses facts that have no label, also those of an object that is not written in place. */
type Known<Details> = Details & Readonly<Record<Exclude<keyof Details, keyof AuditDetails>, never>>;

/** Rows to insert at the end of each transaction. */
const pending = new WeakMap<QueryRunner, Partial<AuditLogEntity>[]>();

// The database chains the rows (docs/database-rules.md): audit_log_chain, audit_log_hash, audit_log_breaks.
/**
 * The append-only record of who did what. Rows form a hash chain, so inserting one blocks all other writers until the
 * transaction ends. Therefore a transaction inserts its rows in its last statement, however early they are recorded.
 */
@Injectable()
export class AuditService implements EntitySubscriberInterface {
  constructor(private readonly database: DataSource) {
    database.subscribers.push(this);
  }

  /** @param transaction commits or rolls back together with the entry */
  async record<Details extends AuditDetails>(
    entry: Omit<AuditEntry, 'details'> & { details?: Known<Details> },
    transaction = this.database.manager,
  ): Promise<void> {
    const row = rowOf(entry);
    const { queryRunner } = transaction;
    if (!queryRunner?.isTransactionActive) await transaction.insert(AuditLogEntity, row);
    else pending.set(queryRunner, [...(pending.get(queryRunner) ?? []), row]);
  }

  /** @throws the error of the database, which aborts the commit */
  async beforeTransactionCommit({ queryRunner, manager }: TransactionCommitEvent): Promise<void> {
    const rows = pending.get(queryRunner);
    if (!rows || isInside(queryRunner)) return;
    pending.delete(queryRunner);
    for (const row of rows) await manager.insert(AuditLogEntity, row);
  }

  beforeTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    pending.delete(queryRunner);
  }
}

/** Returns whether the transaction is nested, in which case the outer one inserts the rows. */
const isInside = (queryRunner: QueryRunner): boolean =>
  'transactionDepth' in queryRunner && Number(queryRunner.transactionDepth) > 1;

function rowOf({ actor: recorded, outcome = 'ok', details = {}, ...what }: AuditEntry): Partial<AuditLogEntity> {
  const request = currentRequest();
  const actor = recorded ?? request?.actor;
  const by = { actor_id: actor?.id, actor_role: actor?.role };
  const from = { address: request?.address, request_id: request?.request_id };
  return { ...what, ...by, ...from, outcome, details };
}

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

/** What happened. Facts about people go by id: the log outlives what it tells of, and many may read it. */
export interface AuditEntry {
  action: AuditAction;
  outcome?: AuditLogEntity['outcome'];
  /** Absent: whoever makes the request at hand. */
  actor?: Pick<Actor, 'id' | 'role'>;
  object_type?: string;
  object_id?: string;
  details?: AuditDetails;
}

/** What is written at the end of a transaction. */
const pending = new WeakMap<QueryRunner, Partial<AuditLogEntity>[]>();

/**
 * The append-only record of who did what. Its rows are chained one after the other, so whoever has added one holds up everybody else
 * until their transaction ends: rows of a transaction are therefore written as its last statement, however early they are recorded.
 */
@Injectable()
export class AuditService implements EntitySubscriberInterface {
  constructor(private readonly database: DataSource) {
    database.subscribers.push(this);
  }

  /** @param transaction whose commit the entry depends on: both or neither */
  async record(entry: AuditEntry, transaction = this.database.manager): Promise<void> {
    const row = rowOf(entry);
    const { queryRunner } = transaction;
    if (!queryRunner?.isTransactionActive) await transaction.insert(AuditLogEntity, row);
    else pending.set(queryRunner, [...(pending.get(queryRunner) ?? []), row]);
  }

  /** @throws what the database says: then nothing is committed */
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

/** Of a transaction in a transaction, whose rows wait for the outer one. */
const isInside = (queryRunner: QueryRunner): boolean =>
  'transactionDepth' in queryRunner && Number(queryRunner.transactionDepth) > 1;

function rowOf({ actor: recorded, outcome = 'ok', details = {}, ...what }: AuditEntry): Partial<AuditLogEntity> {
  const request = currentRequest();
  const actor = recorded ?? request?.actor;
  const by = { actor_id: actor?.id, actor_role: actor?.role };
  const from = { address: request?.address, request_id: request?.request_id };
  return { ...what, ...by, ...from, outcome, details };
}

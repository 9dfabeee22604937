import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../request/actor';
import { currentRequest } from '../request/request-context';
import { AuditLogEntity, type AuditDetails } from './audit-log.entity';

/** What happened. Facts about people go by id: the log outlives what it tells of, and many may read it. */
export interface AuditEntry {
  /** `noun.verb`, e.g. `session.start`, `preparer.approve`. */
  action: string;
  outcome?: AuditLogEntity['outcome'];
  /** Absent: whoever makes the request at hand. */
  actor?: Pick<Actor, 'id' | 'role'>;
  object_type?: string;
  object_id?: string;
  details?: AuditDetails;
}

/** The append-only record of who did what. */
@Injectable()
export class AuditService {
  constructor(private readonly database: DataSource) {}

  /** In a transaction pass it, as its last statement: rows are chained one after the other until it ends. */
  async record(entry: AuditEntry, transaction = this.database.manager): Promise<void> {
    const { actor: recorded, outcome = 'ok', details = {}, ...what } = entry;
    const request = currentRequest();
    const actor = recorded ?? request?.actor;
    const by = { actor_id: actor?.id, actor_role: actor?.role };
    const from = { address: request?.address, request_id: request?.request_id };
    await transaction.insert(AuditLogEntity, { ...what, ...by, ...from, outcome, details });
  }
}

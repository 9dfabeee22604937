import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Querier } from '../../database/querier';
import type { Actor } from '../../platform/actor';
import { currentRequest } from '../../platform/request-context';

/** What happened. Facts about people go by id: the log outlives what it tells of, and many may read it. */
export interface AuditEntry {
  /** `noun.verb`, e.g. `session.start`, `preparer.approve`. */
  action: string;
  outcome?: 'ok' | 'refused' | 'failed';
  /** Absent: whoever makes the request at hand. */
  actor?: Pick<Actor, 'id' | 'role'>;
  object_type?: string;
  object_id?: string;
  details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The append-only record of who did what. */
@Injectable()
export class AuditService {
  constructor(private readonly database: DataSource) {}

  /** In a transaction pass it, as its last statement: rows are chained one after the other until it ends. */
  async record(entry: AuditEntry, transaction: Querier = this.database): Promise<void> {
    const request = currentRequest();
    const actor = entry.actor ?? request?.actor;
    await transaction.query(
      `INSERT INTO audit_log (actor_id, actor_role, action, outcome, object_type, object_id, address, request_id, details)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        actor?.id ?? null,
        actor?.role ?? null,
        entry.action,
        entry.outcome ?? 'ok',
        entry.object_type ?? null,
        entry.object_id ?? null,
        request?.address ?? null,
        request?.request_id ?? null,
        entry.details ?? {},
      ],
    );
  }
}

import { Injectable } from '@nestjs/common';
import type { AuditQuery, AuditRow } from '@portal/domain/audit/audit.dto';
import type { Page, PageRequest } from '../../database/pagination';
import type { AuditDetails } from '../../platform/audit/audit-log.entity';
import { AuditLogRepository, type ListedAudit } from './audit-log.repository';

/** The audit log as an admin reads it: nothing here changes it. */
@Injectable()
export class AuditLogService {
  constructor(private readonly log: AuditLogRepository) {}

  /** Newest first. */
  async list(request: AuditQuery & PageRequest): Promise<Page<AuditRow>> {
    return (await this.log.list(request)).map(presentEntry);
  }
}

const presentEntry = (row: ListedAudit): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  actor_id: row.actor_id,
  actor_name: row.actor_name,
  actor_role: row.actor_role,
  action: row.action,
  outcome: row.outcome,
  object_type: row.object_type,
  object_id: row.object_id,
  address: row.address,
  request_id: row.request_id,
  details: detailsText(row.details),
});

const detailsText = (details: AuditDetails): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

import { Injectable } from '@nestjs/common';
import type { AuditQuery, AuditRow } from '@portal/domain/audit/audit.dto';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import type { AuditDetails } from '@portal/bff-platform/audit/audit-log.entity';
import { AuditLogRepository, type ListedAudit } from './audit-log.repository';
import { AuditNamesRepository } from './audit-names.repository';

/** Reads the audit log for admins; nothing here changes it. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly log: AuditLogRepository,
    private readonly names: AuditNamesRepository,
  ) {}

  /** Sorted newest first by default. */
  async list(request: AuditQuery & PageRequest): Promise<Page<AuditRow>> {
    const page = await this.log.list(request);
    const names = await this.names.find(page.items);
    return page.map((row) => presentEntry(row, names));
  }
}

const presentEntry = (row: ListedAudit, names: ReadonlyMap<string, string>): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  actor_id: row.actor_id,
  actor_name: row.actor_name,
  actor_role: row.actor_role,
  action: row.action,
  outcome: row.outcome,
  object_type: row.object_type,
  object_id: row.object_id,
  object_name: names.get(row.object_id ?? '') ?? null,
  address: row.address,
  request_id: row.request_id,
  details: detailsText(row.details),
  names: Object.values(row.details).flatMap((value) => {
    const name = names.get(String(value));
    return name === undefined ? [] : [{ id: String(value), name }];
  }),
});

const detailsText = (details: AuditDetails): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

import { Controller, Query } from '@nestjs/common';
import { AuditQuery, type AuditRow } from '@portal/domain/audit/audit.dto';
import { auditEndpoints } from '@portal/domain/audit/audit.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { AuditLogService } from './audit-log.service';

@Controller()
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Serves(auditEndpoints.list)
  list(@Query() request: AuditQuery & PageRequest): Promise<Page<AuditRow>> {
    return this.log.list(request);
  }
}

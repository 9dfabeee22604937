import { Module } from '@nestjs/common';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import { AuditLogRepository } from './audit-log.repository';
import { AuditLogService } from './audit-log.service';
import { AuditNamesRepository } from './audit-names.repository';

@Module({
  providers: [AuditLogService, AuditLogRepository, AuditNamesRepository, ClientSearch],
  exports: [AuditLogService],
})
export class AuditLogModule {}

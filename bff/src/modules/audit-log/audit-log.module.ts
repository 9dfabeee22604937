import { Module } from '@nestjs/common';
import { ClientSearch } from '../../access/client-search.repository';
import { AuditLogRepository } from './audit-log.repository';
import { AuditLogService } from './audit-log.service';

@Module({ providers: [AuditLogService, AuditLogRepository, ClientSearch], exports: [AuditLogService] })
export class AuditLogModule {}

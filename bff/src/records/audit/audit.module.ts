import { Global, Module } from '@nestjs/common';
import { AuditService } from './audit.service';
import { Refusals } from './refusals';

@Global()
@Module({ providers: [AuditService, Refusals], exports: [AuditService, Refusals] })
export class AuditModule {}

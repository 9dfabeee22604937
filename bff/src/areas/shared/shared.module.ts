import { Module } from '@nestjs/common';
import { DocumentsModule } from '../../records/documents/documents.module';
import { PreparersModule } from '../../records/preparers/preparers.module';
import { DocumentsController } from './documents.controller';
import { HealthController } from './health.controller';
import { PreparersController } from './preparers.controller';
import { Readiness } from './readiness';
import { TaxController } from './tax.controller';

@Module({
  imports: [DocumentsModule, PreparersModule],
  controllers: [HealthController, DocumentsController, PreparersController, TaxController],
  providers: [Readiness],
})
export class SharedModule {}

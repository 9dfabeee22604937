import { Module } from '@nestjs/common';
import { ClientSearch } from '../../access/client-search.repository';
import { DocumentUploadService } from './document-upload.service';
import { DocumentBytes } from './document-bytes';
import { DocumentScansRepository } from './document-scans.repository';
import { DocumentScansService } from './document-scans.service';
import { DocumentQuota } from './document-quota';
import { DocumentUsageRepository } from './document-usage.repository';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';
import { LeftoversSweeper } from './leftovers.sweeper';
import { StatisticsModule } from '../statistics/statistics.module';
import { UploadQueue } from './upload-queue';

@Module({
  imports: [StatisticsModule],
  providers: [
    ClientSearch,
    DocumentBytes,
    DocumentQuota,
    DocumentScansRepository,
    DocumentScansService,
    DocumentsService,
    DocumentUploadService,
    DocumentsRepository,
    DocumentUsageRepository,
    LeftoversSweeper,
    UploadQueue,
  ],
  exports: [DocumentQuota, DocumentsService, DocumentUploadService],
})
export class DocumentsModule {}

import { Module } from '@nestjs/common';
import { ItemFilesModule } from '@portal/bff-returns/requests/requests.module';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import { DocumentUploadService } from './document-upload.service';
import { DocumentChangesService } from './document-changes.service';
import { DocumentTrashRepository } from './document-trash.repository';
import { DocumentBytes } from './document-bytes';
import { DocumentScansRepository } from './document-scans.repository';
import { DocumentScansService } from './document-scans.service';
import { DocumentQuota } from './document-quota';
import { DocumentUsageRepository } from './document-usage.repository';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';
import { OrphanedFilesJob } from './orphaned-files.job';
import { StatisticsModule } from '@portal/bff-office/statistics/statistics.module';
import { TrashJob } from './trash.job';
import { PdfPasswordCheck } from './pdf-password-check';
import { UploadQueue } from './upload-queue';

@Module({
  imports: [ItemFilesModule, StatisticsModule],
  providers: [
    ClientSearch,
    DocumentBytes,
    DocumentChangesService,
    DocumentQuota,
    DocumentScansRepository,
    DocumentScansService,
    DocumentsService,
    DocumentUploadService,
    DocumentsRepository,
    DocumentTrashRepository,
    DocumentUsageRepository,
    OrphanedFilesJob,
    PdfPasswordCheck,
    TrashJob,
    UploadQueue,
  ],
  exports: [DocumentChangesService, DocumentQuota, DocumentsService, DocumentUploadService],
})
export class DocumentsModule {}

import { Module } from '@nestjs/common';
import { SiteModule } from '@portal/bff-office/site/site.module';
import { AmendmentsService } from '../amendments.service';
import { ReturnsModule } from '../returns.module';
import { AskedDocumentsService } from './asked-documents.service';
import { AwaitedItemsJob } from './awaited-items.job';
import { AwaitedItemsRepository } from './awaited-items.repository';
import { BulkRemindersService } from './bulk-reminders.service';
import { ClientRequestsService } from './client-requests.service';
import { ItemFilesRepository } from './item-files.repository';
import { ItemFilesService } from './item-files.service';
import { ItemMoves } from './item-moves';
import { ItemRegeneration } from './item-regeneration';
import { OwnRequestsService } from './own-requests.service';
import { RequestItemsRepository } from './request-items.repository';
import { RequestReader } from './request-reader';

/** What the documents need to connect files with items, and amended returns to take over the items of the year. */
@Module({
  imports: [ReturnsModule],
  providers: [AmendmentsService, ItemFilesRepository, ItemFilesService, ItemMoves, RequestItemsRepository],
  exports: [AmendmentsService, ItemFilesRepository, ItemFilesService, ItemMoves, RequestItemsRepository],
})
export class ItemFilesModule {}

/** Needs an `IntakeFactsSource`, which the tax forms provide to every module. */
@Module({
  imports: [ItemFilesModule, ReturnsModule, SiteModule],
  providers: [
    AskedDocumentsService,
    AwaitedItemsJob,
    AwaitedItemsRepository,
    BulkRemindersService,
    ClientRequestsService,
    ItemRegeneration,
    OwnRequestsService,
    RequestReader,
  ],
  exports: [AskedDocumentsService, BulkRemindersService, ClientRequestsService, ItemRegeneration, OwnRequestsService],
})
export class RequestsModule {}

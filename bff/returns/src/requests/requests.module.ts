import { Module } from '@nestjs/common';
import { ReturnsModule } from '../returns.module';
import { AskedDocumentsService } from './asked-documents.service';
import { ClientRequestsService } from './client-requests.service';
import { ItemFilesRepository } from './item-files.repository';
import { ItemFilesService } from './item-files.service';
import { ItemMoves } from './item-moves';
import { ItemRegeneration } from './item-regeneration';
import { OwnRequestsService } from './own-requests.service';
import { RequestItemsRepository } from './request-items.repository';
import { RequestReader } from './request-reader';

/** Needs an `IntakeFactsSource`, which the tax forms provide to every module. */
@Module({
  imports: [ReturnsModule],
  providers: [
    AskedDocumentsService,
    ClientRequestsService,
    ItemFilesRepository,
    ItemFilesService,
    ItemMoves,
    ItemRegeneration,
    OwnRequestsService,
    RequestItemsRepository,
    RequestReader,
  ],
  exports: [AskedDocumentsService, ClientRequestsService, ItemFilesService, ItemRegeneration, OwnRequestsService],
})
export class RequestsModule {}

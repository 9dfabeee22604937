import { Body, Controller, Header, Param, Query, StreamableFile } from '@nestjs/common';
import type {
  DocumentCategories,
  DocumentCategoriesQuery,
  DocumentQuery,
  DocumentRow,
  DocumentUsage,
  ScanningStatus,
  UploadFields,
} from '@portal/domain/documents/documents.dto';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { Upload } from '@portal/bff-platform/http/upload';
import { ownClientId } from '@portal/bff-access/client-access';
import { DocumentQuota } from './document-quota';
import { DocumentUploadService } from './document-upload.service';
import type { FileResponse } from './document.presenter';
import { DocumentsService } from './documents.service';
import type { Actor } from '@portal/bff-platform/request/actor';

/** Prevents scripts in a file from running, even if a browser renders it. */
const noScripts = ['content-security-policy', "sandbox; default-src 'none'"] as const;

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly uploads: DocumentUploadService,
    private readonly quota: DocumentQuota,
  ) {}

  @Serves(documentEndpoints.list)
  list(@CurrentActor() actor: Actor, @Query() request: DocumentQuery & PageRequest): Promise<Page<DocumentRow>> {
    return this.documents.list(actor, request);
  }

  @Serves(documentEndpoints.categories)
  categories(@CurrentActor() actor: Actor, @Query() query: DocumentCategoriesQuery): Promise<DocumentCategories> {
    return this.documents.categories(actor, query);
  }

  @Serves(documentEndpoints.upload)
  upload(@CurrentActor() actor: Actor, @Body() upload: Upload<UploadFields>): Promise<DocumentRow> {
    return this.uploads.upload(actor, upload);
  }

  @Serves(documentEndpoints.uploadForClient)
  uploadForClient(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Body() upload: Upload<UploadFields>,
  ): Promise<DocumentRow> {
    return this.uploads.uploadForClient(actor, clientId, upload);
  }

  @Serves(documentEndpoints.usage)
  usage(@CurrentActor() actor: Actor): Promise<DocumentUsage> {
    return this.quota.usage(ownClientId(actor));
  }

  @Serves(documentEndpoints.scanning)
  scanning(): ScanningStatus {
    return this.documents.scanning();
  }

  @Serves(documentEndpoints.view)
  @Header(...noScripts)
  async view(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<StreamableFile> {
    return streamed(await this.documents.view(actor, id));
  }

  @Serves(documentEndpoints.download)
  @Header(...noScripts)
  async download(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<StreamableFile> {
    return streamed(await this.documents.download(actor, id));
  }

  @Serves(documentEndpoints.ofClient)
  ofClient(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Query() request: PageRequest,
  ): Promise<Page<DocumentRow>> {
    return this.documents.ofClient(actor, clientId, request);
  }
}

const streamed = ({ stream, ...options }: FileResponse): StreamableFile => new StreamableFile(stream, options);

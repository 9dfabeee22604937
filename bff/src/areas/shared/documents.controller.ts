import { Controller, Query } from '@nestjs/common';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import type { Page, PageRequest } from '../../database/pagination';
import { CurrentActor } from '../../http/current-actor.decorator';
import { Serves } from '../../http/serves.decorator';
import type { Actor } from '../../platform/request/actor';
import { DocumentsService } from '../../modules/documents/documents.service';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Serves(documentEndpoints.list)
  list(@CurrentActor() actor: Actor, @Query() request: PageRequest): Promise<Page<DocumentRow>> {
    return this.documents.list(actor, request);
  }
}

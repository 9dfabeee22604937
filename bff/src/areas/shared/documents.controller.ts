import { Controller, Query } from '@nestjs/common';
import { documentCalls } from '@portal/domain/documents/documents.calls';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import type { Part } from '../../database/keyset';
import { CurrentActor } from '../../http/current-actor.decorator';
import { Page } from '../../http/page';
import { Serves } from '../../http/serves.decorator';
import type { Actor } from '../../platform/actor';
import { DocumentsService } from '../../records/documents/documents.service';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Serves(documentCalls.list)
  async list(@CurrentActor() actor: Actor, @Query() part: Part): Promise<Page<DocumentRow>> {
    return Page.of(await this.documents.list(actor, part));
  }
}

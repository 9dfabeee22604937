import { Body, Controller, Param, Query } from '@nestjs/common';
import { ChangeDocument, type DocumentRow, type TrashedDocument } from '@portal/domain/documents/documents.dto';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { DocumentChangesService } from './document-changes.service';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class OwnDocumentsController {
  constructor(private readonly changes: DocumentChangesService) {}

  @Serves(documentEndpoints.trash)
  trash(@CurrentActor() actor: Actor, @Query() request: PageRequest): Promise<Page<TrashedDocument>> {
    return this.changes.trash(actor, request);
  }

  @Serves(documentEndpoints.change)
  change(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ChangeDocument): Promise<DocumentRow> {
    return this.changes.change(actor, id, body);
  }

  @Serves(documentEndpoints.remove)
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.changes.remove(actor, id);
  }

  @Serves(documentEndpoints.restore)
  restore(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DocumentRow> {
    return this.changes.restore(actor, id);
  }
}

import { Injectable } from '@nestjs/common';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { ReadableClients } from '../../access/client-access';
import type { Page, PageRequest } from '../../database/pagination';
import type { Actor } from '../../platform/request/actor';
import { presentDocument } from './document.presenter';
import { DocumentsRepository } from './documents.repository';

@Injectable()
export class DocumentsService {
  constructor(private readonly documents: DocumentsRepository) {}

  /** Newest first: a client's own, those of a preparer's clients, or all of them for an admin. */
  async list(actor: Actor, request: PageRequest): Promise<Page<DocumentRow>> {
    return (await this.documents.list(ReadableClients.of(actor), request)).map(presentDocument);
  }
}

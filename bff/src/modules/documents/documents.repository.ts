import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReadableClients } from '../../access/client-access';
import { paginate, type Page, type PageRequest } from '../../database/pagination';
import { PlainQuery } from '../../database/plain-query';
import { DocumentEntity } from './document.entity';

/** What a list of documents reads; never a key of the document store. */
const listedColumns = ['id', 'user_id', 'filename', 'document_type', 'content_type', 'uploaded_at'] as const;

export type ListedDocument = Pick<DocumentEntity, (typeof listedColumns)[number]>;

const newestFirst = { entity: DocumentEntity, alias: 'document', by: ['uploaded_at'], direction: 'DESC' } as const;

@Injectable()
export class DocumentsRepository {
  constructor(private readonly database: DataSource) {}

  list(clients: ReadableClients, request: PageRequest): Promise<Page<ListedDocument>> {
    const documents = PlainQuery.from(this.database.manager, DocumentEntity, 'document', listedColumns);
    return paginate(clients.restrict(documents, 'document.user_id'), newestFirst, request);
  }
}

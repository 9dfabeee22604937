import { Injectable } from '@nestjs/common';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { DataSource } from 'typeorm';
import { readableClients } from '../../access/client-access';
import { keysetPage, selectPlain, type KeysetPage, type Part } from '../../database/keyset';
import type { Actor } from '../../platform/actor';
import { DocumentEntity } from './document.entity';
import { listedColumns, presentDocument, type ListedDocument } from './document.presenter';

const newestFirst = { table: 'documents', alias: 'document', by: ['uploaded_at'], direction: 'DESC' } as const;

@Injectable()
export class DocumentsService {
  constructor(private readonly database: DataSource) {}

  /** Newest first: a client's own, those of a preparer's clients, or all of them for an admin. */
  async list(actor: Actor, part: Part): Promise<KeysetPage<DocumentRow>> {
    const readable = readableClients(actor, 'document.user_id');
    const query = this.database
      .createQueryBuilder()
      .from(DocumentEntity, 'document')
      .where(readable.sql, readable.parameters);
    const page = await keysetPage<ListedDocument>(selectPlain(query, 'document', listedColumns), newestFirst, part);
    return { ...page, items: page.items.map(presentDocument) };
  }
}

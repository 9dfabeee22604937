import { Injectable } from '@nestjs/common';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import type { DocumentType, ScanState } from '@portal/domain/documents/document-types';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { RequestItemDocumentEntity, type RequestItemEntity } from './request-item.entity';

/** A client's file as far as the items show it. */
export interface SentFile {
  item_id: string;
  document_id: string;
  filename: string;
  document_type: DocumentType;
  content_type: string;
  scan_state: ScanState;
  rejected: boolean;
  by_office: boolean;
  uploaded_at: Date;
}

const columns = `document.id AS document_id, document.filename, document.document_type, document.content_type,
  document.scan_state, document.uploaded_by IS NOT NULL AS by_office, document.uploaded_at`;

/**
 * The files that were sent for items. Uses the name of the table `documents`, because the documents, which own the
 * entity, depend on the returns.
 */
@Injectable()
export class ItemFilesRepository {
  constructor(private readonly database: DataSource) {}

  /** Lists the files of items outside the trash, newest first. */
  list(item_ids: readonly string[]): Promise<SentFile[]> {
    if (item_ids.length === 0) return Promise.resolve([]);
    return this.database.query<SentFile[]>(
      `SELECT link.item_id, link.rejected, ${columns}
       FROM request_item_documents link JOIN documents document ON document.id = link.document_id
       WHERE link.item_id = ANY($1) AND document.deleted_at IS NULL ORDER BY document.uploaded_at DESC, document.id`,
      [item_ids],
    );
  }

  /** Lists a client's files of a year that belong to no item, newest first. */
  listUnsorted(client: ReadableClientId, tax_year: number): Promise<Omit<SentFile, 'item_id'>[]> {
    return this.database.query(
      `SELECT false AS rejected, ${columns} FROM documents document
       WHERE document.user_id = $1 AND document.tax_year = $2 AND document.deleted_at IS NULL
         AND NOT EXISTS (SELECT FROM request_item_documents link WHERE link.document_id = document.id)
       ORDER BY document.uploaded_at DESC, document.id LIMIT $3`,
      [client, tax_year, documentLimits.perClient],
    );
  }

  /** Finds a file of this client for this year outside the trash. */
  async find(
    transaction: EntityManager,
    client: ReadableClientId,
    tax_year: number,
    id: string,
  ): Promise<{ scan_state: ScanState } | undefined> {
    const [found] = await transaction.query<{ scan_state: ScanState }[]>(
      `SELECT scan_state FROM documents WHERE id::text = $1 AND user_id = $2 AND tax_year = $3 AND deleted_at IS NULL`,
      [id, client, tax_year],
    );
    return found;
  }

  /** @returns whether it was linked; false if it already is */
  async link(
    transaction: EntityManager,
    row: Pick<RequestItemDocumentEntity, 'item_id' | 'document_id' | 'client_id' | 'linked_by'>,
  ): Promise<boolean> {
    const insert = transaction.createQueryBuilder().insert().into(RequestItemDocumentEntity).values(row);
    const inserted = await insert.orIgnore().returning('item_id').execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  async unlink(transaction: EntityManager, item_id: string, document_id: string): Promise<boolean> {
    const { affected } = await transaction.delete(RequestItemDocumentEntity, { item_id, document_id });
    return affected === 1;
  }

  /**
   * Sends files of an item back: all, or only these. A trigger (docs/database-rules.md, mark_sent_back_document) then
   * stops counting them. @returns how many
   */
  async reject(transaction: EntityManager, item_id: string, documents?: readonly string[]): Promise<number> {
    const which = { item_id, ...(documents ? { document_id: In([...documents]) } : {}) };
    return (await transaction.update(RequestItemDocumentEntity, which, { rejected: true })).affected ?? 0;
  }

  /** Counts the files of an item that can be used: neither sent back, infected, empty nor in the trash. */
  async countUsable(transaction: EntityManager, { id }: Pick<RequestItemEntity, 'id'>): Promise<number> {
    const [found] = await transaction.query<{ usable: number }[]>(
      `SELECT count(*)::int AS usable
       FROM request_item_documents link JOIN documents document ON document.id = link.document_id
       WHERE link.item_id = $1 AND NOT link.rejected AND document.deleted_at IS NULL AND document.size > 0
         AND document.scan_state <> 'infected'`,
      [id],
    );
    return found?.usable ?? 0;
  }
}

import { Injectable } from '@nestjs/common';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { paginate, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { DocumentEntity } from './document.entity';

/** In hours, because days of 23 or 25 hours would depend on the database's time zone. */
export const keptInTrash = { hours: documentLimits.trashDays * 24 } as const;

const expired = 'deleted_at < now() - make_interval(hours => :hours)';

const ownColumns = ['id', 'tax_year', 'filename', 'document_type', 'sha256', 'version', 'deleted_at'] as const;
const trashColumns = ['id', 'filename', 'document_type', 'uploaded_at', 'deleted_at'] as const;

/** Columns loaded when clients rename, move, delete or restore one of their documents. */
export type OwnDocument = Pick<DocumentEntity, (typeof ownColumns)[number]>;
export type DeletedDocument = Pick<DocumentEntity, (typeof trashColumns)[number]> & { deleted_at: Date };

/** Changes to a client's own documents, and the trash: a soft delete sets `deleted_at`. */
@Injectable()
export class DocumentTrashRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Locks the document until the transaction ends. @returns undefined for another client's document, or after its days
   * in the trash
   */
  lock(transaction: EntityManager, user_id: ReadableClientId, id: string): Promise<OwnDocument | undefined> {
    const own = PlainQuery.from(transaction, DocumentEntity, 'document', ownColumns)
      .where('document.user_id = :user_id AND document.id = :id', { user_id, id })
      .where(`(document.deleted_at IS NULL OR NOT document.${expired})`, keptInTrash);
    own.builder.setLock('pessimistic_write');
    return own.getOne();
  }

  /** @returns false if the version has changed since it was read */
  async change(
    transaction: EntityManager,
    { id, version }: Pick<OwnDocument, 'id' | 'version'>,
    values: Partial<Pick<DocumentEntity, 'filename' | 'document_type' | 'deleted_at'>>,
  ): Promise<boolean> {
    const { affected } = await transaction.update(
      DocumentEntity,
      { id, version },
      { ...values, version: () => 'version + 1' },
    );
    return affected === 1;
  }

  async moveToTrash(transaction: EntityManager, { id }: Pick<OwnDocument, 'id'>): Promise<void> {
    const stamp = { deleted_at: () => 'now()', version: () => 'version + 1' };
    await transaction.update(DocumentEntity, { id }, stamp);
  }

  /** Those of the request's tax year, most recently deleted first. */
  list(user_id: ReadableClientId, page: PageRequest): Promise<Page<DeletedDocument>> {
    const deleted = PlainQuery.from(this.database.manager, DocumentEntity, 'document', trashColumns)
      .where('document.user_id = :user_id AND document.tax_year = :tax_year', {
        user_id,
        tax_year: requestedTaxYear(),
      })
      .where('document.deleted_at IS NOT NULL')
      .where(`NOT document.${expired}`, keptInTrash);
    const order = { entity: DocumentEntity, alias: 'document', by: ['deleted_at'], direction: 'DESC' } as const;
    return paginate(deleted as PlainQuery<DeletedDocument>, order, page);
  }

  /** Returns the ids of documents whose days in the trash are over, sorted. */
  async findExpired(after: string | undefined, limit: number): Promise<string[]> {
    const found = PlainQuery.from(this.database.manager, DocumentEntity, 'document', ['id']).where(
      `document.${expired}`,
      keptInTrash,
    );
    if (after !== undefined) found.where('document.id > :after', { after });
    found.builder.orderBy('document.id');
    return (await found.limit(limit).getMany()).map(({ id }) => id);
  }

  /** @returns undefined if another server deleted it first, or its owner restored it */
  async deleteExpired(
    transaction: EntityManager,
    id: string,
  ): Promise<Pick<DocumentEntity, 'user_id' | 'storage_key'> | undefined> {
    const deleted = await transaction
      .createQueryBuilder()
      .delete()
      .from(DocumentEntity)
      .where(`id = :id AND ${expired}`, { id, ...keptInTrash })
      .returning(['user_id', 'storage_key'])
      .execute();
    return (deleted.raw as Pick<DocumentEntity, 'user_id' | 'storage_key'>[])[0];
  }
}

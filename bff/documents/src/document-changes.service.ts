import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import type { ChangeDocument, DocumentRow, TrashedDocument } from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import type {} from '@portal/domain/documents/documents.messages';
import { message } from '@portal/domain/i18n/message';
import { DataSource, type EntityManager } from 'typeorm';
import { ownClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import { codeOf } from '@portal/bff-platform/database/error-code';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { ItemFilesService } from '@portal/bff-returns/requests/item-files.service';
import { presentDocument, presentTrashed } from './document.presenter';
import { DocumentQuota } from './document-quota';
import { DocumentScansService } from './document-scans.service';
import { DocumentTrashRepository, type OwnDocument } from './document-trash.repository';
import { DocumentsRepository } from './documents.repository';

const uniqueViolation = '23505';

/** Runs work in a transaction. */
type Transact = (work: (transaction: EntityManager) => Promise<void>) => Promise<void>;

interface DocumentUpdate {
  id: string;
  /** The requested category. */
  document_type?: OwnDocument['document_type'] | undefined;
  run?: Transact;
}

/** Changes clients make to their own uploads: rename, move, delete and restore. */
@Injectable()
export class DocumentChangesService {
  constructor(
    private readonly database: DataSource,
    private readonly documents: DocumentsRepository,
    private readonly changes: DocumentTrashRepository,
    private readonly quota: DocumentQuota,
    private readonly scans: DocumentScansService,
    private readonly audit: AuditService,
    private readonly seasons: Seasons,
    private readonly requests: ItemFilesService,
  ) {}

  /** @throws ProblemError not_found; stale_version with the current version; already_exists */
  async change(actor: Actor, id: string, { version, ...wanted }: ChangeDocument): Promise<DocumentRow> {
    const client = ownClientId(actor);
    if (wanted.filename?.trim() === '') throw blankName();
    await this.update(client, { id, document_type: wanted.document_type }, async (transaction, before) => {
      if (before.deleted_at) throw new ProblemError('not_found');
      const filename = wanted.filename?.normalize('NFC').trim() ?? before.filename;
      const document_type = wanted.document_type ?? before.document_type;
      const isChanged = await this.changes.change(transaction, { id, version }, { filename, document_type });
      if (!isChanged)
        throw new ProblemError('stale_version', message('documents.changedMeanwhile'), { version: before.version });
      if (filename !== before.filename) await this.record(transaction, actor, id, 'document.rename');
      if (document_type !== before.document_type)
        await this.record(transaction, actor, id, 'document.move', { document_type });
    });
    return this.read(client, id);
  }

  /** Idempotent for a document in the trash. @throws ProblemError not_found; conflict if the office has accepted it */
  async remove(actor: Actor, id: string): Promise<void> {
    const client = ownClientId(actor);
    await this.update(client, { id }, async (transaction, before) => {
      if (before.deleted_at) return;
      await this.requests.assertRemovable(transaction, client, id);
      await this.changes.moveToTrash(transaction, before);
      await this.record(transaction, actor, id, 'document.delete');
      await this.requests.fileChanged(transaction, actor, { client, document_id: id }, 'deleted');
    });
  }

  /**
   * @throws ProblemError not_found, also once its days in the trash are over; already_exists if it was uploaded again;
   * conflict if the quota is exceeded
   */
  async restore(actor: Actor, id: string): Promise<DocumentRow> {
    const client = ownClientId(actor);
    const run: Transact = (work) => this.quota.restore(client, work);
    await this.update(client, { id, run }, async (transaction, before) => {
      if (!before.deleted_at) return;
      await this.changes.change(transaction, before, { deleted_at: null });
      await this.record(transaction, actor, id, 'document.restore');
      await this.requests.fileChanged(transaction, actor, { client, document_id: id }, 'restored');
    });
    void this.scans.scanWaiting();
    return this.read(client, id);
  }

  async trash(actor: Actor, request: PageRequest): Promise<Page<TrashedDocument>> {
    return (await this.changes.list(ownClientId(actor), request)).map(presentTrashed);
  }

  private async update(
    client: ReadableClientId,
    { id, document_type, run = (transact) => this.database.transaction(transact) }: DocumentUpdate,
    work: (transaction: EntityManager, before: OwnDocument) => Promise<void>,
  ): Promise<void> {
    let own: OwnDocument | undefined;
    try {
      await run(async (transaction) => {
        await this.requests.lockClient(transaction, client);
        own = await this.changes.lock(transaction, client, id);
        if (!own) throw new ProblemError('not_found');
        this.seasons.assertOpen(own.tax_year);
        await work(transaction, own);
      });
    } catch (error) {
      if (!own || codeOf(error) !== uniqueViolation) throw error;
      const { sha256, tax_year } = own;
      const target = { sha256, tax_year, document_type: document_type ?? own.document_type };
      const same = await this.documents.findSame(client, target);
      const detail = message('documents.sameInCategory', { filename: same?.filename ?? own.filename });
      throw new ProblemError('already_exists', detail, { id: same?.id });
    }
  }

  private async read(client: ReadableClientId, id: string): Promise<DocumentRow> {
    const row = await this.documents.findListed(client, id);
    if (!row) throw new ProblemError('not_found');
    return presentDocument(row);
  }

  private record(
    transaction: EntityManager,
    actor: Actor,
    object_id: string,
    action: AuditAction,
    details = {},
  ): Promise<void> {
    return this.audit.record({ action, actor, object_type: 'document', object_id, details }, transaction);
  }
}

function blankName(): ProblemError {
  const detail = message('documents.filenameInvalid', { max: documentLimits.filename });
  return new ProblemError('invalid_input', undefined, { errors: [{ field: 'filename', detail }] });
}

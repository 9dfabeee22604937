import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { DocumentQuery, DocumentRow, ScanningStatus } from '@portal/domain/documents/documents.dto';
import { describeError } from '@portal/server/describe-error';
import { DataSource } from 'typeorm';
import { assignedClientId, ReadableClients } from '../../access/client-access';
import type { Page, PageRequest } from '../../database/pagination';
import { AuditService } from '../../platform/audit/audit.service';
import { DocumentStore } from '../../platform/document-store/document-store';
import { decryptFile } from '../../platform/document-store/stream-cipher';
import { Encryption } from '../../platform/encryption/encryption';
import { ProblemError } from '../../platform/problem.error';
import type { Actor } from '../../platform/request/actor';
import { presentDocument, presentDownload, presentView, type FileResponse } from './document.presenter';
import { DocumentsRepository, type StoredDocument } from './documents.repository';

@Injectable()
export class DocumentsService {
  private readonly log = new Logger(DocumentsService.name);

  constructor(
    private readonly database: DataSource,
    private readonly documents: DocumentsRepository,
    private readonly store: DocumentStore,
    private readonly encryption: Encryption,
    private readonly audit: AuditService,
  ) {}

  /** Newest first: a client's own, those of a preparer's clients, or all of them for an admin. */
  async list(actor: Actor, request: DocumentQuery & PageRequest): Promise<Page<DocumentRow>> {
    return (await this.documents.list(ReadableClients.of(actor), request)).map(presentDocument);
  }

  /** @throws ProblemError not_found for a client who is not assigned to the preparer */
  async ofClient(actor: Actor, clientId: string, request: PageRequest): Promise<Page<DocumentRow>> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    await this.audit.record({ action: 'documents.list', actor, object_type: 'client', object_id: client });
    return (await this.documents.ofClient(client, request)).map(presentDocument);
  }

  /** @throws ProblemError not_found */
  async view(actor: Actor, id: string): Promise<FileResponse> {
    const document = await this.find(actor, id, 'document.view');
    return presentView(document, await this.open(document));
  }

  /** @throws ProblemError not_found */
  async download(actor: Actor, id: string): Promise<FileResponse> {
    const document = await this.find(actor, id, 'document.download');
    return presentDownload(document, await this.open(document));
  }

  scanning(): ScanningStatus {
    return { enabled: false };
  }

  /** What cannot be recorded is not shown. */
  private async find(actor: Actor, id: string, action: string): Promise<StoredDocument> {
    const document = await this.documents.find(ReadableClients.of(actor), id);
    if (!document) throw new ProblemError('not_found');
    const details = { client_id: document.user_id };
    await this.audit.record({ action, actor, object_type: 'document', object_id: id, details });
    return document;
  }

  private async open({ id, user_id, storage_key }: StoredDocument): Promise<Readable> {
    const key = await this.encryption.fileKeyFor(user_id, id);
    const stored = await this.store.get(storage_key).catch((error: unknown) => {
      this.log.error({ msg: 'a stored file cannot be read', document: id, ...describeError(error) });
      throw new ProblemError('unavailable');
    });
    const plain = decryptFile(key);
    stored.once('error', (error) => plain.destroy(error));
    plain.once('close', () => stored.destroy());
    return stored.pipe(plain);
  }
}

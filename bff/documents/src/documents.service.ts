import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import type {
  DocumentCategories,
  DocumentCategoriesQuery,
  DocumentQuery,
  DocumentRow,
  ScanningStatus,
} from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { listLimits } from '@portal/domain/contract/limits';
import { message } from '@portal/domain/i18n/message';
import { DataSource } from 'typeorm';
import { assignedClientId, ReadableClients } from '@portal/bff-access/client-access';
import { isSparse } from '@portal/bff-access/client-filter';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { mostNamed, textSearch } from '@portal/bff-platform/database/text-search';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { MalwareScanner } from '@portal/bff-platform/malware-scanner/malware-scanner';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { StatisticsService } from '@portal/bff-office/statistics/statistics.service';
import {
  presentCategories,
  presentDocument,
  presentDownload,
  presentView,
  type FileResponse,
} from './document.presenter';
import { DocumentBytes } from './document-bytes';
import { DocumentsRepository, type StoredDocument } from './documents.repository';

@Injectable()
export class DocumentsService {
  constructor(
    private readonly database: DataSource,
    private readonly documents: DocumentsRepository,
    private readonly bytes: DocumentBytes,
    private readonly scanner: MalwareScanner,
    private readonly audit: AuditService,
    private readonly statistics: StatisticsService,
    private readonly clientSearch: ClientSearch,
  ) {}

  /** Lists documents, newest first: a client's own, those of a preparer's clients, or all of them for an admin. */
  async list(actor: Actor, request: DocumentQuery & PageRequest): Promise<Page<DocumentRow>> {
    const clients = ReadableClients.of(actor);
    if (!clients.areAll) return (await this.documents.list(clients, request)).map(presentDocument);
    const search = request.search?.trim();
    if (!search) {
      const isNarrowed = Boolean(request.document_type || request.from || request.to);
      const known = isNarrowed ? undefined : await this.statistics.countListedDocuments();
      return (await this.documents.list(clients, request, known)).map(presentDocument);
    }
    const words = textSearch(search);
    const found = await this.clientSearch.clients(words);
    const isWide = found.length > mostNamed;
    const isFew = isWide && isSparse(await this.clientSearch.share(words), request.limit ?? listLimits.default);
    return (await this.documents.search(search, { found, isSparse: isFew }, request)).map(presentDocument);
  }

  /** Groups the same documents by type. */
  async categories(
    actor: Actor,
    { latest = documentLimits.latest }: DocumentCategoriesQuery,
  ): Promise<DocumentCategories> {
    const clients = ReadableClients.of(actor);
    const [counts, newest] = await Promise.all([
      this.documents.countByType(clients),
      latest > 0 ? this.documents.listNewestByType(clients, latest) : [],
    ]);
    return presentCategories(counts, newest);
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
    return presentView(document, await this.bytes.open(document));
  }

  /** @throws ProblemError not_found */
  async download(actor: Actor, id: string): Promise<FileResponse> {
    const document = await this.find(actor, id, 'document.download');
    return presentDownload(document, await this.bytes.open(document));
  }

  scanning(): ScanningStatus {
    return { enabled: this.scanner.enabled };
  }

  /** Audits the access, and fails if that fails. */
  private async find(actor: Actor, id: string, action: AuditAction): Promise<StoredDocument> {
    const document = await this.documents.find(ReadableClients.of(actor), id);
    if (!document) throw new ProblemError('not_found');
    if (document.user_id !== actor.id) this.assertHarmless(document);
    const details = { client_id: document.user_id };
    await this.audit.record({ action, actor, object_type: 'document', object_id: id, details });
    return document;
  }

  /** If a scanner is configured, allows only the owner to open a file that is not known to be clean. */
  private assertHarmless({ scan_state }: StoredDocument): void {
    if (scan_state === 'infected') throw new ProblemError('conflict', message('documents.infected'));
    const isKnown = scan_state === 'clean' || !this.scanner.enabled;
    if (!isKnown) throw new ProblemError('conflict', message('documents.notScannedYet'));
  }
}

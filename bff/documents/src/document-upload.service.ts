import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { DocumentRow, UploadFields } from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import type {} from '@portal/domain/documents/documents.messages';
import { message } from '@portal/domain/i18n/message';
import { describeError } from '@portal/server/describe-error';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { assignedClientId, ownClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import { awaitCleanup } from '@portal/bff-platform/database/await-cleanup';
import { codeOf } from '@portal/bff-platform/database/error-code';
import { AuditService, type AuditEntry } from '@portal/bff-platform/audit/audit.service';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { encryptFile } from '@portal/bff-platform/document-store/stream-cipher';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { MalwareScanner } from '@portal/bff-platform/malware-scanner/malware-scanner';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { RateLimiter } from '@portal/bff-platform/rate-limit/rate-limiter';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { ItemFilesService } from '@portal/bff-returns/requests/item-files.service';
import { presentDocument } from './document.presenter';
import type { NewDocument } from './document.entity';
import { DocumentQuota } from './document-quota';
import { DocumentScansService } from './document-scans.service';
import { DocumentsRepository } from './documents.repository';
import { displayName, FileFacts } from './file-facts';
import { PdfPasswordCheck } from './pdf-password-check';
import { assertUsable, passwordProtected } from './unusable-file';
import { UploadQueue } from './upload-queue';

/** Maximum uploads per client and hour. */
const uploadRate = { limit: 1000, window: 3_600_000, wait: 60_000, longestWait: 3_600_000 };

/** Error codes for a lack of space: disk full, disk quota exceeded, or maximum file size exceeded. */
const diskFull = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** An incoming file. */
interface IncomingFile {
  filename: string;
  stream: Readable;
  /** Resolves by the end of the stream. */
  fields(): Promise<UploadFields>;
}

/** A file whose bytes are stored, and the item that it was sent for. */
interface StoredUpload {
  row: Omit<NewDocument, 'uploaded_by'>;
  mayBeEncrypted: boolean;
  request_item_id: string | undefined;
}

/** Stores uploads: both bytes and row, or neither. */
@Injectable()
export class DocumentUploadService {
  private readonly log = new Logger(DocumentUploadService.name);

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly store: DocumentStore,
    private readonly encryption: Encryption,
    private readonly rateLimiter: RateLimiter,
    private readonly queue: UploadQueue,
    private readonly quota: DocumentQuota,
    private readonly scanner: MalwareScanner,
    private readonly scans: DocumentScansService,
    private readonly audit: AuditService,
    private readonly seasons: Seasons,
    private readonly database: DataSource,
    private readonly requests: ItemFilesService,
    private readonly passwords: PdfPasswordCheck,
  ) {}

  /**
   * @throws ProblemError already_exists with the id of the same bytes in the same category; conflict if the quota is
   * exceeded; insufficient_storage; too_large; invalid_input, also for an unusable file; unavailable
   */
  upload(actor: Actor, file: IncomingFile): Promise<DocumentRow> {
    return this.receive(actor, ownClientId(actor), file);
  }

  /** Uploads a file for an assigned client, such as a scan of paper. @throws ProblemError not_found; as `upload` */
  async uploadForClient(actor: Actor, clientId: string, file: IncomingFile): Promise<DocumentRow> {
    return this.receive(actor, await assignedClientId(this.database.manager, actor, clientId), file);
  }

  private async receive(actor: Actor, client: ReadableClientId, file: IncomingFile): Promise<DocumentRow> {
    this.seasons.assertOpen(requestedTaxYear());
    await this.rateLimiter.consume(`upload:${client}`, uploadRate);
    await this.quota.assertRoom(client);
    const stored = await this.queue.run(client, () => this.quota.reserve(() => this.storeBytes(client, file)));
    const row = { ...stored.row, uploaded_by: actor.role === 'client' ? null : actor.id };
    let id: string;
    try {
      // Outside the queue, so that files that take long to check delay no other uploads.
      if (stored.mayBeEncrypted && (await this.passwords.needsPassword(row))) throw passwordProtected();
      id = await this.insert(actor, client, row, stored.request_item_id);
      if (id !== row.id) await awaitCleanup(this.discard(row));
    } catch (error) {
      await awaitCleanup(this.discard(row));
      throw error;
    }
    void this.scans.scanWaiting();
    const listed = await this.documents.findListed(client, id);
    if (!listed) throw new ProblemError('unavailable');
    return presentDocument(listed);
  }

  /** Stores the bytes and returns the row to insert for them. */
  private async storeBytes(client: ReadableClientId, file: IncomingFile): Promise<StoredUpload> {
    const [id, storage_key] = [uuidv7(), randomUUID()];
    const facts = new FileFacts();
    // Uploading a small file may fail before its stream is read.
    let senderFailed: unknown = file.stream.errored;
    let storeFailed: unknown;
    const encrypted = encryptFile(await this.encryption.fileKeyFor(client, id));
    // When the store fails, the pipelines destroy `encrypted` and then the sender's stream, which is not the sender's
    // failure.
    file.stream.once('error', (error) => {
      if (!encrypted.destroyed) senderFailed = error;
    });
    const results = await Promise.allSettled([
      this.store.put(storage_key, encrypted).catch((error: unknown) => {
        if (!senderFailed) storeFailed = error;
        // Abort the sender's stream; otherwise the sender would wait forever.
        encrypted.destroy(error as Error);
        throw error;
      }),
      pipeline(file.stream, facts, encrypted),
    ]);
    const failed = results.find((result) => result.status === 'rejected');
    try {
      if (storeFailed) throw this.storeFailed(storeFailed);
      if (failed) throw cutOff(senderFailed ?? failed.reason);
      const { document_type, request_item_id } = await file.fields();
      const whole = await facts.whole();
      assertUsable(facts.size, facts.pictureSize(whole.content_type));
      const filename = displayName(file.filename, documentLimits.filename);
      const scan_state = this.scanner.enabled ? ('pending' as const) : ('not_scanned' as const);
      const about = { filename, document_type, storage_key, tax_year: requestedTaxYear() };
      const row = { id, user_id: client, scan_state, ...about, ...whole };
      return { row, request_item_id, mayBeEncrypted: facts.mayBeEncrypted(whole.content_type) };
    } catch (error) {
      await awaitCleanup(this.discard({ id, storage_key }));
      throw error;
    }
  }

  /**
   * Inserts the row, and links it to the item that it was sent for; the same bytes are linked without a second row.
   * @returns the id of the document
   */
  private async insert(
    actor: Actor,
    client: ReadableClientId,
    row: NewDocument,
    item_id: string | undefined,
  ): Promise<string> {
    const about = { document_type: row.document_type, content_type: row.content_type, bytes: row.size };
    const details = row.uploaded_by ? { ...about, client_id: client } : about;
    const isNew = await this.quota.insert({ user_id: client, size: row.size }, async (transaction) => {
      if (!(await this.documents.insert(transaction, row))) return false;
      const what: AuditEntry = {
        action: 'document.upload',
        actor,
        object_type: 'document',
        object_id: row.id,
        details,
      };
      await this.audit.record(what, transaction);
      if (item_id) await this.requests.send(transaction, actor, { client, item_id, document_id: row.id });
      return true;
    });
    if (isNew) return row.id;
    const same = await this.documents.findSame(client, row);
    if (same && item_id) {
      const { id: document_id } = same;
      const isLinked = await this.database.transaction((transaction) =>
        this.requests.send(transaction, actor, { client, item_id, document_id }),
      );
      if (isLinked) return document_id;
    }
    throw new ProblemError('already_exists', message('documents.alreadyThere', { filename: same?.filename ?? '' }), {
      id: same?.id,
    });
  }

  /**
   * Deletes the bytes of a failed upload. If it is unknown whether the row was written, leaves them to the orphaned
   * files job.
   */
  private async discard({ id, storage_key }: Pick<NewDocument, 'id' | 'storage_key'>): Promise<void> {
    try {
      if (!(await this.documents.exists(id))) await this.store.delete(storage_key);
    } catch (error) {
      this.log.warn({ msg: 'left an orphaned file for the cleanup job', ...describeError(error) });
    }
  }

  private storeFailed(error: unknown): ProblemError {
    this.log.error({ msg: 'a file could not be stored', ...describeError(error) });
    return new ProblemError(diskFull.includes(codeOf(error)) ? 'insufficient_storage' : 'unavailable');
  }
}

/** The file is too large or the sender has disconnected, so this is not a server error. */
const cutOff = (error: unknown): ProblemError =>
  error instanceof ProblemError ? error : new ProblemError('invalid_input', message('documents.cutOff'));

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ItemFilesService } from '@portal/bff-returns/requests/item-files.service';
import { DataSource } from 'typeorm';
import { describeError } from '@portal/server/describe-error';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import {
  MalwareScanner,
  ScannerUnreachableError,
  type ScanResult,
} from '@portal/bff-platform/malware-scanner/malware-scanner';
import { asSystem } from '@portal/bff-platform/request/acting';
import { DocumentBytes } from './document-bytes';
import { DocumentScansRepository, type UnscannedDocument } from './document-scans.repository';

/** Interval between checks for unscanned files, ms. */
const interval = 30_000;
/** After this many failures in a row, the scanner is probably at fault, not the files. */
const mostFailures = 3;

/** Scans uploads immediately, and retries with a backoff per file. */
@Injectable()
export class DocumentScansService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(DocumentScansService.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | undefined;

  constructor(
    private readonly scanner: MalwareScanner,
    private readonly scans: DocumentScansRepository,
    private readonly bytes: DocumentBytes,
    private readonly audit: AuditService,
    private readonly database: DataSource,
    private readonly requests: ItemFilesService,
  ) {}

  onApplicationBootstrap(): void {
    if (this.scanner.enabled) this.timer = setInterval(() => void this.scanWaiting(), interval).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Scans waiting files one by one, oldest first. If a round is already running, waits for it and runs one more. */
  async scanWaiting(): Promise<void> {
    if (!this.scanner.enabled) return;
    if (this.running) await this.running;
    // Whoever has uploaded a file, the round scans everybody's.
    this.running ??= asSystem(() => this.round()).finally(() => (this.running = undefined));
    await this.running;
  }

  private async round(): Promise<void> {
    try {
      let failures = 0;
      while (failures < mostFailures) {
        const document = await this.scans.claim();
        if (!document) return;
        const isScanned = await this.scan(document);
        failures = isScanned ? 0 : failures + 1;
      }
    } catch (error) {
      // The scanner or the database is down, so scan states are left unchanged.
      this.log.warn({ msg: 'malware scanner unavailable; documents are waiting', ...describeError(error) });
    }
  }

  /** @throws ScannerUnreachableError */
  private async scan(document: UnscannedDocument): Promise<boolean> {
    const { id } = document;
    try {
      await this.store(document, await this.scanner.scan(await this.bytes.open(document)));
      return true;
    } catch (error) {
      if (error instanceof ScannerUnreachableError) {
        await this.scans.release(id);
        throw error;
      }
      this.log.warn({ msg: 'a document could not be scanned', document: id, ...describeError(error) });
      return false;
    }
  }

  /** Audits infected files and the first failed scan of a file, but not further failures. */
  private store({ id, user_id, scan_state }: UnscannedDocument, result: ScanResult): Promise<void> {
    return this.database.transaction(async (transaction) => {
      if (result === 'infected') await this.requests.lockClient(transaction, user_id);
      await this.scans.store(id, result, transaction);
      if (result === 'clean' || result === scan_state) return;
      const what = { object_type: 'document', object_id: id, details: { client_id: user_id } };
      await this.audit.record({ action: `document.scan_${result}`, outcome: 'failed', ...what }, transaction);
      if (result === 'infected')
        await this.requests.fileChanged(transaction, undefined, { client: user_id, document_id: id }, 'infected');
    });
  }
}

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { AuditService } from '../../platform/audit/audit.service';
import { MalwareScanner } from '../../platform/malware-scanner/malware-scanner';
import { DocumentBytes } from './document-bytes';
import { DocumentsRepository, type StoredDocument } from './documents.repository';

/** How often is looked for what was not scanned yet, ms. */
const interval = 30_000;

/** Scans what was uploaded: at once, and again until the scanner could judge it. */
@Injectable()
export class DocumentScansService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(DocumentScansService.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | undefined;

  constructor(
    private readonly scanner: MalwareScanner,
    private readonly documents: DocumentsRepository,
    private readonly bytes: DocumentBytes,
    private readonly audit: AuditService,
  ) {}

  onApplicationBootstrap(): void {
    if (this.scanner.enabled) this.timer = setInterval(() => void this.scanWaiting(), interval).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Whatever waits, oldest first and one after the other. Whoever asks while it runs waits for the same round and one more. */
  async scanWaiting(): Promise<void> {
    if (!this.scanner.enabled) return;
    if (this.running) await this.running;
    this.running ??= this.round().finally(() => (this.running = undefined));
    await this.running;
  }

  private async round(): Promise<void> {
    try {
      let after: string | undefined;
      for (;;) {
        const document = await this.documents.findUnscanned(after);
        if (!document) return;
        await this.scan(document);
        after = document.id;
      }
    } catch (error) {
      // Down, or the database is: everything stays as unknown as it was.
      this.log.warn({ msg: 'documents wait for the malware scanner', ...describeError(error) });
    }
  }

  private async scan(document: StoredDocument): Promise<void> {
    const result = await this.scanner.scan(await this.bytes.open(document));
    await this.documents.storeScan(document.id, result);
    if (result === 'clean') return;
    const what = { object_type: 'document', object_id: document.id, details: { client_id: document.user_id } };
    await this.audit.record({ action: `document.scan_${result}`, outcome: 'failed', ...what });
  }
}

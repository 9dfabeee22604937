import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { SharedStoreCheck } from '@portal/bff-platform/document-store/shared-store.check';
import { DocumentsRepository } from './documents.repository';

/**
 * Minimum age of an orphaned file, ms. Longer than an upload and its insert may take, plus half an hour by which the
 * clocks of this server and of the one that wrote the file may differ: a younger file may still become a document.
 */
const youngest = 32 * 60_000;
const interval = 30 * 60_000;
/** Keys per database query. */
const batchSize = 500;

/** Deletes orphaned files left behind by a killed process: partial files, and complete ones without a row. */
@Injectable()
export class OrphanedFilesJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(OrphanedFilesJob.name);
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly store: DocumentStore,
    private readonly documents: DocumentsRepository,
    private readonly shared: SharedStoreCheck,
  ) {}

  /** Deletes files at startup that are old enough, and runs again once those left by the previous process are. */
  onApplicationBootstrap(): void {
    void this.sweep();
    this.timers.push(setTimeout(() => void this.sweep(), youngest + 1000).unref());
    this.timers.push(setInterval(() => void this.sweep(), interval).unref());
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  async sweep(olderThanMs = youngest): Promise<void> {
    // In the store of another database, every file would look orphaned.
    if (!(await this.shared.isShared())) return;
    try {
      await this.store.sweep(olderThanMs);
      const latest = Date.now() - olderThanMs;
      let keys: string[] = [];
      for await (const { key, modified } of this.store.list()) {
        if (modified.getTime() >= latest) continue;
        keys.push(key);
        if (keys.length < batchSize) continue;
        await this.deleteUnknown(keys);
        keys = [];
      }
      await this.deleteUnknown(keys);
    } catch (error) {
      this.log.warn({ msg: 'failed to delete orphaned files', ...describeError(error) });
    }
  }

  private async deleteUnknown(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const known = await this.documents.findKeys(keys);
    const unknown = keys.filter((key) => !known.has(key));
    for (const key of unknown) await this.store.delete(key);
    if (unknown.length > 0) this.log.warn({ msg: 'deleted orphaned files', count: unknown.length });
  }
}

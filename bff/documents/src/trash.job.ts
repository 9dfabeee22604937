import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { DataSource } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { RepeatedJob } from '@portal/bff-platform/lifecycle/repeated-job';
import { DocumentTrashRepository } from './document-trash.repository';

/** Interval, ms. */
const interval = 3_600_000;
const batchSize = 100;

/** Purges soft-deleted documents whose days in the trash are over: both bytes and row, or neither. */
@Injectable()
export class TrashJob extends RepeatedJob {
  private readonly log = new Logger(TrashJob.name);

  constructor(
    private readonly database: DataSource,
    private readonly trash: DocumentTrashRepository,
    private readonly store: DocumentStore,
    private readonly audit: AuditService,
  ) {
    super(interval);
  }

  /** Never throws: a failed document is retried an hour later, and does not block others. */
  protected async work(): Promise<void> {
    try {
      let after: string | undefined;
      for (;;) {
        const expired = await this.trash.findExpired(after, batchSize);
        for (const id of expired) await this.purge(id);
        after = expired.at(-1);
        if (expired.length < batchSize) return;
      }
    } catch (error) {
      this.log.warn({ msg: 'failed to empty the trash', ...describeError(error) });
    }
  }

  private async purge(id: string): Promise<void> {
    try {
      await this.database.transaction(async (transaction) => {
        const deleted = await this.trash.deleteExpired(transaction, id);
        if (!deleted) return;
        const details = { client_id: deleted.user_id };
        await this.audit.record(
          { action: 'document.purge', object_type: 'document', object_id: id, details },
          transaction,
        );
        // Deleted last, so that a failure rolls the row back.
        await this.store.delete(deleted.storage_key);
      });
    } catch (error) {
      this.log.warn({ msg: 'a deleted document could not be purged', document: id, ...describeError(error) });
    }
  }
}

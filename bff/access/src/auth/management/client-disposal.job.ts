import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { RepeatedJob } from '@portal/bff-platform/lifecycle/repeated-job';
import { describeError } from '@portal/server/describe-error';
import { ClientDisposalRepository } from './client-disposal.repository';

/** Interval, ms. */
const interval = 3_600_000;
const batchSize = 100;

/**
 * Disposes of the records of former clients once the office need no longer keep them (`dispose_of_client`). Depends only
 * on dates in the database, so that a restored backup disposes of them again when the service starts.
 */
@Injectable()
export class ClientDisposalJob extends RepeatedJob {
  private readonly log = new Logger(ClientDisposalJob.name);

  constructor(
    private readonly database: DataSource,
    private readonly clients: ClientDisposalRepository,
    private readonly audit: AuditService,
  ) {
    super(interval);
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    void this.run();
  }

  /** Never throws: a client who could not be disposed of is retried an hour later, and does not block others. */
  protected async work(): Promise<void> {
    try {
      let after = '';
      for (;;) {
        const due = await this.clients.findDue(after, batchSize);
        for (const id of due) await this.dispose(id);
        after = due.at(-1) ?? after;
        if (due.length < batchSize) return;
      }
    } catch (error) {
      this.log.warn({ msg: 'failed to dispose of former clients', ...describeError(error) });
    }
  }

  private async dispose(id: string): Promise<void> {
    try {
      await this.database.transaction(async (transaction) => {
        if (!(await this.clients.dispose(transaction, id))) return;
        await this.audit.record({ action: 'account.dispose', object_type: 'user', object_id: id }, transaction);
      });
    } catch (error) {
      this.log.warn({ msg: 'a former client could not be disposed of', client: id, ...describeError(error) });
    }
  }
}

import { Logger } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import type { AuditService } from '@portal/bff-platform/audit/audit.service';
import { RepeatedJob } from '@portal/bff-platform/lifecycle/repeated-job';
import { describeError } from '@portal/server/describe-error';
import type { DataSource } from 'typeorm';
import type { ClientDisposalRepository } from './client-disposal.repository';

/** Interval, ms. */
const interval = 3_600_000;
const batchSize = 100;

/** Disposes of one kind of clients each hour, in batches, each client in a transaction with its audit entry. */
export abstract class DisposalJob extends RepeatedJob {
  private readonly log = new Logger(this.constructor.name);

  protected constructor(
    private readonly database: DataSource,
    protected readonly clients: ClientDisposalRepository,
    private readonly audit: AuditService,
    private readonly action: AuditAction,
  ) {
    super(interval);
  }

  /** Returns the ids of clients who are due, in order. @param after '' at first */
  protected abstract findDue(after: string, limit: number): Promise<string[]>;

  /** Never throws: a client who could not be disposed of is retried an hour later, and does not block others. */
  protected async work(): Promise<void> {
    try {
      let after = '';
      for (;;) {
        const due = await this.findDue(after, batchSize);
        for (const id of due) await this.dispose(id);
        after = due.at(-1) ?? after;
        if (due.length < batchSize) return;
      }
    } catch (error) {
      this.log.warn({ msg: 'failed to dispose of clients', ...describeError(error) });
    }
  }

  private async dispose(id: string): Promise<void> {
    try {
      await this.database.transaction(async (transaction) => {
        if (!(await this.clients.dispose(transaction, id))) return;
        await this.audit.record({ action: this.action, object_type: 'user', object_id: id }, transaction);
      });
    } catch (error) {
      this.log.warn({ msg: 'a client could not be disposed of', client: id, ...describeError(error) });
    }
  }
}

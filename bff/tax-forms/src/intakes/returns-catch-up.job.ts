import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { DataSource } from 'typeorm';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { RepeatedJob } from '@portal/bff-platform/lifecycle/repeated-job';
import { ItemRegeneration } from '@portal/bff-returns/requests/item-regeneration';
import { ReturnsRepository } from '@portal/bff-returns/returns.repository';
import { ReturnsService } from '@portal/bff-returns/returns.service';
import { FormsBehindRepository, type FormBehind } from './forms-behind.repository';

/** Interval, ms. */
const interval = 3_600_000;
const batchSize = 100;

/**
 * Gives forms the return and the document requests that they lack: forms from before there were returns, whose answers the
 * migration could not decrypt, and forms saved by a server of the release before, while an update rolled out.
 */
@Injectable()
export class ReturnsCatchUpJob extends RepeatedJob {
  private readonly log = new Logger(ReturnsCatchUpJob.name);

  constructor(
    private readonly database: DataSource,
    private readonly forms: FormsBehindRepository,
    private readonly encryption: Encryption,
    private readonly stored: ReturnsRepository,
    private readonly returns: ReturnsService,
    private readonly requests: ItemRegeneration,
  ) {
    super(interval);
  }

  /** Never throws: a form that failed is tried again an hour later, and does not block others. */
  protected async work(): Promise<void> {
    try {
      for (let after = ''; ;) {
        const behind = await this.forms.find(after, batchSize);
        for (const form of behind) await this.catchUp(form);
        after = behind.at(-1)?.id ?? after;
        if (behind.length < batchSize) return;
      }
    } catch (error) {
      this.log.warn({ msg: 'failed to find forms without a return', ...describeError(error) });
    }
  }

  private async catchUp({ id, client, tax_year, submitted }: FormBehind): Promise<void> {
    try {
      const cipher = await this.encryption.forOwner(client);
      await this.database.transaction(async (transaction) => {
        if (!(await this.stored.lockClient(transaction, client))) return;
        await this.returns.begin(transaction, undefined, client, tax_year);
        await this.requests.run(transaction, { actor: undefined, client, tax_year, cipher });
        if (submitted) await this.returns.catchUp(transaction, client, tax_year);
      });
    } catch (error) {
      this.log.warn({ msg: 'a form could not be given its return', form: id, ...describeError(error) });
    }
  }
}

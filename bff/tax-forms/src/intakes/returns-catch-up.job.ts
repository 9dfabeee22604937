import { Injectable, Logger } from '@nestjs/common';
import { isBeforeFiling, returnStates } from '@portal/domain/returns/return-states';
import { describeError } from '@portal/server/describe-error';
import { DataSource } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { RepeatedJob } from '@portal/bff-platform/lifecycle/repeated-job';
import { ItemRegeneration } from '@portal/bff-returns/requests/item-regeneration';
import { ReturnsRepository } from '@portal/bff-returns/returns.repository';
import { ReturnsService } from '@portal/bff-returns/returns.service';

/** Interval, ms. */
const interval = 3_600_000;
const batchSize = 100;

interface FormBehind {
  id: string;
  client: ReadableClientId;
  tax_year: number;
  submitted: boolean;
}

/**
 * Gives forms the return and the document requests that they lack: forms from before there were returns, whose answers the
 * migration could not decrypt, and forms saved by a server of the release before, while an update rolled out.
 */
@Injectable()
export class ReturnsCatchUpJob extends RepeatedJob {
  private readonly log = new Logger(ReturnsCatchUpJob.name);

  constructor(
    private readonly database: DataSource,
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
        const behind = await this.findBehind(after);
        for (const form of behind) await this.catchUp(form);
        after = behind.at(-1)?.id ?? after;
        if (behind.length < batchSize) return;
      }
    } catch (error) {
      this.log.warn({ msg: 'failed to find forms without a return', ...describeError(error) });
    }
  }

  /** Returns forms of open seasons, ordered by id. @param after '' at first */
  private findBehind(after: string): Promise<FormBehind[]> {
    return this.database.query(
      `SELECT form.id, form.user_id AS client, form.tax_year, form.submitted FROM intake_forms form
       JOIN seasons season ON season.tax_year = form.tax_year AND season.state = 'open'
       LEFT JOIN tax_returns tax_return ON tax_return.client_id = form.user_id AND tax_return.tax_year = form.tax_year
         AND tax_return.sequence = 1
       WHERE (tax_return.id IS NULL
              OR tax_return.items_generated_at IS NULL AND tax_return.state = ANY($1)
              OR tax_return.state = 'intake' AND form.submitted)
         AND ($2 = '' OR form.id > nullif($2, '')::uuid)
       ORDER BY form.id LIMIT $3`,
      [returnStates.filter(isBeforeFiling), after, batchSize],
    );
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

import { Injectable, Logger } from '@nestjs/common';
import { dateIn } from '@portal/domain/returns/business-days';
import { describeError } from '@portal/server/describe-error';
import { DataSource } from 'typeorm';
import { SiteService } from '@portal/bff-office/site/site.service';
import { RepeatedJob } from '@portal/bff-platform/lifecycle/repeated-job';
import { AwaitedItemsRepository, type ArrivedItem } from './awaited-items.repository';
import { ItemMoves } from './item-moves';

/** Interval, ms. */
const interval = 600_000;
const batchSize = 100;

/** Asks clients again for documents that they expected by a date, once it has come in the office's time zone. */
@Injectable()
export class AwaitedItemsJob extends RepeatedJob {
  private readonly log = new Logger(AwaitedItemsJob.name);

  constructor(
    private readonly database: DataSource,
    private readonly site: SiteService,
    private readonly items: AwaitedItemsRepository,
    private readonly moves: ItemMoves,
  ) {
    super(interval);
  }

  /** Never throws: an item that failed is tried again next time, and does not block others. */
  protected async work(): Promise<void> {
    try {
      const today = dateIn(await this.site.timeZone(), new Date());
      for (let after = ''; ;) {
        const arrived = await this.items.find(today, after, batchSize);
        for (const item of arrived) await this.wake(item, today);
        after = arrived.at(-1)?.id ?? after;
        if (arrived.length < batchSize) return;
      }
    } catch (error) {
      this.log.warn({ msg: 'failed to find documents whose date has come', ...describeError(error) });
    }
  }

  /** Does nothing if another server was faster, or if the client or the office has moved the item. */
  private async wake({ id, client }: ArrivedItem, today: string): Promise<void> {
    try {
      await this.database.transaction(async (transaction) => {
        const locked = await this.moves.lock(transaction, client, id, { isFact: true });
        const { state, comes_on } = locked.item;
        if ((state !== 'explained' && state !== 'awaited') || comes_on === null || comes_on > today) return;
        await this.moves.move(transaction, undefined, locked, {
          ...{ event: 'come', what: 'date_come' },
          change: { explain_kind: null, explain_text: null, comes_on: null },
        });
        await this.moves.settle(transaction, undefined, locked);
      });
    } catch (error) {
      this.log.warn({ msg: 'a document whose date has come was not asked for', item: id, ...describeError(error) });
    }
  }
}

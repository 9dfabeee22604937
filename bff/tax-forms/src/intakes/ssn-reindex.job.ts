import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { BlindIndex } from '@portal/bff-platform/encryption/blind-index';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { asSystem } from '@portal/bff-platform/request/acting';
import { SsnIndexRepository, type IndexedSsn, type Reindexed } from './ssn-index.repository';

const batchSize = 200;

/**
 * Indexes all SSNs with the active key after a new one was put in front of `BLIND_INDEX_KEYS`: numbers that were indexed
 * with different keys would not be found equal. Does nothing with a single key. Every replica may run it, because
 * indexing twice is harmless.
 */
@Injectable()
export class SsnReindexJob implements OnApplicationBootstrap {
  private readonly log = new Logger(SsnReindexJob.name);

  constructor(
    private readonly numbers: SsnIndexRepository,
    private readonly encryption: Encryption,
    private readonly blindIndex: BlindIndex,
  ) {}

  onApplicationBootstrap(): void {
    if (this.blindIndex.keyIds.length > 1) void this.run();
  }

  run(): Promise<void> {
    return asSystem(() => this.reindex());
  }

  /** Never throws: what is left is indexed at the next start. */
  private async reindex(): Promise<void> {
    const counts = { indexed: 0, failed: 0 };
    try {
      const [active = ''] = this.blindIndex.keyIds;
      for (let after = ''; ;) {
        const batch = await this.numbers.findOfOtherKeys(active, after, batchSize);
        const entries = await this.entriesOf(batch);
        await this.numbers.reindex(entries);
        counts.indexed += entries.length;
        counts.failed += batch.length - entries.length;
        after = batch.at(-1)?.id ?? after;
        if (batch.length < batchSize) break;
      }
      this.log.log({ msg: 'indexed all SSNs with the active key', ...counts });
    } catch (error) {
      this.log.warn({ msg: 'failed to index all SSNs with the active key', ...counts, ...describeError(error) });
    }
  }

  /** Returns the new entries, without the numbers that cannot be decrypted. */
  private async entriesOf(batch: readonly IndexedSsn[]): Promise<Reindexed[]> {
    const ciphers = await this.encryption.forOwners(batch.map(({ user_id }) => user_id));
    return batch.flatMap((number) => {
      try {
        const context = { table: 'intake_forms', column: 'ssn', row: number.id };
        const plain = ciphers.get(number.user_id)?.decrypt(context, number.ssn);
        return plain === undefined ? [] : { ...number, entry: this.blindIndex.entry('ssn', plain) };
      } catch (error) {
        this.log.warn({ msg: 'an SSN could not be indexed', form: number.id, ...describeError(error) });
        return [];
      }
    });
  }
}

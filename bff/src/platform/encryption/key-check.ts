import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BlindIndex } from './blind-index';
import type { WrappedKey } from './data-keys';
import { Encryption, officeKeyOwner } from './encryption';
import { KeyRingError } from './key-ring';
import { BrokenSealError } from './sealing';

/**
 * Refuses to start with keys that are missing or wrong: better no service than one that cannot read what it holds,
 * or seals with keys that its neighbours do not have.
 */
@Injectable()
export class KeyCheck implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly encryption: Encryption,
    private readonly blindIndex: BlindIndex,
  ) {}

  /** @throws KeyRingError */
  async onModuleInit(): Promise<void> {
    await this.wrappingKeysOpenWhatIsThere();
    await this.indexKeysAreTheSame();
  }

  /** One data key of every wrapping key in use; the office's own key makes sure that there always is one. */
  private async wrappingKeysOpenWhatIsThere(): Promise<void> {
    const samples = await this.database.query<WrappedKey[]>(
      'SELECT DISTINCT ON (kek_id) kek_id, owner_id, wrapped_key FROM data_keys ORDER BY kek_id, owner_id',
    );
    for (const sample of samples) this.mustOpen(sample);
    await this.encryption.of(officeKeyOwner);
  }

  private mustOpen(sample: WrappedKey): void {
    try {
      this.encryption.dataKeys.unwrap(sample);
    } catch (error) {
      if (!(error instanceof BrokenSealError)) throw error;
      throw new KeyRingError(`ENCRYPTION_KEYS: key ${sample.kek_id} is not the key that the data was sealed with.`);
    }
  }

  private async indexKeysAreTheSame(): Promise<void> {
    for (const { key_id, index } of this.blindIndex.entries('proof', 'proof')) {
      await this.database.query('INSERT INTO index_key_proofs VALUES ($1, $2) ON CONFLICT DO NOTHING', [key_id, index]);
      const [stored] = await this.database.query<{ proof: Buffer }[]>(
        'SELECT proof FROM index_key_proofs WHERE key_id = $1',
        [key_id],
      );
      if (!stored?.proof.equals(index)) {
        throw new KeyRingError(`BLIND_INDEX_KEYS: key ${key_id} is not the key that the index was made with.`);
      }
    }
  }
}

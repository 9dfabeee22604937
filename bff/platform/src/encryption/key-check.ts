import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asSystem } from '../request/acting';
import { BlindIndex } from './blind-index';
import { DataKeys } from './data-keys';
import { DataKeysRepository } from './data-keys.repository';
import { officeKeyOwner } from './encryption';
import { EncryptionKeys } from './encryption-keys';
import { KeyRingError } from './key-ring';

/**
 * Refuses to start with missing or wrong keys: otherwise the service could not read its data, or would encrypt with
 * keys that other servers do not have.
 */
@Injectable()
export class KeyCheck implements OnModuleInit {
  constructor(
    private readonly repository: DataKeysRepository,
    private readonly dataKeys: DataKeys,
    private readonly blindIndex: BlindIndex,
    private readonly keys: EncryptionKeys,
  ) {}

  /** @throws KeyRingError, KeyServiceError */
  async onModuleInit(): Promise<void> {
    await this.assertWrappingKeys();
    await this.assertIndexKeys();
  }

  /** Tests one data key for each wrapping key in use. The office's own data key ensures that there is at least one. */
  private async assertWrappingKeys(): Promise<void> {
    await this.keys.wrapper.unwrap(await asSystem(() => this.repository.findSamples()));
    await this.dataKeys.forOwner(officeKeyOwner);
  }

  private async assertIndexKeys(): Promise<void> {
    for (const { key_id, index } of this.blindIndex.entries('proof', 'proof')) {
      const stored = await this.repository.ensureIndexKeyProof(key_id, index);
      if (!stored.equals(index)) {
        throw new KeyRingError(`BLIND_INDEX_KEYS: key ${key_id} is not the key that the index was made with.`);
      }
    }
  }
}

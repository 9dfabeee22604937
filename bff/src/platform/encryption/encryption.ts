import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DataKeys } from './data-keys';
import { EncryptionKeys } from './encryption-keys';
import { open, seal, type Place } from './sealing';

/** Owner of what belongs to no single person: posts to a group, leads, answers kept for visitors. */
export const officeKeyOwner = '00000000-0000-0000-0000-000000000000';

/** Seals and opens values with one owner's data key. Texts are UTF-8; null stays null. */
export class Sealer {
  constructor(private readonly key: Buffer) {}

  seal<T extends string | null>(place: Place, text: T): T extends null ? null : Buffer;
  seal(place: Place, text: string | null): Buffer | null {
    return text === null ? null : seal(this.key, place, Buffer.from(text, 'utf8'));
  }

  /** @throws BrokenSealError when the value was changed, moved, or sealed with another key */
  open<T extends Buffer | null>(place: Place, sealed: T): T extends null ? null : string;
  open(place: Place, sealed: Buffer | null): string | null {
    return sealed === null ? null : open(this.key, place, sealed).toString('utf8');
  }
}

/** Envelope encryption of what people entrust. Ask for the sealer before a transaction begins, never inside one. */
@Injectable()
export class Encryption {
  readonly dataKeys: DataKeys;

  constructor(database: DataSource, keys: EncryptionKeys) {
    this.dataKeys = new DataKeys(database, keys);
  }

  async of(ownerId: string): Promise<Sealer> {
    return new Sealer(await this.dataKeys.of(ownerId));
  }
}

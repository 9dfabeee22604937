import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FileKey } from '../document-store/stream-cipher';
import { decrypt, encrypt, type EncryptionContext } from './cipher';
import { DataKeys } from './data-keys';

export { officeKeyOwner } from './data-keys';
import { keyBytes } from './key-ring';

/** Encrypts and decrypts values with one owner's data key. Texts are UTF-8; null stays null. */
export class OwnerCipher {
  constructor(private readonly key: Buffer) {}

  encrypt<T extends string | null>(context: EncryptionContext, text: T): T extends null ? null : Buffer;
  encrypt(context: EncryptionContext, text: string | null): Buffer | null {
    return text === null ? null : encrypt(this.key, context, Buffer.from(text, 'utf8'));
  }

  /** @throws DecryptionError when the value was changed, moved, or encrypted with another key */
  decrypt<T extends Buffer | null>(context: EncryptionContext, encrypted: T): T extends null ? null : string;
  decrypt(context: EncryptionContext, encrypted: Buffer | null): string | null {
    return encrypted === null ? null : decrypt(this.key, context, encrypted).toString('utf8');
  }

  /**
   * Returns a keyed hash of a text, by which equal texts of one owner are found without being readable. `purpose`
   * prevents matches between texts of different kinds.
   */
  fingerprint(purpose: string, text: string): string {
    const key = Buffer.from(hkdfSync('sha256', this.key, '', `fingerprint:${purpose}`, keyBytes));
    return createHmac('sha256', key).update(text).digest('hex');
  }
}

/** Envelope encryption of personal data. Get the cipher before a transaction begins, never inside one. */
@Injectable()
export class Encryption {
  constructor(private readonly dataKeys: DataKeys) {}

  async forOwner(ownerId: string): Promise<OwnerCipher> {
    return new OwnerCipher(await this.dataKeys.forOwner(ownerId));
  }

  /** Returns the ciphers of several owners, for a list, omitting owners without a key. */
  async forOwners(ownerIds: readonly string[]): Promise<ReadonlyMap<string, OwnerCipher>> {
    const keys = await this.dataKeys.forOwners(ownerIds);
    return new Map([...keys].map(([id, key]) => [id, new OwnerCipher(key)]));
  }

  /**
   * Returns the key for encrypting unsaved drafts in the owner's browser. It decrypts nothing on the server, is stable
   * while the data key exists, and is lost with it.
   */
  draftKeyFor(ownerId: string): Promise<Buffer> {
    return this.derivedKeyFor(ownerId, 'unsaved-drafts');
  }

  /**
   * Returns the key for hashing the owner's recovery codes, which are too short for a plain hash: without the key, a
   * copy of the database does not help to guess them.
   */
  recoveryCodeKeyFor(ownerId: string): Promise<Buffer> {
    return this.derivedKeyFor(ownerId, 'recovery-codes');
  }

  /**
   * Returns the key for a file of the owner. @param context identifies the record that the bytes belong to, such as a
   * document's id
   */
  async fileKeyFor(ownerId: string, context: string): Promise<FileKey> {
    return { dataKey: await this.dataKeys.forOwner(ownerId), context };
  }

  /** Derives a key for one purpose from the owner's data key (HKDF, RFC 5869). */
  private async derivedKeyFor(ownerId: string, purpose: string): Promise<Buffer> {
    return Buffer.from(hkdfSync('sha256', await this.dataKeys.forOwner(ownerId), '', purpose, keyBytes));
  }
}

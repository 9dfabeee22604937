import { Injectable } from '@nestjs/common';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { Encryption, type OwnerCipher } from '@portal/bff-platform/encryption/encryption';

/** Columns whose texts people write, by table. */
const encrypted = {
  return_transitions: 'note',
  return_notes: 'text',
  filings: 'words',
  request_items: 'label',
} as const;
type Table = keyof typeof encrypted;

/** Encrypts what people write about one client's return. */
export class ReturnCipher {
  constructor(private readonly cipher: OwnerCipher) {}

  encrypt<Text extends string | null>(table: Table, row: string, text: Text) {
    return this.cipher.encrypt({ table, column: encrypted[table], row }, text);
  }

  decrypt<Bytes extends Buffer | null>(table: Table, row: string, bytes: Bytes) {
    return this.cipher.decrypt({ table, column: encrypted[table], row }, bytes);
  }
}

/** Call before a transaction begins, because getting a client's cipher may need another connection. */
@Injectable()
export class ReturnEncryption {
  constructor(private readonly encryption: Encryption) {}

  async forClient(client: ReadableClientId): Promise<ReturnCipher> {
    return new ReturnCipher(await this.encryption.forOwner(client));
  }
}

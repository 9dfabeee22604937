import type { Situations } from '@portal/domain/requests/situations';
import type { OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import type { RequestItemEntity } from './request-item.entity';

/** Texts of an item. */
type Words = Pick<RequestItemEntity, 'label' | 'note' | 'reject_text' | 'explain_text'>;

/** Encrypts what people write about the items of one client. */
export class RequestItemsCipher {
  constructor(readonly owner: OwnerCipher) {}

  encrypt<T extends string | null>(column: keyof Words, row: string, text: T) {
    return this.owner.encrypt({ table: 'request_items', column, row }, text);
  }

  /** @throws DecryptionError */
  decrypt({ id: row, ...words }: Words & { id: string }): { [Name in keyof Words]: string | null } {
    const read = (column: keyof Words) => this.owner.decrypt({ table: 'request_items', column, row }, words[column]);
    return {
      label: read('label'),
      note: read('note'),
      reject_text: read('reject_text'),
      explain_text: read('explain_text'),
    };
  }

  encryptSituations(return_id: string, answers: Situations): Buffer {
    return this.owner.encrypt(situationsOf(return_id), JSON.stringify(answers));
  }

  decryptSituations(return_id: string, answers: Buffer): Situations {
    return JSON.parse(this.owner.decrypt(situationsOf(return_id), answers)) as Situations;
  }

  /** Returns the instance to store: a name must not be readable in the database. */
  instanceOf(instance: string): string {
    return instance === '' || instance === 'spouse' ? instance : this.owner.fingerprint('request-item', instance);
  }
}

const situationsOf = (row: string) => ({ table: 'return_situations', column: 'answers', row });

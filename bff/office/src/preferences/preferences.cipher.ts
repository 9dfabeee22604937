import type { OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import type { ClientPreferenceEntity } from './client-preference.entity';

const table = 'client_preferences';

type Words = Pick<ClientPreferenceEntity, 'special_circumstances' | 'questions'>;
type Readable = { readonly [Name in keyof Words]: string | null };

/** Encrypts the free texts. @param row id of the row, to which the ciphertext is bound */
export const encryptWords = (cipher: OwnerCipher, row: string, words: Readable): Words => ({
  special_circumstances: cipher.encrypt({ table, column: 'special_circumstances', row }, words.special_circumstances),
  questions: cipher.encrypt({ table, column: 'questions', row }, words.questions),
});

export const decryptWords = (cipher: OwnerCipher, { id: row, ...words }: Words & { id: string }): Readable => ({
  special_circumstances: cipher.decrypt({ table, column: 'special_circumstances', row }, words.special_circumstances),
  questions: cipher.decrypt({ table, column: 'questions', row }, words.questions),
});

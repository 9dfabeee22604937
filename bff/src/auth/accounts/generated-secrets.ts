import { randomInt } from 'node:crypto';

/** Without characters that are taken for one another when read aloud or from paper. */
const legible = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const pick = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Four digits, for staff to sign in with beside the password. */
export const newPin = (): string => pick('0123456789', 4);

/** Six characters by which clients name their preparer. */
export const newPreparerCode = (): string => pick(legible, 6);

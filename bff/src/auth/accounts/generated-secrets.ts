import { drawLetters } from '@portal/domain/account/drawn-letters';

/** Returns a four-digit PIN, which staff need in addition to their password. */
export const newPin = (): string => drawLetters(4, '0123456789');

/** Returns a six-character code by which clients identify their preparer. */
export const newPreparerCode = (): string => drawLetters(6);

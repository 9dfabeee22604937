import { drawLetters } from '@portal/domain/account/drawn-letters';

/** Four digits, for staff to sign in with beside the password. */
export const newPin = (): string => drawLetters(4, '0123456789');

/** Six characters by which clients name their preparer. */
export const newPreparerCode = (): string => drawLetters(6);

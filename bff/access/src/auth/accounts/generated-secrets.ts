import { randomCode } from '@portal/domain/account/random-code';

/** Returns a four-digit PIN, which staff need in addition to their password. */
export const newPin = (): string => randomCode(4, '0123456789');

/** Returns a six-character code that clients enter to choose their preparer. */
export const newPreparerCode = (): string => randomCode(6);

import { createHmac } from 'node:crypto';
import { randomCode } from '@portal/domain/account/random-code';
import { secondFactorLimits } from '@portal/domain/second-factor/second-factor.limits';

const { recoveryCodes, recoveryCodeLength } = secondFactorLimits;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => randomCode(recoveryCodeLength));

/** `ABCDEFGHJK` → `ABCDE-FGHJK` */
export const readableCode = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1-');

/** @param key of the owner, from `Encryption.recoveryCodeKeyFor` */
export const recoveryCodeHash = (key: Buffer, code: string): Buffer => createHmac('sha256', key).update(code).digest();

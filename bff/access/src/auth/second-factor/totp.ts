import { generateSecret, generateURI, verifySync } from 'otplib';
import { secondFactorLimits } from '@portal/domain/second-factor/second-factor.limits';

/** Accepted difference between the clocks of phone and database: one time step of 30 s before and after. */
const tolerance = 30;

/** Returns a random secret of 160 bits, base32 (RFC 4226, section 4). */
export const newTotpSecret = (): string => generateSecret();

/** Returns the `otpauth://` URI that authenticator apps read from a QR code. */
export const totpUri = (secret: string, { issuer, email }: { issuer: string; email: string }): string =>
  generateURI({ issuer, label: email, secret });

/**
 * Returns the time step of a valid code (RFC 6238), or undefined. The caller makes sure that each step works once.
 * @param now ms since 1970 by the database's clock
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const verified = verifySync({ secret, token: code, epoch: Math.floor(now / 1000), epochTolerance: tolerance });
  return verified.valid && 'timeStep' in verified ? verified.timeStep : undefined;
}

export const isTotpCode = (code: string): boolean =>
  code.length === secondFactorLimits.codeLength && /^\d+$/.test(code);

/** People type codes with spaces and dashes, as apps and lists show them. */
export const normalizeCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

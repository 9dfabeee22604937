import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '@portal/server/settings';
import { createOnce } from './atomic-write';

/** Shorter secrets can be guessed offline from one token (RFC 7518, section 3.2: 256 bits for HS256). */
const shortestSecret = 32;

const giveaways = [
  'changeme',
  'change-me',
  'change_me',
  'secret',
  'default',
  'example',
  'password',
  'insecure',
  'test',
];

/** Returns why a secret is invalid, or undefined if it is valid. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < shortestSecret) return `is shorter than ${shortestSecret} characters`;
  if (new Set(secret).size < 10) return 'has too few different characters';
  const plain = secret.toLowerCase();
  if (giveaways.some((word) => plain.includes(word))) return 'looks like a default from an example';
  return undefined;
}

/**
 * Returns a secret of this installation, generated on the first start and stored in a file that only its owner can
 * read.
 * @throws SettingsError if the file contains a weak secret
 */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  createOnce(file, randomBytes(48).toString('base64url'));
  const secret = readFileSync(file, 'utf8').trim();
  const weakness = weaknessOf(secret);
  if (weakness) throw new SettingsError('bff', [`${file} ${weakness}. Restore it from a backup.`]);
  return secret;
}

/**
 * Derives one key per purpose from one secret. Returns a KeyObject, because verifying a token with a string takes forty
 * times as long.
 */
export function derivedKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'tax-office-portal', purpose, 32)));
}

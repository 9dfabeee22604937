import { createHash, createHmac, randomBytes, type KeyObject } from 'node:crypto';

/** Returns a random 256-bit token; store only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Derives the next refresh token from the current one, so that concurrent requests, or a retry after a lost response,
 * get the same successor.
 */
export const successorToken = (token: string, key: KeyObject): string =>
  createHmac('sha256', key).update(token).digest('base64url');

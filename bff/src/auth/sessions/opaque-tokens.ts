import { createHash, createHmac, randomBytes, type KeyObject } from 'node:crypto';

/** 256 bits nobody can guess; kept only as a hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The refresh token that follows this one. Made from it, so that whoever asks twice at once, or never got the first
 * answer, is given the same successor.
 */
export const successorToken = (token: string, key: KeyObject): string =>
  createHmac('sha256', key).update(token).digest('base64url');

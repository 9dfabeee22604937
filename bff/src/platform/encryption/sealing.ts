import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const format = 1;
/** NIST SP 800-38D: 96-bit nonce, 128-bit tag. */
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;

/** Where a sealed value belongs. It opens nowhere else, so that ciphertext moved between rows or columns is worth nothing. */
export interface Place {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/** A sealed value that does not open: changed, moved, or sealed with another key. Names the place, never the content. */
export class BrokenSealError extends Error {
  override readonly name = 'BrokenSealError';

  constructor(place: Place) {
    super(`sealed value does not open: ${bindingOf(place)}`);
  }
}

/** AES-256-GCM with a fresh nonce. Answer: format, nonce, tag, ciphertext. */
export function seal(key: Buffer, place: Place, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealer = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(bindingOf(place)));
  const sealed = Buffer.concat([sealer.update(plain), sealer.final()]);
  return Buffer.concat([Buffer.of(format), nonce, sealer.getAuthTag(), sealed]);
}

/** @throws BrokenSealError */
export function open(key: Buffer, place: Place, sealed: Buffer): Buffer {
  if (sealed.length < headBytes || sealed[0] !== format) throw new BrokenSealError(place);
  try {
    const nonce = sealed.subarray(1, 1 + nonceBytes);
    const opener = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(bindingOf(place)))
      .setAuthTag(sealed.subarray(1 + nonceBytes, headBytes));
    return Buffer.concat([opener.update(sealed.subarray(headBytes)), opener.final()]);
  } catch {
    throw new BrokenSealError(place);
  }
}

const bindingOf = ({ table, column, row }: Place): string => `${table}.${column}#${row}`;

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const format = 1;
/** NIST SP 800-38D: 96-bit nonce, 128-bit tag. */
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;
const options = { authTagLength: tagBytes };

/**
 * Identifies where an encrypted value is stored. The value decrypts only there, so that ciphertext copied to another
 * row or column is useless.
 */
export interface EncryptionContext {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/**
 * Thrown if the value was changed, moved, or encrypted with another key. The message contains the context, never the
 * content.
 */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';

  constructor(context: EncryptionContext) {
    super(`encrypted value does not decrypt: ${associatedData(context)}`);
  }
}

/**
 * Nonces are generated in batches, because a system call costs more than encrypting a short value. Each is used once.
 */
const noncesAtOnce = 256;
let drawn = Buffer.alloc(0);

function freshNonce(): Buffer {
  if (drawn.length === 0) drawn = randomBytes(noncesAtOnce * nonceBytes);
  const nonce = drawn.subarray(0, nonceBytes);
  drawn = drawn.subarray(nonceBytes);
  return nonce;
}

/** Encrypts with AES-256-GCM and a fresh nonce. @returns format, nonce, tag, ciphertext */
export function encrypt(key: Buffer, context: EncryptionContext, plain: Buffer): Buffer {
  const nonce = freshNonce();
  const cipher = createCipheriv(algorithm, key, nonce, options);
  cipher.setAAD(Buffer.from(associatedData(context)));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(format), nonce, cipher.getAuthTag(), encrypted]);
}

/** @throws DecryptionError */
export function decrypt(key: Buffer, context: EncryptionContext, encrypted: Buffer): Buffer {
  if (encrypted.length < headBytes || encrypted[0] !== format) throw new DecryptionError(context);
  try {
    const nonce = encrypted.subarray(1, 1 + nonceBytes);
    const decipher = createDecipheriv(algorithm, key, nonce, options)
      .setAAD(Buffer.from(associatedData(context)))
      .setAuthTag(encrypted.subarray(1 + nonceBytes, headBytes));
    const plain = decipher.update(encrypted.subarray(headBytes));
    // Adds no bytes in this mode, but throws if the tag does not match; `plain` is unverified until then.
    decipher.final();
    return plain;
  } catch {
    throw new DecryptionError(context);
  }
}

/** Authenticated with the value, but not stored. */
export const associatedData = ({ table, column, row }: EncryptionContext): string => `${table}.${column}#${row}`;

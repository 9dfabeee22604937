import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * Encrypts a file as a stream, and decrypts it without emitting an unverified byte: AES-256-GCM in chunks of 64 KiB,
 * each with its own tag. The nonce counts the chunks and marks the last one, so that chunks cannot be swapped, repeated
 * or cut off (the STREAM construction). Every file has its own key, derived from the owner's data key and a random
 * salt.
 * Layout: version (1 byte) · salt (16) · chunks, each consisting of ciphertext (up to 65,536) and tag (16).
 */
export interface FileKey {
  /** The owner's data key, 32 bytes. */
  dataKey: Buffer;
  /**
   * Identifies the record that the bytes belong to, such as a document's id. They cannot be decrypted in any other
   * context.
   */
  context: string;
}

const version = 1;
const saltBytes = 16;
const headerBytes = 1 + saltBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;

/** Thrown if the bytes were changed, moved or truncated, or the key is wrong. */
export class BrokenFileError extends Error {
  constructor() {
    super('a stored file cannot be decrypted');
  }
}

const fileKeyOf = ({ dataKey, context }: FileKey, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', dataKey, salt, `file:${context}`, 32));

/**
 * 12 bytes: the number of the chunk, and a flag for the last one. It never repeats, because each file has its own key.
 */
function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(chunk, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Splits a stream into frames of a fixed size and marks the last one, which may be shorter or empty. */
abstract class FrameTransform extends Transform {
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private frames = 0;

  constructor(private readonly frameBytes: number) {
    super();
  }

  protected abstract onFrame(frame: Buffer, index: number, isLast: boolean): Buffer;

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.pending.push(piece);
    this.pendingBytes += piece.length;
    try {
      // Keep one byte more than a frame buffered, because only then is this frame certainly not the last one.
      while (this.pendingBytes > this.frameBytes) this.push(this.onFrame(this.nextFrame(), this.frames++, false));
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      done(null, this.onFrame(Buffer.concat(this.pending), this.frames, true));
    } catch (error) {
      done(error as Error);
    }
  }

  private nextFrame(): Buffer {
    const all = Buffer.concat(this.pending, this.pendingBytes);
    const rest = all.subarray(this.frameBytes);
    this.pending = [rest];
    this.pendingBytes = rest.length;
    return all.subarray(0, this.frameBytes);
  }
}

class Encrypting extends FrameTransform {
  private readonly key: Buffer;

  constructor(fileKey: FileKey) {
    super(chunkBytes);
    const salt = randomBytes(saltBytes);
    this.key = fileKeyOf(fileKey, salt);
    this.push(Buffer.concat([Buffer.of(version), salt]));
  }

  protected onFrame(frame: Buffer, index: number, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.key, nonceOf(index, isLast));
    return Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()]);
  }
}

class Decrypting extends FrameTransform {
  private header = Buffer.alloc(0);
  private key: Buffer | undefined;

  constructor(private readonly fileKey: FileKey) {
    super(chunkBytes + tagBytes);
  }

  override _transform(piece: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    if (this.key) {
      super._transform(piece, encoding, done);
      return;
    }
    this.header = Buffer.concat([this.header, piece]);
    if (this.header.length < headerBytes) {
      done();
      return;
    }
    if (this.header[0] !== version) {
      done(new BrokenFileError());
      return;
    }
    this.key = fileKeyOf(this.fileKey, this.header.subarray(1, headerBytes));
    super._transform(this.header.subarray(headerBytes), encoding, done);
  }

  protected onFrame(frame: Buffer, index: number, isLast: boolean): Buffer {
    if (!this.key || frame.length < tagBytes) throw new BrokenFileError();
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonceOf(index, isLast));
    decipher.setAuthTag(frame.subarray(-tagBytes));
    try {
      return Buffer.concat([decipher.update(frame.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw new BrokenFileError();
    }
  }
}

export const encryptFile = (key: FileKey): Transform => new Encrypting(key);

/** Fails with `BrokenFileError` at the first chunk that does not verify. */
export const decryptFile = (key: FileKey): Transform => new Decrypting(key);

import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { invisibleCharacters } from '@portal/domain/documents/filename';
import { fileTypeFromBuffer } from 'file-type/core';
import { JpegHeader } from './jpeg-header';
import { pictureSize, type PictureSize } from './picture-size';
import { TiffDirectory } from './tiff-directory';

/** Bytes at the beginning that determine a file's type. */
const headBytes = 4100;
/** Bytes at the beginning that hold the size of a HEIC picture, behind the positions of all its tiles. */
const heicHeadBytes = 262_144;
/** Names the encryption of a PDF. It is never compressed, because a reader needs it first (ISO 32000-1, 7.5.5). */
const encryptEntry = Buffer.from('/Encrypt');
const unknownType = 'application/octet-stream';

interface WholeFile {
  size: number;
  sha256: Buffer;
  content_type: string;
}

/**
 * Passes a file through while recording its size, digest and detected type; the type stated by the sender is ignored.
 */
export class FileFacts extends Transform {
  /** Bytes so far. */
  size = 0;
  private readonly hash = createHash('sha256');
  private head = Buffer.alloc(0);
  private readonly jpeg = new JpegHeader();
  private readonly tiff = new TiffDirectory();
  private hasEncryptEntry = false;
  /** End of the last piece, in which an entry may begin. */
  private tail = Buffer.alloc(0);

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += piece.length;
    this.hash.update(piece);
    this.keepHead(piece);
    this.tiff.read(piece);
    this.findFlaws(piece);
    done(null, piece);
  }

  private keepHead(piece: Buffer): void {
    const start = this.head.length < 8 ? Buffer.concat([this.head, piece.subarray(0, 8)]) : this.head;
    const most = start.toString('latin1', 4, 8) === 'ftyp' ? heicHeadBytes : headBytes;
    const wanted = most - this.head.length;
    if (wanted > 0) this.head = Buffer.concat([this.head, piece.subarray(0, wanted)]);
  }

  private findFlaws(piece: Buffer): void {
    if (this.head.toString('latin1', 0, 2) === '\xff\xd8') this.jpeg.read(piece);
    if (this.hasEncryptEntry || this.head.toString('latin1', 0, 4) !== '%PDF') return;
    const reach = encryptEntry.length - 1;
    const seam = Buffer.concat([this.tail, piece.subarray(0, reach)]);
    this.hasEncryptEntry = seam.includes(encryptEntry) || piece.includes(encryptEntry);
    this.tail = Buffer.from((piece.length < reach ? seam : piece).subarray(-reach));
  }

  /** Call once the whole file has passed through. */
  async whole(): Promise<WholeFile> {
    return { size: this.size, sha256: this.hash.digest(), content_type: await this.sniffType() };
  }

  private async sniffType(): Promise<string> {
    const { compact } = this.tiff;
    const found = await sniffType(compact ?? this.head.subarray(0, headBytes));
    // Without its directory, a TIFF has no more than its signature.
    return compact && found === unknownType ? 'image/tiff' : found;
  }

  /** As `pictureSize`. A TIFF of several pages is not judged, because its first may be a thumbnail. */
  pictureSize(type: string): PictureSize | null | undefined {
    if (type === 'image/jpeg') return this.jpeg.size;
    if (type === 'image/tiff' && this.tiff.hasMore) return undefined;
    const bytes = this.tiff.compact ?? this.head;
    return pictureSize(type, { bytes, isWhole: bytes.length === this.size });
  }

  /** Returns whether it is a PDF that may be encrypted. */
  mayBeEncrypted(type: string): boolean {
    return type === 'application/pdf' && this.hasEncryptEntry;
  }
}

/** Detects the type from magic bytes; plain text has none. */
async function sniffType(head: Uint8Array): Promise<string> {
  // Type detection may throw for a truncated archive.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found?.mime ?? unknownType;
}

/** Browsers encode a quotation mark in multipart form data this way (HTML standard). */
const quotationMark = /%22/g;

/**
 * Sanitizes a file name for display: returns the last part of a path, without control characters, at most `max`
 * characters with its extension kept.
 */
export function displayName(filename: string, max: number): string {
  const written = filename.normalize('NFC').replace(invisibleCharacters, '').replace(quotationMark, '"');
  const plain = written.split(/[/\\]/).at(-1)?.trim() ?? '';
  if (plain === '') return 'file';
  if (plain.length <= max) return plain;
  const ending = /\.[^.]{1,20}$/.exec(plain)?.[0] ?? '';
  // Never split a surrogate pair.
  return `${plain.slice(0, max - ending.length).replace(/[\ud800-\udbff]$/, '')}${ending}`;
}

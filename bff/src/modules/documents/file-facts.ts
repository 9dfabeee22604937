import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { invisibleCharacters } from '@portal/domain/documents/filename';
import { fileTypeFromBuffer } from 'file-type/core';

/** Bytes of the beginning that tell a file's type. */
const headBytes = 4100;
const unknownType = 'application/octet-stream';

/** Lets a file pass and learns its size, digest and type: what its sender claims about it is never asked. */
export class FileFacts extends Transform {
  /** Bytes so far. */
  size = 0;
  private readonly hash = createHash('sha256');
  private head = Buffer.alloc(0);

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += piece.length;
    this.hash.update(piece);
    const wanted = headBytes - this.head.length;
    if (wanted > 0) this.head = Buffer.concat([this.head, piece.subarray(0, wanted)]);
    done(null, piece);
  }

  /** Once all of it has passed. */
  async whole(): Promise<{ size: number; sha256: Buffer; content_type: string }> {
    return { size: this.size, sha256: this.hash.digest(), content_type: await sniffType(this.head) };
  }
}

/** By the first bytes; a text has no such mark, whatever it means to whom. */
async function sniffType(head: Uint8Array): Promise<string> {
  // Cut off inside an archive it cannot be told which kind: then it is what is known so far.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found?.mime ?? unknownType;
}

/** Browsers write a quotation mark in a form like this (HTML standard, multipart form data). */
const quotationMark = /%22/g;

/** A name to show: the last part of a path, no control characters, at most `max` characters with its ending kept. */
export function displayName(filename: string, max: number): string {
  const written = filename.normalize('NFC').replace(invisibleCharacters, '').replace(quotationMark, '"');
  const plain = written.split(/[/\\]/).at(-1)?.trim() ?? '';
  if (plain === '') return 'file';
  if (plain.length <= max) return plain;
  const ending = /\.[^.]{1,20}$/.exec(plain)?.[0] ?? '';
  // Never half of a character that takes two places.
  return `${plain.slice(0, max - ending.length).replace(/[\ud800-\udbff]$/, '')}${ending}`;
}

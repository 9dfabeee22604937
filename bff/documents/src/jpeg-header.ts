import type { PictureSize } from './picture-size';

/** Bytes of a frame header up to the width. */
const frameHead = 9;
const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Frames, except for the tables (DHT, JPG, DAC) that share their range (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a length: TEM, restarts, start of image, and fill bytes. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;

/** Finds the size of a JPEG as it streams past, because metadata of any length may come first. */
export class JpegHeader {
  size: PictureSize | null = null;
  /** Bytes of the current segment that are still to come; infinite once the search is over. */
  private toSkip = 0;
  /** Start of a header that continues in the next piece. */
  private rest = Buffer.alloc(0);

  read(piece: Buffer): void {
    const bytes = this.rest.length > 0 ? Buffer.concat([this.rest, piece]) : piece;
    let at = this.toSkip;
    while (at + frameHead <= bytes.length) at = this.step(bytes, at);
    this.toSkip = Math.max(0, at - bytes.length);
    this.rest = Buffer.from(bytes.subarray(at));
  }

  /** Returns the offset of the next segment. Like decoders, skips garbage between segments. */
  private step(bytes: Buffer, at: number): number {
    const marker = bytes.readUInt8(at + 1);
    if (bytes[at] !== 0xff) return at + 1;
    if (isAlone(marker)) return at + (marker === 0xff ? 1 : 2);
    if (isFrame(marker)) this.size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (isFrame(marker) || marker === startOfScan || marker === endOfImage) return Infinity;
    return at + 2 + bytes.readUInt16BE(at + 2);
  }
}

/** Bytes of the header, which for large files (BigTIFF) has offsets of eight bytes. */
const headerBytes = 16;
/** Sizes in bytes of the two versions of the format, by the number in their header. */
const layouts = new Map([
  [42, { offsetAt: 4, offset: 4, count: 2, entry: 12 }],
  [43, { offsetAt: 8, offset: 8, count: 8, entry: 20 }],
]);
/** More entries than any scanner writes, and as many as file-type reads. */
const mostEntries = 512;

type Layout = NonNullable<ReturnType<typeof layouts.get>>;

/**
 * Keeps the first directory of a TIFF as the file streams past. It holds the size, and most programs write it behind the
 * pixels.
 */
export class TiffDirectory {
  private header = Buffer.alloc(0);
  private directory = Buffer.alloc(0);
  private layout: Layout | undefined;
  /** Bytes until the directory begins. */
  private toSkip = 0;

  read(piece: Buffer): void {
    if (this.layout) this.collect(piece);
    else if (this.header.length < headerBytes) this.open(Buffer.concat([this.header, piece]));
  }

  /**
   * Returns header and directory as a file without pixels, undefined if it is no TIFF, or the header alone if the
   * directory is cut off. A second directory is dropped.
   */
  get compact(): Buffer | undefined {
    if (!this.layout) return undefined;
    const header = Buffer.from(this.header);
    this.write(header, headerBytes, this.layout.offsetAt, this.layout.offset);
    return Buffer.concat([header, this.entries(this.layout) ?? Buffer.alloc(0)]);
  }

  /** Returns whether more directories follow, so that the first may be that of a thumbnail. */
  get hasMore(): boolean {
    const { layout } = this;
    const entries = layout && this.entries(layout);
    return entries ? entries.subarray(-layout.offset).some((byte) => byte !== 0) : false;
  }

  private open(start: Buffer): void {
    this.header = Buffer.from(start.subarray(0, headerBytes));
    const order = start.toString('latin1', 0, 2);
    if (start.length < headerBytes || (order !== 'II' && order !== 'MM')) return;
    const layout = layouts.get(this.number(start, 2, 2));
    if (!layout) return;
    this.layout = layout;
    this.toSkip = this.number(start, layout.offsetAt, layout.offset);
    this.collect(start);
  }

  private collect(piece: Buffer): void {
    const { count, entry, offset } = this.layout as Layout;
    const wanted = count + mostEntries * entry + offset - this.directory.length;
    const found = piece.subarray(this.toSkip, this.toSkip + wanted);
    this.toSkip = Math.max(0, this.toSkip - piece.length);
    if (found.length > 0) this.directory = Buffer.concat([this.directory, found]);
  }

  /** Returns the directory up to the offset of the next one; undefined if it is cut off. */
  private entries({ count, entry, offset }: Layout): Buffer | undefined {
    if (this.directory.length < count) return undefined;
    const end = count + this.number(this.directory, 0, count) * entry + offset;
    return this.directory.length < end ? undefined : this.directory.subarray(0, end);
  }

  private get isBigEndian(): boolean {
    return this.header.toString('latin1', 0, 2) === 'MM';
  }

  private number(bytes: Buffer, at: number, length: number): number {
    const digits = Buffer.from(bytes.subarray(at, at + length));
    if (!this.isBigEndian) digits.reverse();
    return digits.reduce((sum, byte) => sum * 256 + byte, 0);
  }

  private write(bytes: Buffer, value: number, at: number, length: number): void {
    bytes.fill(0, at, at + length).writeUInt8(value, this.isBigEndian ? at + length - 1 : at);
  }
}

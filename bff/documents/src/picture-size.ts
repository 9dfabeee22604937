/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Reads the size in the header of a picture. Returns undefined for other types, and null if a JPEG, PNG or WebP has no
 * size, so that nothing can open it.
 * @param head at least the first 30 bytes
 */
export function pictureSize(type: string, head: Buffer, jpeg: PictureSize | null): PictureSize | null | undefined {
  if (type === 'image/jpeg') return jpeg;
  if (type === 'image/png') return hasArea(sizeOfPng(head));
  if (type === 'image/webp') return hasArea(sizeOfWebp(head));
  return undefined;
}

const hasArea = (size: PictureSize | null) => (size && size.width > 0 && size.height > 0 ? size : null);

/** PNG specification, 11.2.1: the header is the first chunk. */
function sizeOfPng(head: Buffer): PictureSize | null {
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** RFC 9649: the first chunk is lossy, lossless or extended. */
function sizeOfWebp(head: Buffer): PictureSize | null {
  if (head.length < 30) return null;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

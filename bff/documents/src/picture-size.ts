import { imageSize } from 'image-size';

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Formats whose size is judged. Sequences of pictures keep theirs in other places, and raw photos in many. */
const judged = new Set(['image/png', 'image/webp', 'image/gif', 'image/tiff', 'image/heic', 'image/heif']);
/** Formats whose size may lie beyond the bytes that are kept of a large file. */
const anywhere = new Set(['image/heic', 'image/heif']);

/** Beginning of a file, for TIFF with its directory. */
export interface PictureHead {
  bytes: Uint8Array;
  /** Whether the file has no more bytes. */
  isWhole: boolean;
}

/**
 * Reads the size in the header of a picture, without decoding it. Returns null if a picture has no size, so that nothing
 * can open it, and undefined for other types and for sizes that cannot be told.
 */
export function pictureSize(type: string, { bytes, isWhole }: PictureHead): PictureSize | null | undefined {
  if (!judged.has(type)) return undefined;
  try {
    // A copy with a buffer of its own: image-size reads past the end of a view.
    const { width, height } = imageSize(Uint8Array.from(bytes));
    if (width > 0 && height > 0) return { width, height };
    return type === 'image/gif' ? undefined : null;
  } catch {
    return isWhole || !anywhere.has(type) ? null : undefined;
  }
}

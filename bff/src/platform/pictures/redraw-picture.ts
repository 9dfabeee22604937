import sharp from 'sharp';

// Of all that the library reads, only what people may upload: every other format is surface for nothing.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// One core for one picture: the others answer requests.
sharp.concurrency(1);

/** A camera's picture has no more; a small file that says it has would fill the memory, pixels. */
const mostPixels = 50_000_000;
/** Sharp on a card at twice its size; about 8 kB, because it goes along with every row of a list, pixels. */
const side = 192;

export type RedrawnPicture = { jpeg: Buffer } | { refused: 'type' | 'pixels' };

/**
 * A JPEG or PNG drawn anew as a small square JPEG: place, camera, previews and whatever else the file carried are gone, and nothing
 * that is hidden in it is served again.
 */
export async function redrawPicture(bytes: Buffer): Promise<RedrawnPicture> {
  if (bytes.length === 0) return { refused: 'type' };
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  const facts = await picture.metadata().catch(() => undefined);
  if (!facts?.width || !facts.height) return { refused: 'type' };
  if (facts.width * facts.height > mostPixels) return { refused: 'pixels' };
  const drawn = picture.autoOrient().resize(side, side, { fit: 'cover' }).flatten({ background: '#ffffff' });
  try {
    return { jpeg: await drawn.jpeg({ quality: 80, mozjpeg: true }).toBuffer() };
  } catch {
    return { refused: 'type' };
  }
}

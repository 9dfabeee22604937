import sharp, { type Sharp } from 'sharp';

// Of all that the library reads, only what people may upload: every other format is surface for nothing.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// One core for one picture: the others answer requests.
sharp.concurrency(1);

/** A camera's picture has no more; a small file that says it has would fill the memory, pixels. */
const mostPixels = 50_000_000;

/** How a picture is drawn anew; on white, whatever was behind it. */
export type Drawing = (picture: Sharp) => Sharp;

/** A square JPEG, sharp on a card at twice its size; about 8 kB, because it goes along with every row of a list. */
export const asPortrait: Drawing = (picture) =>
  picture.resize(192, 192, { fit: 'cover' }).flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });

/** A PNG of one byte a pixel, whole and never enlarged: sharp in a header at three times its size, and large enough to be shared. */
export const asLogo: Drawing = (picture) =>
  picture
    .resize(480, 240, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, effort: 10 });

export interface RedrawnPicture {
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * A JPEG or PNG drawn anew: place, camera, previews and whatever else the file carried are gone, and nothing that is hidden in it is
 * served again.
 */
export async function redrawPicture(
  bytes: Buffer,
  drawing: Drawing,
): Promise<RedrawnPicture | { refused: 'type' | 'pixels' }> {
  if (bytes.length === 0) return { refused: 'type' };
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  const facts = await picture.metadata().catch(() => undefined);
  if (!facts?.width || !facts.height) return { refused: 'type' };
  if (facts.width * facts.height > mostPixels) return { refused: 'pixels' };
  try {
    const { data, info } = await drawing(picture.autoOrient()).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { refused: 'type' };
  }
}

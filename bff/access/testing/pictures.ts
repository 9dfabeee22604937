import { deflateSync } from 'node:zlib';
import type { AnyEndpoint, ResponseOf } from '@portal/domain/contract/endpoint';
import type { Problem } from '@portal/domain/problem';
import sharp from 'sharp';
import type { Person } from './people';

/** A picture in one solid color, ready to encode as JPEG or PNG. */
export const drawnPicture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } });

export const authorizationOf = (by: Person | null): Record<string, string> =>
  by ? { authorization: `Bearer ${by.token}` } : {};

/** Uploads a picture like a browser does. @param more text fields to send before the file */
export async function uploadPicture<E extends AnyEndpoint>(
  origin: string,
  { path }: E,
  [bytes, by, more = {}]: readonly [bytes: Uint8Array, by: Person | null, more?: Record<string, string>],
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(more)) body.append(name, value);
  body.append('file', new Blob([bytes], { type: 'image/png' }), 'me.png');
  const response = await fetch(`${origin}/api${path}`, { method: 'POST', body, headers: authorizationOf(by) });
  return { status: response.status, body: (await response.json()) as ResponseOf<E> & Problem };
}

/** Builds a PNG whose header declares these dimensions: a small file that would need a lot of memory. */
export function pngThatClaims(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    // The checksum is invalid; decoders that verify it reject the file even earlier, which is fine.
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc(1000));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Files that cannot be decoded as a picture, each with a description. */
export const notPictures: readonly [what: string, bytes: Buffer][] = [
  ['text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
  ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
];

/** Appends zero bytes after the picture until it has this size. */
export const paddedTo = (bytes: number, picture: Buffer): Buffer =>
  Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);

/**
 * Builds a photo like those from a camera: rotated, with camera model and location in its metadata, plus hidden data
 * appended to the file.
 */
export async function tellingPhoto(width: number, height: number): Promise<Buffer> {
  const photo = await drawnPicture(width, height)
    .withExif({ IFD0: { Model: 'a-secret-camera' }, IFD3: { GPSLatitude: '42/1 21/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, Buffer.from('%PDF-1.7 <script>hidden')]);
}
export const tellingParts = ['a-secret-camera', '%PDF', '<script>'];

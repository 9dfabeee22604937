import { drawnPicture as photo } from '@portal/bff-access/testing/pictures';
import { JpegHeader } from './jpeg-header';

/** Returns the size that is found if the file arrives in pieces of this many bytes. */
function sizeInPieces(jpeg: Buffer, bytes: number) {
  const header = new JpegHeader();
  for (let at = 0; at < jpeg.length; at += bytes) header.read(jpeg.subarray(at, at + bytes));
  return header.size;
}

/** Inserts segments after the start of the image. */
const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
const metadata = Buffer.concat([Buffer.from('ffe1ffff', 'hex'), Buffer.alloc(65_533, '\xff\xc0\0\x11\x08', 'latin1')]);

describe('JpegHeader', () => {
  it.each([1, 2, 7, 9, 100, 65_536])('finds the size in pieces of %d bytes', async (bytes) => {
    for (const options of [{}, { progressive: true }])
      expect(sizeInPieces(await photo().jpeg(options).toBuffer(), bytes)).toEqual({ width: 640, height: 480 });
  });

  it('skips metadata of several megabytes, even if it contains frame headers', async () => {
    const long = withSegments(await photo().jpeg().toBuffer(), ...Array.from({ length: 60 }, () => metadata));
    for (const bytes of [1000, 65_536]) expect(sizeInPieces(long, bytes)).toEqual({ width: 640, height: 480 });
  });

  it('skips fill bytes and garbage between segments, like decoders', async () => {
    const odd = withSegments(await photo().jpeg().toBuffer(), Buffer.from('0000ffffffff', 'hex'));
    expect(sizeInPieces(odd, 5)).toEqual({ width: 640, height: 480 });
  });

  it('finds no size in a file that ends or starts its pixels before the frame header', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    expect(sizeInPieces(jpeg.subarray(0, 40), 16)).toBeNull();
    expect(sizeInPieces(Buffer.concat([Buffer.from('ffd8ffda0002', 'hex'), jpeg]), 16)).toBeNull();
  });
});

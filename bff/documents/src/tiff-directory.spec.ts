import { drawnPicture } from '@portal/bff-access/testing/pictures';
import { pictureSize } from './picture-size';
import { TiffDirectory } from './tiff-directory';

/** Returns the directory that is found if the file arrives in pieces of this many bytes. */
function directoryOf(tiff: Buffer, bytes: number): TiffDirectory {
  const directory = new TiffDirectory();
  for (let at = 0; at < tiff.length; at += bytes) directory.read(tiff.subarray(at, at + bytes));
  return directory;
}
const sizeOf = ({ compact }: TiffDirectory) => compact && pictureSize('image/tiff', { bytes: compact, isWhole: false });

/** A TIFF with the bytes of its numbers reversed, of one entry for width and height each. */
const bigEndian = Buffer.from(
  '4d4d002a00000008' + '0002' + '010000030000000102800000' + '010100030000000101e00000' + '00000000',
  'hex',
);

describe('TiffDirectory', () => {
  it.each([1, 7, 16, 1000, 65_536])('finds the size behind the pixels in pieces of %d bytes', async (bytes) => {
    for (const bigtiff of [false, true]) {
      const tiff = await drawnPicture(64, 48).tiff({ compression: 'none', bigtiff }).toBuffer();
      const directory = directoryOf(tiff, bytes);
      expect(sizeOf(directory)).toEqual({ width: 64, height: 48 });
      expect(directory.hasMore).toBe(false);
    }
  });

  it.each([3, 100])('finds the size in front of the pixels in pieces of %d bytes', (bytes) => {
    expect(sizeOf(directoryOf(bigEndian, bytes))).toEqual({ width: 640, height: 480 });
  });

  it('sees that more pages follow', () => {
    const tiff = Buffer.from(bigEndian);
    tiff.writeUInt8(200, tiff.length - 1);
    expect(directoryOf(tiff, 5).hasMore).toBe(true);
  });

  it('finds no size if the directory is cut off', () => {
    expect(sizeOf(directoryOf(bigEndian.subarray(0, -1), 10))).toBeNull();
    expect(sizeOf(directoryOf(bigEndian.subarray(0, 17), 10))).toBeNull();
  });

  it('ignores other files', () => {
    expect(directoryOf(Buffer.from('II is the second of two parts'), 10).compact).toBeUndefined();
    expect(directoryOf(Buffer.from('MM'), 10).compact).toBeUndefined();
  });
});

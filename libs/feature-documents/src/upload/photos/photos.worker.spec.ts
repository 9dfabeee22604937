import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { runPhotosWorker } from '../../testing/photos-worker';

const [red, blue] = ['#c01040', '#1040c0'];
const letter = { width: 612, height: 792 };
const task = { page: letter, pixels: 1700 * 2200, qualities: [0.85, 0.5], maxBytes: 1_000_000, leastPixels: 400 };

const solid = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } });
const blobOf = async (picture: Sharp): Promise<Blob> => new Blob([Uint8Array.from(await picture.toBuffer())]);

/** A photo of 600 × 400 pixels, red on the left, that a phone held upright: shown, it is 400 × 600 and red on top. */
const turnedPhoto = () =>
  blobOf(
    solid(600, 400, blue)
      .composite([{ input: { create: { width: 300, height: 400, channels: 3, background: red } }, left: 0, top: 0 }])
      .withExif({ IFD0: { Model: 'a-secret-camera' }, IFD3: { GPSLatitude: '42/1 21/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  );

/** Text that compresses badly, like a photo. */
const noisy = (width: number, height: number) =>
  blobOf(
    sharp({
      create: { width, height, channels: 3, background: red, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    }).png(),
  );

async function pdfOf(photos: readonly Blob[], more: object = {}) {
  const posted = await runPhotosWorker({ ...task, photos, ...more });
  const { pdf } = posted.at(-1) ?? {};
  if (!pdf) throw new Error(`no PDF: ${JSON.stringify(posted.at(-1))}`);
  const bytes = Buffer.from(pdf as Uint8Array);
  const read = await PDFDocument.load(bytes);
  const streams = read.context.enumerateIndirectObjects().map(([, object]) => object);
  const pictures = streams.filter(
    (object): object is PDFRawStream =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
  );
  return { bytes, posted, pages: read.getPages(), jpegs: pictures.map(({ contents }) => Buffer.from(contents)) };
}
const sizeOf = async (jpeg: Buffer) => {
  const { width, height } = await sharp(jpeg).metadata();
  return [width, height];
};
const colorAt = async (jpeg: Buffer, left: number, top: number) =>
  [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((part) =>
    Math.round(part / 64),
  );

describe('worker that makes one PDF of photos', () => {
  it('puts each photo on a letter page, in their order', async () => {
    const photos = [solid(850, 1100).jpeg(), solid(640, 480, blue).png(), solid(500, 700).webp()];
    const { pages, jpegs, posted } = await pdfOf(await Promise.all(photos.map(blobOf)));
    expect(pages.map((page) => page.getSize())).toEqual([letter, letter, letter]);
    expect(await Promise.all(jpegs.map(sizeOf))).toEqual([
      [850, 1100],
      [640, 480],
      [500, 700],
    ]);
    expect(posted.slice(0, -1)).toEqual([{ page: 1 }, { page: 2 }, { page: 3 }]);
  });

  it('turns a photo upright by its EXIF orientation, and drops its place and camera', async () => {
    const photo = await turnedPhoto();
    expect(Buffer.from(await photo.arrayBuffer()).includes('a-secret-camera')).toBe(true);
    const { bytes, jpegs } = await pdfOf([photo]);
    const [jpeg = Buffer.alloc(0)] = jpegs;
    expect(await sizeOf(jpeg)).toEqual([400, 600]);
    expect(await colorAt(jpeg, 200, 20)).toEqual([3, 0, 1]);
    expect(await colorAt(jpeg, 200, 580)).toEqual([0, 1, 3]);
    expect(bytes.includes('a-secret-camera')).toBe(false);
    const { exif, orientation } = await sharp(jpeg).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('reduces a photo to the resolution of a letter page, and enlarges none', async () => {
    const { jpegs } = await pdfOf([await blobOf(solid(3024, 4032).jpeg()), await blobOf(solid(400, 300).jpeg())]);
    const [[width = 0, height = 0] = [], small] = await Promise.all(jpegs.map(sizeOf));
    // Fitted to the height of eleven inches.
    expect(height / 11).toBeGreaterThanOrEqual(200);
    expect(width * height).toBeLessThanOrEqual(task.pixels * 1.01);
    expect(small).toEqual([400, 300]);
  });

  it('shows transparent parts as white paper', async () => {
    const { jpegs } = await pdfOf([await blobOf(solid(400, 400).ensureAlpha(0).png())]);
    expect(await colorAt(jpegs[0] ?? Buffer.alloc(0), 9, 9)).toEqual([4, 4, 4]);
  });

  it('lowers the quality until the document fits an upload, and gives up after the lowest', async () => {
    const photos = await Promise.all([noisy(500, 500), noisy(500, 500)]);
    const [best, least] = [await pdfOf(photos, { qualities: [0.85] }), await pdfOf(photos, { qualities: [0.5] })];
    const maxBytes = best.bytes.length - 1;
    expect(least.bytes.length).toBeLessThan(maxBytes);
    expect((await pdfOf(photos, { maxBytes })).bytes.length).toBe(least.bytes.length);
    const posted = await runPhotosWorker({ ...task, photos, maxBytes: 20_000 });
    expect(posted.at(-1)).toEqual({ flaw: 'large', at: 0 });
  });

  it('makes the same bytes of the same photos, so that the server recognizes them', async () => {
    const photos = [await turnedPhoto()];
    expect((await pdfOf(photos)).bytes.equals((await pdfOf(photos)).bytes)).toBe(true);
  });

  it.each([
    ['unreadable', async () => new Blob(['not a picture'])],
    ['small', () => blobOf(solid(399, 300).jpeg())],
  ])('names the photo that is %s', async (flaw, make) => {
    const photos = [await turnedPhoto(), await make()];
    expect((await runPhotosWorker({ ...task, photos })).at(-1)).toEqual({ flaw, at: 1 });
  });
});

// @ts-check
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * Re-encodes one image: bytes on standard input, a line of JSON and the new bytes on standard output. Runs in a
 * separate process (`image-reencoder.ts`), because a native decoder's memory cannot be limited inside the server.
 * @typedef {{ shape: 'portrait' | 'logo', maxPixels: number, maxBufferedBytes: number }} Job
 * @typedef {{ width: number, height: number } | { refused: 'type' | 'pixels' | 'memory' }} Outcome
 */

// Every other format that the library can read would be additional attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.concurrency(1);
sharp.cache(false);
// Lower this process's priority so that request handling comes first.
setPriority(10);

/** @type {Readonly<Record<Job['shape'], (image: import('sharp').Sharp) => import('sharp').Sharp>>} */
const shapes = {
  /** A square JPEG of about 8 kB at twice its display size; small, because every row of a list contains one. */
  portrait: (image) =>
    image.resize(192, 192, { fit: 'cover' }).flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
  /** A palette PNG, never enlarged, at three times the height of the page header. */
  logo: (image) =>
    image
      .resize(480, 240, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png({ palette: true, effort: 10 }),
};

const bytesPerSample = { uchar: 1, char: 1, ushort: 2, short: 2 };

/**
 * Returns the bytes that the decoder must buffer before the first row: none for images it decodes row by row, all
 * coefficients of a progressive JPEG, all pixels of an interlaced PNG.
 * @param {import('sharp').Metadata} facts
 */
function bufferedBytes({ format, isProgressive, width, height, channels, depth, chromaSubsampling }) {
  if (!isProgressive) return 0;
  const pixels = width * height;
  if (format === 'png') return pixels * channels * (bytesPerSample[/** @type {'uchar'} */ (depth)] ?? 8);
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels;
  return pixels * samples * 2;
}

/**
 * @param {Buffer} bytes
 * @param {Job} job
 * @returns {Promise<{ outcome: Outcome, bytes?: Buffer }>}
 */
async function reencode(bytes, { shape, maxPixels, maxBufferedBytes }) {
  if (bytes.length === 0) return { outcome: { refused: 'type' } };
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  const facts = await image.metadata().catch(() => undefined);
  if (!facts?.width || !facts.height) return { outcome: { refused: 'type' } };
  if (facts.width * facts.height > maxPixels) return { outcome: { refused: 'pixels' } };
  if (bufferedBytes(facts) > maxBufferedBytes) return { outcome: { refused: 'memory' } };
  try {
    const { data, info } = await shapes[shape](image.autoOrient()).toBuffer({ resolveWithObject: true });
    return { outcome: { width: info.width, height: info.height }, bytes: data };
  } catch {
    return { outcome: { refused: 'type' } };
  }
}

const job = /** @type {Job} */ (JSON.parse(process.argv[2] ?? '{}'));
const { outcome, bytes } = await reencode(await buffer(process.stdin), job);
process.stdout.write(`${JSON.stringify(outcome)}\n`);
if (bytes) process.stdout.write(bytes);

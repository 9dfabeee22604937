// @ts-check
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// `node draw-hostile-images.mjs <folder>` writes small files that take a lot of memory to decode. In a separate
// process, so that it does not affect the memory measurement.
const [folder = ''] = process.argv.slice(2);
const image = (/** @type {number} */ width, /** @type {number} */ height) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' }, limitInputPixels: false });
const save = async (/** @type {string} */ name, /** @type {import('sharp').Sharp} */ drawn) =>
  writeFile(join(folder, name), await drawn.toBuffer());

const large = image(7000, 7000);
await save('progressive.jpg', large.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 30 }));
await save('interlaced.png', large.clone().ensureAlpha().png({ progressive: true, compressionLevel: 9 }));
await save('baseline.jpg', large.clone().jpeg({ quality: 30 }));
await save('row-by-row.png', large.clone().ensureAlpha().png({ compressionLevel: 9 }));
await save('small-progressive.jpg', image(4000, 2500).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }));
await save('too-many-pixels.jpg', image(10_001, 5000).jpeg({ quality: 30 }));

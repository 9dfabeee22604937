// Runs as text behind pdf-lib (`photos-program.ts`), so it must not be bundled.

/** Bytes that a page adds to its picture, and more. */
const pageBytes = 2000;

/**
 * Responds with each page as it begins, and in the end with a PDF, or with why there is none.
 * @param {MessageEvent<import('./photos-pdf').PhotosTask>} event
 */
self.onmessage = ({ data }) => {
  build(data).then(
    (pdf) => self.postMessage({ pdf }, [pdf.buffer]),
    (error) => self.postMessage({ flaw: error.flaw ?? 'failed', at: error.at ?? 0 }),
  );
};

/** Encodes the pictures in the best quality that stays within the size of an upload. */
async function build(task) {
  for (const quality of task.qualities) {
    const pictures = await encodeAll(task, quality);
    if (pictures) return bind(pictures, task.page);
  }
  throw flawed('large');
}

async function encodeAll({ photos, pixels, maxBytes, leastPixels }, quality) {
  const pictures = [];
  let bytes = 0;
  for (const [at, photo] of photos.entries()) {
    self.postMessage({ page: at + 1 });
    const picture = await encode(photo, { pixels, quality, leastPixels }).catch((error) => {
      throw flawed(error.flaw ?? 'unreadable', at);
    });
    bytes += picture.length + pageBytes;
    if (bytes > maxBytes) return undefined;
    pictures.push(picture);
  }
  return pictures;
}

/** Draws a picture upright and encodes it anew, so that none of its metadata remains, such as where it was taken. */
async function encode(photo, { pixels, quality, leastPixels }) {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  if (Math.max(width, height) < leastPixels) throw flawed('small');
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  // JPEG has no transparency, and paper is white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Uint8Array(await blob.arrayBuffer());
}

/** Puts each picture on a page, as large as fits. The same pictures make the same bytes, so that the server knows them. */
async function bind(pictures, page) {
  const pdf = await self.PDFLib.PDFDocument.create({ updateMetadata: false });
  for (const bytes of pictures) {
    const picture = await pdf.embedJpg(bytes);
    const { width, height } = picture.scaleToFit(page.width, page.height);
    const at = { x: (page.width - width) / 2, y: (page.height - height) / 2 };
    pdf.addPage([page.width, page.height]).drawImage(picture, { ...at, width, height });
  }
  return pdf.save();
}

const flawed = (flaw, at) => Object.assign(new Error(flaw), { flaw, at });

// Runs as text behind libheif (`heic-program.ts`), so it must not be bundled.

/**
 * Responds with the pixels of a picture, rotated upright, or null if it cannot be decoded.
 * @param {MessageEvent<Uint8Array>} event bytes of the picture
 */
self.onmessage = ({ data }) => {
  decode(data).then(
    (picture) => self.postMessage(picture),
    () => self.postMessage(null),
  );
};

/** @param {Uint8Array} bytes */
async function decode(bytes) {
  const { HeifDecoder } = self.libheif();
  const images = new HeifDecoder().decode(bytes);
  const image = images[0];
  if (!image) return null;
  const picture = new ImageData(image.get_width(), image.get_height());
  const filled = await new Promise((resolve) => image.display(picture, resolve));
  for (const one of images) one.free();
  return filled ? picture : null;
}

// Must not be bundled: the bundle's startup code is made for pages and does not finish in a worker.

/**
 * Responds with the pixels of a picture, rotated upright, or null if it cannot be decoded.
 * @param {MessageEvent<{ bytes: Uint8Array, decoder: string }>} event `decoder` is the URL of libheif.js
 */
self.onmessage = ({ data }) => {
  decode(data).then(
    (picture) => self.postMessage(picture),
    () => self.postMessage(null),
  );
};

/** @param {{ bytes: Uint8Array, decoder: string }} sent */
async function decode({ bytes, decoder }) {
  importScripts(decoder);
  const { HeifDecoder } = self.libheif();
  const images = new HeifDecoder().decode(bytes);
  const image = images[0];
  if (!image) return null;
  const picture = new ImageData(image.get_width(), image.get_height());
  const filled = await new Promise((resolve) => image.display(picture, resolve));
  for (const one of images) one.free();
  return filled ? picture : null;
}

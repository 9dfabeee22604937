interface HeifImage {
  get_width(): number;
  get_height(): number;
  /** Fills the picture with RGBA, upright; null when it cannot. */
  display(picture: ImageData, done: (filled: ImageData | null) => void): void;
  free(): void;
}

/** As libheif.js, which was made for pages and workers alike, leaves itself behind. */
declare const libheif: () => { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
declare function importScripts(address: string): void;

export interface HeicPicture {
  bytes: Uint8Array;
  /** Where libheif.js is. */
  decoder: string;
}

/** Answers the pixels of a picture, or null for what cannot be read. */
onmessage = ({ data }: MessageEvent<HeicPicture>): void => {
  decode(data).then(
    (picture) => postMessage(picture, { transfer: picture ? [picture.data.buffer] : [] }),
    () => postMessage(null),
  );
};

async function decode({ bytes, decoder }: HeicPicture): Promise<ImageData | null> {
  importScripts(decoder);
  const images = new (libheif().HeifDecoder)().decode(bytes);
  const image = images[0];
  if (!image) return null;
  const picture = new ImageData(image.get_width(), image.get_height());
  const filled = await new Promise<unknown>((resolve) => image.display(picture, resolve));
  for (const one of images) one.free();
  return filled ? picture : null;
}

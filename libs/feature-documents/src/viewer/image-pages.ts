import type { Drawing, Pages } from './pages';

/** Canvases larger than this are not drawn by phones, pixels. */
const mostPixels = 16_000_000;

/** The scale that a canvas of that size can be drawn with. */
export const drawableScale = ({ width, height }: { width: number; height: number }, scale: number): number =>
  Math.min(scale, Math.sqrt(mostPixels / Math.max(1, width * height)));

/** A picture, upright as its camera held it. @throws what the browser cannot decode */
export async function openImage(picture: Blob): Promise<Pages> {
  return pagesOfBitmap(await createImageBitmap(picture, { imageOrientation: 'from-image' }));
}

export const pagesOfBitmap = (bitmap: ImageBitmap): Pages => {
  const size = { width: bitmap.width, height: bitmap.height };
  return {
    count: 1,
    sizeOf: () => Promise.resolve(size),
    draw: (_page, canvas, wanted): Drawing => {
      // More pixels than it has make it no sharper.
      const scale = drawableScale(size, Math.min(1, wanted));
      canvas.width = Math.max(1, Math.round(size.width * scale));
      canvas.height = Math.max(1, Math.round(size.height * scale));
      const context = canvas.getContext('2d');
      if (context) {
        context.imageSmoothingQuality = 'high';
        context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      }
      return { done: Promise.resolve(), stop: () => undefined };
    },
    close: () => bitmap.close(),
  };
};

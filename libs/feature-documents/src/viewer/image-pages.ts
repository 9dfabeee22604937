import type { Drawing, Pages } from './pages';

/** Maximum number of pixels of a canvas on phones. */
const mostPixels = 16_000_000;

/** Returns the scale, reduced if the canvas would otherwise exceed the maximum size. */
export const drawableScale = ({ width, height }: { width: number; height: number }, scale: number): number =>
  Math.min(scale, Math.sqrt(mostPixels / Math.max(1, width * height)));

/** Opens a picture, rotated upright by its EXIF orientation. @throws when the browser cannot decode it */
export async function openImage(picture: Blob): Promise<Pages> {
  return pagesOfBitmap(await createImageBitmap(picture, { imageOrientation: 'from-image' }));
}

export const pagesOfBitmap = (bitmap: ImageBitmap): Pages => {
  const size = { width: bitmap.width, height: bitmap.height };
  return {
    count: 1,
    sizeOf: () => Promise.resolve(size),
    draw: (_page, canvas, renderScale): Drawing => {
      // Rendering at more than the picture's own resolution would not make it sharper.
      const scale = drawableScale(size, Math.min(1, renderScale));
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

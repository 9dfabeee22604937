import type { Page } from '@playwright/test';

/** EXIF with one entry: the orientation of a phone that was held upright (6, turn right by 90 degrees). */
const exif = Buffer.from(
  ['ffe10022', '457869660000', '4d4d002a00000008', '0001', '011200030000000100060000', '00000000'].join(''),
  'hex',
);

/**
 * Draws a photo as a phone stores it: lying, its upper half on the left, and with the orientation in its metadata.
 * @param upper color of the upper half as it is shown
 */
export async function turnedPhoto(page: Page, upper: string, lower: string): Promise<Buffer> {
  const jpeg = await page.evaluate(
    async ([left, right]) => {
      const canvas = new OffscreenCanvas(1200, 900);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = left;
      context.fillRect(0, 0, 600, 900);
      context.fillStyle = right;
      context.fillRect(600, 0, 600, 900);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [upper, lower] as const,
  );
  // Behind the start of the image.
  return Buffer.concat([Buffer.from(jpeg.slice(0, 2)), exif, Buffer.from(jpeg.slice(2))]);
}

import { inlineTypes } from '@portal/domain/documents/document-types';

export interface Size {
  width: number;
  height: number;
}

/** A page on its way to the screen. */
export interface Drawing {
  /** Settles when it is there; rejects when it was stopped. */
  done: Promise<void>;
  stop: () => void;
}

/** Something of pages that can be drawn, at any size. */
export interface Pages {
  count: number;
  /** At zoom 1, CSS pixels. @param page from 1 */
  sizeOf: (page: number) => Promise<Size>;
  /** Fills the canvas, whose width and height in pixels are set by it. @param scale device pixels for each pixel at zoom 1 */
  draw: (page: number, canvas: HTMLCanvasElement, scale: number) => Drawing;
  /** Lets its memory go. */
  close: () => void;
}

const heic = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Each kind of document brings its reader with the first one of it. @returns null for what cannot be shown */
export async function openPages(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Pages | null> {
  if (type === 'application/pdf') return (await import('./pdf-pages')).openPdf(bytes);
  if (heic.includes(type)) return (await import('./heic-pages')).openHeic(bytes);
  return inlineTypes.includes(type) ? (await import('./image-pages')).openImage(new Blob([bytes], { type })) : null;
}

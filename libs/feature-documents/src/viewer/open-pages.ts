import { inlineTypes } from '@portal/domain/documents/document-types';
import type { Pages } from './pages';

const heic = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Opens a document, lazy-loading the renderer for its type. @returns null when there is no preview */
export async function openPages(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Pages | null> {
  if (type === 'application/pdf') return (await import('./pdf-pages')).openPdf(bytes);
  if (heic.includes(type)) return (await import('./heic-pages')).openHeic(bytes);
  return inlineTypes.includes(type) ? (await import('./image-pages')).openImage(new Blob([bytes], { type })) : null;
}

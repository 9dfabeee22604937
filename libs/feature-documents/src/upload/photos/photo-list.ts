import { newKey } from '@portal/data-access/core';
import { photoPages } from '@portal/domain/documents/documents.limits';

/** A picture that becomes a page. */
export interface Photo {
  id: string;
  file: File;
}

/** Formats that every supported browser decodes. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export const photosOf = (files: readonly File[]): Photo[] =>
  files.filter(({ type }) => photoTypes.includes(type)).map((file) => ({ id: newKey(), file }));

/** Returns whether files that were chosen together may be pages of one document. */
export const mayBePages = (files: readonly File[]): boolean =>
  files.length > 1 && files.length <= photoPages.most && files.every(({ type }) => photoTypes.includes(type));

/** Moves a photo by this many places; at either end it stays. */
export function moved(photos: readonly Photo[], id: string, by: -1 | 1): readonly Photo[] {
  const from = photos.findIndex((photo) => photo.id === id);
  const [photo, other] = [photos[from], photos[from + by]];
  return photo && other ? photos.with(from, other).with(from + by, photo) : photos;
}

/** Characters that a file name can't have. */
const forbidden = /[/\\]/g;

/** Returns the name of the PDF: what it is, and the day. @param day as YYYY-MM-DD */
export const nameOfPdf = (what: string, day: string): string => `${what.replace(forbidden, '-')} ${day}.pdf`;

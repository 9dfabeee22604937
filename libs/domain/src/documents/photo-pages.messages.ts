import type { MessageTree } from '../i18n/message';

/** Dialog that makes one PDF of several pictures. */
export const photoPagesMessages = {
  title: 'Pages of one document',
  none: 'Take a photo of the first page, or choose your pictures.',
  lead: '{count, plural, one {# page} other {# pages}}, sent as one PDF in this order.',
  pages: 'Pages',
  page: 'Page {page, number}',
  up: 'Move page {page, number} up',
  down: 'Move page {page, number} down',
  remove: 'Remove page {page, number}',
  nowAt: 'Now page {page, number} of {count, number}.',
  removed: '{count, plural, =0 {Removed. No pages left.} one {Removed. # page left.} other {Removed. # pages left.}}',
  add: 'Add pictures',
  camera: 'Take another photo',
  firstPhoto: 'Take a photo',
  separately: 'Send separately',
  together: 'Send as one document',
  discard: '{count, plural, one {Discard # photo?} other {Discard # photos?}}',
  discardAbout: 'Photos that you took here are not stored anywhere else.',
  discardAction: 'Discard',
  preparing: 'Preparing page {page, number} of {count, number}…',
  tooMany: 'One document can have up to {most, number} pages. Send these first, and the others after that.',
  notPictures: 'Only JPEG, PNG and WebP pictures can be pages. Not added: {names}',
  unreadable: 'Page {page, number} can’t be opened. Remove it or take a new photo.',
  small: 'Page {page, number} is too small to read. Remove it and take a new photo.',
  large: 'These pages are too large for one document. Remove some and send them afterwards.',
  failed: 'We couldn’t make one document. Please try again, or send the pictures separately.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    photoPages: typeof photoPagesMessages;
  }
}

import type { MessageTree } from '../i18n/message';

/** Messages about preparers for the public (specification part 2, sections 2 and 8). */
export const preparersMessages = {
  noSuchCode: 'Invalid preparer code or preparer not found.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    preparers: typeof preparersMessages;
  }
}

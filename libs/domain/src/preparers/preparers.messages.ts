import type { MessageTree } from '../i18n/message';

/** What is said of preparers to everybody (specification part 2, sections 2 and 8). */
export const preparersMessages = {
  noSuchCode: 'Invalid preparer code or preparer not found.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    preparers: typeof preparersMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

export const controlsMessages = {
  clear: 'Clear the selection',
  noMatch: 'No matches.',
  firstOnly: 'Showing only the first {count, number}. Type to find more.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    controls: typeof controlsMessages;
  }
}

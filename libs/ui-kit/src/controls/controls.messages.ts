import type { MessageTree } from '@portal/domain/i18n/message';

export const controlsMessages = {
  noMatch: 'Nothing matches.',
  firstOnly: 'Only the first {count, number} are listed. Type to find the others.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    controls: typeof controlsMessages;
  }
}

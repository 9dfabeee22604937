import type { MessageTree } from '@portal/domain/i18n/message';

export const controlsMessages = { noMatch: 'Nothing matches.' } as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    controls: typeof controlsMessages;
  }
}

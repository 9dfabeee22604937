import type { MessageTree } from '@portal/domain/i18n/message';

export const feedbackMessages = { cancel: 'Cancel', close: 'Close' } as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    feedback: typeof feedbackMessages;
  }
}

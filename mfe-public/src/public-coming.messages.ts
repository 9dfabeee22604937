import type { MessageTree } from '@portal/domain/i18n/message';

/** Sentences of the public pages that are not built yet. */
export const publicComingMessages = {
  generalIntake: { title: 'General Intake', about: 'Send us your tax information in four steps, without an account.' },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    publicComing: typeof publicComingMessages;
  }
}

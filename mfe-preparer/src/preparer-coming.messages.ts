import type { MessageTree } from '@portal/domain/i18n/message';

/** Sentences of the preparer's screens that are not built yet. */
export const preparerComingMessages = {
  profile: { title: 'Profile', about: 'Your picture, office address, bio, specialties and personal portal address.' },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    preparerComing: typeof preparerComingMessages;
  }
}

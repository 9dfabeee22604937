import type { MessageTree } from '@portal/domain/i18n/message';

/** Sentences of the public pages that are not built yet. */
export const publicComingMessages = {
  generalIntake: { title: 'General Intake', about: 'Send us your tax information in four steps, without an account.' },
  team: { title: 'Tax Preparers', about: 'Meet the people who prepare your return, and find the one nearest to you.' },
  office: { title: 'Office', about: 'Address, phone and team of this office.' },
  preparer: { title: 'Tax Preparer', about: 'The personal page of a preparer, with the way to an account.' },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    publicComing: typeof publicComingMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Sentences of the client's screens that are not built yet. */
export const clientComingMessages = {
  scheduleC: {
    title: 'Schedule C',
    about: 'Income and expenses of your self-employment, with the profit or loss worked out.',
  },
  messages: { title: 'Messages', about: 'Write to your preparer and read the answers.' },
  preparerIntake: {
    title: 'Tax Intake Form',
    about: 'An intake form that goes straight to the preparer who invited you.',
  },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    clientComing: typeof clientComingMessages;
  }
}

import type { MessageTree } from '../i18n/message';

/** Every sentence of the client's dashboard (specification part 1, sections 2 and 8). */
export const dashboardMessages = {
  welcome: 'Welcome, {firstName}',
  lead: 'Your tax return for {year}',
  loadFailed: 'Failed to load dashboard data',
  progress: 'Your progress',
  nextTitle: 'What to do now',
  next: {
    start: { title: 'Fill in your tax intake form', about: 'It takes about 15 minutes and is saved as you type.' },
    finish: {
      title: 'Finish and submit your tax intake form',
      about: 'Your draft is saved. Submit it when it is complete.',
    },
    identity: { title: 'Upload your ID or a selfie', about: 'Your preparer has to know that it is you.' },
    documents: { title: 'Upload your tax documents', about: 'Your W-2, 1099 or receipts.' },
    done: { title: 'Nothing to do right now', about: 'Everything your preparer asked for is here.' },
  },
  actions: { start: 'Start', finish: 'Continue', upload: 'Go to documents' },
  tiles: { year: 'Tax year', documents: 'Documents', preparers: 'Preparers', lastRefund: 'Last refund' },
  none: '--',
  /** A last refund below zero. */
  owed: 'Owed {amount}',
  started: 'Started',
  yourPreparer: 'Your preparer is {name}',
  writeTo: 'Write to {name}',
  linksTitle: 'Everything else',
  links: {
    intake: { title: 'Tax Intake Form', about: 'Personal details, income, deductions' },
    scheduleC: { title: 'Schedule C', about: 'Self-employment income and expenses' },
    documents: { title: 'Documents', about: 'Upload and view your documents' },
    income: { title: 'Income Summary', about: 'Your income at a glance' },
    messages: { title: 'Messages', about: 'Write to your preparer' },
    preparer: { title: 'My Preparer', about: 'Choose or change your preparer' },
  },
  activity: 'Recent activity',
  intakeCompleted: 'Intake completed',
  intakeStarted: 'Intake started',
  noActivity: 'Nothing has happened yet. Your forms and documents will show up here.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    dashboard: typeof dashboardMessages;
  }
}

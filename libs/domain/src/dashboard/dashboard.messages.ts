import type { MessageTree } from '../i18n/message';

/** Messages of the client's dashboard (specification part 1, sections 2 and 8). */
export const dashboardMessages = {
  welcome: 'Welcome, {firstName}',
  lead: 'Your tax return for {year}',
  loadFailed: 'Failed to load dashboard data',
  progress: 'Your progress',
  next: {
    start: { title: 'Fill in your tax intake form', about: 'It takes about 15 minutes and is saved as you type.' },
    finish: { about: 'Your draft is saved. Submit it when it is complete.' },
  },
  actions: { start: 'Start' },
  submitted: {
    title: 'Submitted on {date}',
    with: 'With {name}',
    withOffice: 'The office will assign your preparer',
    changed: 'You’ve changed answers since then. Submit the form again to send them.',
    view: 'View or change your answers',
  },
  forPreparer: 'Your preparer has {done} of the {count} things they need',
  forPreparerMissing: 'Missing: {names}',
  message: 'Message {name}',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  tiles: { year: 'Tax year', documents: 'Documents', preparers: 'Preparers', lastRefund: 'Last refund' },
  none: '--',
  /** Shown when last year's refund is negative, which means that tax was owed. */
  owed: 'Owed {amount}',
  started: 'Started',
  yourPreparer: 'Your preparer is {name}',
  writeTo: 'Write to {name}',
  linksTitle: 'More',
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
  noActivity: 'No activity yet. Your forms and documents will appear here.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    dashboard: typeof dashboardMessages;
  }
}

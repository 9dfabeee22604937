import type { MessageTree } from '../i18n/message';

/** Messages of the client's dashboard (specification part 1, sections 2 and 8). */
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
    identity: {
      title: 'Upload your ID or a selfie',
      about: 'We need to confirm it’s you. A photo from your phone takes about 2 minutes.',
    },
    documents: {
      title: 'Upload your tax documents',
      about: 'Your W-2, 1099 or receipts. Photos or PDFs, about 5 minutes.',
    },
    preparer: {
      title: 'Choose your preparer',
      about: 'Choose who will prepare your return, or wait for the office to assign someone.',
    },
    preparerGone: {
      title: 'Choose another preparer',
      about: 'Your preparer is no longer with the office. Everything you’ve sent stays here.',
    },
    messages: {
      title: 'Read your new messages',
      about: 'Your preparer may need something from you.',
    },
    done: {
      title: 'You’re all set',
      about: 'Your preparer will review what you sent and message you if anything is missing.',
    },
  },
  actions: {
    start: 'Start',
    finish: 'Continue',
    upload: 'Go to documents',
    choose: 'Choose a preparer',
    read: 'Read messages',
  },
  submitted: {
    title: 'Submitted on {date}',
    with: 'With {name}',
    withOffice: 'The office will assign your preparer',
    next: 'Next: {what}',
    changed: 'You’ve changed answers since then. Submit the form again to send them.',
    view: 'View or change your answers',
  },
  yourTurn: 'Your turn',
  forPreparer: 'Your preparer has {done} of the {count} things they need',
  forPreparerMissing: 'Missing: {names}',
  message: 'Message {name}',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  timeline: {
    title: 'Your return',
    answers: 'Your answers',
    documents: 'Your documents',
    preparation: 'Preparing your return',
    signature: 'You check and sign',
    irs: 'Sent to the IRS',
    done: 'Complete',
    later: 'Later',
    preparerTurn: '{name}’s turn',
    officeTurn: 'Our turn',
    sentOn: 'Submitted {date}',
    answersTime: 'About 15 minutes',
    documentsSent: '{count, plural, =0 {None uploaded yet} one {# uploaded} other {# uploaded}}',
    preparationAbout: 'You’ll get a message if anything is missing.',
  },
  openDocuments: 'Not uploaded yet: {names}. Add them if they apply to you.',
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

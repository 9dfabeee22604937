import type { MessageTree } from '../i18n/message';

/** The client's page of their return, and what surrounds the sentences of `returns.client`. */
export const clientReturnMessages = {
  title: 'Your return',
  lead: 'Where your tax return for {year} is, and whose turn it is',
  turn: 'Whose turn it is',
  loadFailed: 'We couldn’t load the status of your return.',
  steps: 'Steps',
  seeSteps: 'See every step',
  details: 'Dates and filings',
  phases: {
    done: 'Done',
    now: 'Now',
    later: 'Later',
    sentBack: 'Sent back',
    started: 'Started',
    notStarted: 'Not started',
  },
  nowSince: 'Now, since {date}',
  about: {
    documents_needed: 'Photos or PDFs from your phone. It takes about 5 minutes.',
    awaiting_signature: 'For now, you read and sign it with your preparer or at the office.',
    accepted: 'For now, you get it from your preparer or at the office.',
  },
  /** In place of the sentences that name the preparer, while nobody is assigned. */
  nobodyAssigned: {
    ready_to_prepare: 'We have everything. Your return waits for a preparer.',
    preparing: 'We are working on your return.',
  },
  /** Reasons in the second person; the others read the same to staff and to the client. */
  reasons: {
    client_asked: 'you asked for it',
    client_withdrew: 'you told us not to file it',
    no_answer: 'we got no answer from you',
  },
  awaiting:
    '{count, plural, one {We’re waiting for # paper that comes later.} other {We’re waiting for # papers that come later.}}',
  /** Under the sentence that names the first of them. */
  awaitingMore: '{count, plural, one {# more paper comes later.} other {# more papers come later.}}',
  awaitingAbout: 'You have nothing to do now. If you get it earlier, send it right away.',
  checking:
    '{count, plural, one {We’re checking # paper that you sent.} other {We’re checking # papers that you sent.}}',
  seePapers: 'See your papers',
  write: 'Go to messages',
  authorities: {
    federal: 'IRS',
    state: '{state} tax authority',
    city: '{city} tax office',
    unknown: 'tax authority',
  },
  extension: {
    filed: 'An extension was filed on {filed}. Your return is now due on {due}.',
    payment: 'You have more time to file, not more time to pay: the deadline to pay is still {regular}.',
  },
  amended: {
    preparing: '{preparer} is working on your amended return.',
    preparingByNobody: 'We are working on your amended return.',
    about: 'This is about your amended return. Your earlier return stays as it was filed: {earlier}.',
  },
  filings: {
    title: 'What we sent',
    sent: 'Sent on {date}',
    code: 'Reject code {code}',
  },
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    clientReturn: typeof clientReturnMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/**
 * Messages of the privacy notice and the terms. They describe what the portal does (docs/security.md, and docs/operations.md,
 * "Data retention"): when that changes, change them too.
 */
export const legalMessages = {
  privacy: {
    title: 'Privacy',
    lead: 'What {name} does with your information.',
    sections: {
      who: {
        title: 'Who we are',
        text: '{name} prepares tax returns and runs this portal. This page says what the portal does with your information.',
      },
      collect: {
        title: 'What we store',
        text: 'What you type or upload: your name and contact details, Social Security numbers, birth dates, income, deductions, bank details, documents and messages. For your protection we also store when and from which internet address an account is used.',
      },
      estimate: {
        title: 'The estimate without an account',
        text: 'It is calculated in your browser. What you type there is not sent to us.',
      },
      use: {
        title: 'What we use it for',
        text: 'To prepare your tax return and to answer you. Federal law (26 U.S.C. 7216) forbids tax preparers to use or share tax return information for other purposes without your consent. There is no advertising in the portal, and no tracking by other companies.',
      },
      see: {
        title: 'Who can see it',
        text: 'You and your assigned preparer. Your preparer sees only the last four digits of Social Security and account numbers; showing a full number requires a reason and is recorded. If you change preparers, the previous one loses access immediately. The office’s administrators can see your contact details, whether your forms are complete, and your documents. Every time staff open a document, it is recorded. Other clients and other preparers see nothing.',
      },
      protect: {
        title: 'How we protect it',
        text: 'Social Security numbers, birth dates, bank details, messages and documents are encrypted before they are stored. Passwords are stored in a form that nobody can read back. A session ends after 30 minutes without activity. Our emails contain no Social Security numbers, amounts or file names, and not the text of messages.',
      },
      browser: {
        title: 'What stays in your browser',
        text: 'The portal stores your session, your language and appearance, a cookie that recognizes this browser when you sign in again, and, while a new version is being tried out, one that decides for 30 days which version you get. An unfinished general intake stays in its tab, without the Social Security number. A link to a map opens another company’s site, which learns nothing before you follow it.',
      },
      keep: {
        title: 'How long we keep it',
        text: 'Tax forms, messages and the record of who opened what are kept; federal law (26 U.S.C. 6107) requires preparers to keep a return or its data for at least three years. A document that you delete is erased after 30 days. Ended sessions are erased after 30 days, copies of our emails after 90 days, and a recognized browser 180 days after its last sign-in. Backups keep what they contain until the office deletes them.',
      },
      choices: {
        title: 'Your choices',
        text: 'You can correct your answers and delete your documents yourself. To get a copy of your information, or to close your account, contact us.',
      },
    },
  },
  terms: {
    title: 'Terms of use',
    lead: 'What you and {name} can expect from each other in this portal.',
    sections: {
      service: {
        title: 'What the portal is for',
        text: '{name} offers this portal so that you can send us your tax information, upload documents and write to your preparer.',
      },
      filing: {
        title: 'Submitting is not filing',
        text: 'Submitting a form here sends your information to your preparer. It does not file a tax return. Your return is filed only after it has been prepared and you have reviewed and signed it.',
      },
      estimates: {
        title: 'Estimates',
        text: 'An estimate is calculated from what you have entered so far. It is not a promise: your refund or balance can differ, and the IRS or your state has the last word.',
      },
      prices: {
        title: 'Prices',
        text: 'The estimate is free, and so is using the portal. We tell you the price of a return before we prepare it.',
      },
      answers: {
        title: 'Your answers',
        text: 'You are responsible for your return, even if somebody else prepares it. Give us complete and true information, and tell us when something changes.',
      },
      account: {
        title: 'Your account',
        text: 'Your account is yours alone. Choose a password that you use nowhere else, and tell us if you think that somebody knows it. Upload only documents that concern your return.',
      },
      misuse: {
        title: 'Misuse',
        text: 'Trying to see other people’s information is recorded and blocked. We may close an account that is used this way.',
      },
      deadlines: {
        title: 'Deadlines',
        text: 'The portal can be unavailable at times. If a deadline is close, call us: a technical problem does not extend the date by which you must file or pay.',
      },
      privacy: {
        title: 'Privacy',
        text: 'The privacy notice says what happens to your information.',
      },
    },
  },
  contactTitle: 'Questions',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    legal: typeof legalMessages;
  }
}

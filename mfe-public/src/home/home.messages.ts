import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the public home page (specification part 2, section 2). */
export const homeMessages = {
  title: 'Your taxes, prepared by people you can call.',
  lead: 'Enter your information once, see your estimated refund, and let a preparer who knows you handle the return.',
  fileNow: 'File Now',
  call: 'Call {phone}',
  viewTeam: 'View Team',
  signIn: 'Sign In',
  estimate: 'Estimate your refund first',
  price: 'Free, and you need no account. Before we prepare your return, ask us for the price.',
  since: 'Preparing returns since {year}',
  badgesTitle: 'Why people file with us',
  badges: {
    since: 'In business since {year}',
    encrypted: 'Encrypted documents and numbers',
    person: 'One preparer who knows your file',
    languages: 'English and Spanish',
  },
  visitTitle: 'Where and when to find us',
  allOffices: 'See all {count, number} offices',
  bringTitle: 'What to bring',
  bring: {
    identity: 'A photo ID, for you and your spouse',
    numbers: 'Social Security cards or ITIN letters for everyone on the return',
    income: 'Income forms: every W-2 and 1099',
    health: 'Form 1095-A, if your health insurance is from the Marketplace',
    children: 'What you paid for child care, with the provider’s name and tax ID',
    account: 'Your bank’s routing number and your account number, for direct deposit',
    lastYear: 'Last year’s return, if you have it',
  },
  bringLead: 'Missing something? Start anyway. Your preparer will tell you what else is needed.',
  featuredTitle: 'Meet our preparers',
  portalOf: 'Visit Portal',
  portalLabel: 'Visit Portal: {name}',
  howTitle: 'How it works',
  steps: {
    tell: {
      title: 'Tell us about your year',
      text: 'A form in plain English, for you, your spouse and your children. It saves as you type.',
    },
    see: {
      title: 'See your estimate',
      text: 'Your estimated refund updates as you type, and you can see how we calculated it.',
    },
    prepare: {
      title: 'Your preparer takes over',
      text: 'One of our preparers checks everything, asks for anything missing, and prepares your return.',
    },
  },
  safeTitle: 'Your information stays yours',
  safe: {
    encrypted: {
      title: 'Encrypted',
      text: 'Social Security numbers, birth dates and bank details are encrypted before they are stored.',
    },
    preparer: {
      title: 'Your own preparer',
      text: 'No preparer other than yours can open your file.',
    },
    reachable: { title: 'Easy to reach', text: 'Ask us anything by phone, email or portal message.' },
  },
  contactTitle: 'Talk to us',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    home: typeof homeMessages;
  }
}

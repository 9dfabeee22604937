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
  since: 'Preparing returns since {year}',
  badgesTitle: 'Why people file with us',
  badges: {
    since: 'In business since {year}',
    encrypted: 'Encrypted documents and numbers',
    person: 'One preparer who knows your file',
    languages: 'English and Spanish',
  },
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

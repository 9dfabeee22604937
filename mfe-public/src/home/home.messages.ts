import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the public home page (specification part 2, section 2). */
export const homeMessages = {
  title: 'Your taxes, prepared by people you can call.',
  lead: 'Enter your information once, see what refund to expect, and leave the return to a preparer who knows you.',
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
    languages: 'English y español',
  },
  featuredTitle: 'Meet our preparers',
  portalOf: 'Visit Portal',
  portalLabel: 'Visit Portal of {name}',
  howTitle: 'How it works',
  steps: {
    tell: {
      title: 'Tell us about your year',
      text: 'A form in plain English, for you, your spouse and your children. It saves itself while you type.',
    },
    see: {
      title: 'See your estimate',
      text: 'Your estimated refund changes with every number you enter, with the tax lines it comes from.',
    },
    prepare: {
      title: 'Your preparer takes over',
      text: 'A preparer of our office checks everything, asks what is missing, and prepares your return.',
    },
  },
  safeTitle: 'Your information stays yours',
  safe: {
    encrypted: {
      title: 'Encrypted',
      text: 'Social Security numbers, birth dates and bank details are encrypted before they are stored.',
    },
    preparer: {
      title: 'Seen by your preparer',
      text: 'Of our preparers, only the one you are assigned to can open your file.',
    },
    reachable: { title: 'Reachable', text: 'Questions are answered by phone, by email or in your messages.' },
  },
  contactTitle: 'Talk to us',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    home: typeof homeMessages;
  }
}

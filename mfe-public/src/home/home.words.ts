/** Sentences of the public home page (specification part 2, section 2). */
export const homeWords = {
  title: 'Your taxes, prepared by people you can call.',
  lead: 'Enter your information once, see what refund to expect, and leave the return to a preparer who knows you.',
  fileNow: 'File Now',
  call: (phone: string) => `Call ${phone}`,
  viewTeam: 'View Team',
  signIn: 'Sign In',
  since: (year: number) => `Preparing returns since ${year}`,
  howTitle: 'How it works',
  steps: [
    {
      title: 'Tell us about your year',
      text: 'A form in plain English, for you, your spouse and your children. It saves itself while you type.',
    },
    {
      title: 'See your estimate',
      text: 'Your estimated refund changes with every number you enter, with the tax lines it comes from.',
    },
    {
      title: 'Your preparer takes over',
      text: 'A preparer of our office checks everything, asks what is missing, and prepares your return.',
    },
  ],
  safeTitle: 'Your information stays yours',
  safe: [
    {
      title: 'Encrypted',
      text: 'Social Security numbers, birth dates and bank details are encrypted before they are stored.',
    },
    {
      title: 'Seen by your preparer',
      text: 'Of our preparers, only the one you are assigned to can open your file.',
    },
    { title: 'Reachable', text: 'Questions are answered by phone, by e-mail or in your messages.' },
  ],
  contactTitle: 'Talk to us',
} as const;

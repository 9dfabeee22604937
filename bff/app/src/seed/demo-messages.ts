/** A message: its author, its age in days at the time of seeding, and its text. */
type Line = readonly [by: 'client' | 'preparer', days: number, content: string];

interface DemoConversation {
  /** Indexes of the two participants. */
  client: number;
  preparer: number;
  lines: readonly Line[];
}

/**
 * The most recent conversation comes last, because lists sort by the latest message. Everything is marked as read,
 * because unread messages would cause emails.
 */
export const demoConversations: readonly DemoConversation[] = [
  {
    client: 3,
    preparer: 0,
    lines: [
      ['client', 21, 'Can I count my phone as a business expense?'],
      [
        'preparer',
        20,
        'The part of the bill that you use for the business, yes. Put it under Utilities on Schedule C and keep the bills.',
      ],
    ],
  },
  {
    client: 0,
    preparer: 0,
    lines: [
      ['client', 38, 'Hi Renee, I have submitted my intake form. What else do you need from me?'],
      [
        'preparer',
        38,
        'Welcome, Avery. Please upload your W-2 on the Documents page. If you paid for day care, I need those receipts as well.',
      ],
      ['client', 37, 'Both are there now. The 1099 of my credit union came today, I will add it tomorrow.'],
      [
        'preparer',
        36,
        'Thank you, I can read all of it. Does your property tax bill for the summer say what you paid?',
      ],
      ['client', 12, 'I found it and uploaded it under Other.'],
      [
        'preparer',
        11,
        'That is what I was looking for.\nOnly your ID is missing now: a photo of the front of your driver’s license is enough.',
      ],
    ],
  },
  {
    client: 2,
    preparer: 0,
    lines: [
      ['client', 5, 'I moved last week. I have changed the address on my form.'],
      [
        'preparer',
        5,
        'Thank you for telling me. Please press Submit Form once more, so that your return goes out with the new address.',
      ],
    ],
  },
];

/** Posts from the office to a whole group. */
export const demoPosts = [
  {
    group_type: 'all_clients',
    days: 25,
    content: 'Your W-2 should have reached you by now. If it has not, ask your employer first, then tell us.',
  },
  {
    group_type: 'all_clients',
    days: 7,
    content: 'Both offices are open on Saturdays from 9 to 3 now. You need no appointment to drop off papers.',
  },
  {
    group_type: 'all_preparers',
    days: 6,
    content:
      'Team meeting on Monday at 8:30 in the main office. Please bring your questions about the Child Tax Credit.',
  },
] as const;

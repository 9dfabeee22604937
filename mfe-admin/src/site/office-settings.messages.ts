import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the Office Settings page. */
export const officeSettingsMessages = {
  loadFailed: 'Failed to load settings',
  about: 'This is how clients, preparers and visitors see your office.',
  save: 'Save Settings',
  saved: 'Settings saved.',
  phoneOptional: 'Second phone (optional)',
  legalHelp: 'Named in the privacy notice and the terms. Leave empty to use the office name.',
  priceHelp: 'Shown on the home page below the free estimate, e.g. “Simple returns from $120”.',
  colorHelp: 'For example #0b5e6b. Leave empty for the default color. We adjust shades that are hard to read.',
  reviewHelp: 'Nobody can ask a client to sign before somebody other than the preparer has checked the return.',
  timeZoneHelp: 'The office’s days begin at midnight there: the age of returns, reminders once a day, expected dates.',
  badgesHelp: 'One per line, up to {most}. Shown on the home page, e.g. a license.',
  featured: 'Featured preparer {place}',
  featuredHelp: 'Shown on the home page, in this order.',
  nobody: 'None',
  noPreparers: 'Once you’ve approved preparers, you can feature up to three on the home page.',
  logo: {
    title: 'Logo',
    about: 'Shown next to your office name on every page.',
    choose: 'Upload a logo',
    help: 'JPG or PNG, up to 2 MB. Transparent areas become white.',
    alt: 'Your office logo',
    uploaded: 'Logo updated.',
    uploadFailed: 'Failed to upload the logo',
    remove: 'Remove logo',
    removed: 'Logo removed.',
  },
  seasons: {
    title: 'Tax seasons',
    about: 'Clients and preparers work in the open seasons. A closed season can still be read, but not changed.',
    loadFailed: 'Failed to load the tax seasons',
    states: {
      preparing: 'In preparation',
      open: 'Open',
      closed: 'Closed',
    },
    isDefault: 'shown first',
    noEstimate: 'Works without an estimate: the portal doesn’t have this year’s tax law.',
    openYear: 'Open tax year {year}',
    reopenYear: 'Open {year} again',
    closeYear: 'Close {year}',
    changeFailed: 'Failed to change the season',
    opening: {
      title: 'Open tax year {year}?',
      about:
        'Clients can then fill in their forms and upload documents for {year}. What they entered for other years stays as it is.',
      action: 'Open Season',
      done: 'Tax year {year} is open.',
    },
    closing: {
      title: 'Close tax year {year}?',
      about:
        'Clients and preparers can still read and download everything of {year}, but no longer change it. You can open it again at any time.',
      action: 'Close Season',
      done: 'Tax year {year} is closed.',
    },
  },
  preview: 'Preview',
  since: 'Since {year}',
  sample: 'Sign In',
  adjusted: 'Shown as {shade} to keep it readable.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    officeSettings: typeof officeSettingsMessages;
  }
}

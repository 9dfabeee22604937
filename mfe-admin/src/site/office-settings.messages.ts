import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the Office Settings page. */
export const officeSettingsMessages = {
  loadFailed: 'Failed to load settings',
  about: 'This is what clients, preparers and visitors see of your office.',
  save: 'Save Settings',
  saved: 'The settings were saved.',
  phoneOptional: 'Second phone (optional)',
  colourHelp: 'Like #0b5e6b. Empty: the colour of the portal. A shade that cannot be read is made darker or lighter.',
  badgesHelp: 'One per line, up to {most}. They stand on the home page, such as a licence.',
  featured: 'Featured preparer {place}',
  featuredHelp: 'Shown on the home page, in this order.',
  nobody: 'Nobody',
  noPreparers: 'As soon as you have approved preparers, up to three of them can be shown on the home page.',
  logo: {
    title: 'Logo',
    about: 'It stands beside the name of your office on every page, as soon as it is uploaded.',
    choose: 'Upload a logo',
    help: 'JPG or PNG, at most 2 MB. What is transparent becomes white.',
    alt: 'The logo of your office',
    uploaded: 'Your logo has been changed.',
    uploadFailed: 'Failed to upload the logo',
    remove: 'Remove logo',
    removed: 'Your logo has been removed.',
  },
  preview: 'Preview',
  since: 'Since {year}',
  sample: 'Sign In',
  adjusted: 'Shown as {shade}, so that everybody can read it.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    officeSettings: typeof officeSettingsMessages;
  }
}

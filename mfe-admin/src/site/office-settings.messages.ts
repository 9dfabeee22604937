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

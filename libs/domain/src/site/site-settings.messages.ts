import type { MessageTree } from '../i18n/message';

/** Messages of the screen with the office's own settings. */
export const siteSettingsMessages = {
  fields: {
    name: 'Office name',
    founded_year: 'Founded in',
    phone: 'Phone',
    second_phone: 'Second phone',
    email: 'Email',
    legal_name: 'Legal name',
    price_note: 'Price line',
    price_note_es: 'Price line in Spanish',
    accent_colour: 'Accent color',
    trust_badges: 'Badges',
    featured_preparer_ids: 'Featured preparers',
    requires_review: 'A second person checks every return',
    time_zone: 'Time zone',
    version: 'Version',
  },
  updateFailed: 'Failed to update settings',
  notApproved: 'Choose approved preparers only.',
  logoTooLarge: 'A logo must be under 2MB',
  changedMeanwhile: 'Someone else changed these settings in the meantime.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    siteSettings: typeof siteSettingsMessages;
  }
}

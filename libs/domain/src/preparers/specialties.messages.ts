import type { MessageTree } from '../i18n/message';

/**
 * Specialties that preparers commonly list, by their English name in lower case with underscores, so that people read
 * them in their own language. Others are shown as typed.
 */
export const specialtiesMessages = {
  tax_expert: 'Tax Expert',
  individual_returns: 'Individual Returns',
  business_tax: 'Business Tax',
  tax_planning: 'Tax Planning',
  tax_credits: 'Tax Credits',
  deductions: 'Deductions',
  small_business: 'Small Business',
  self_employment: 'Self-Employment',
  new_clients: 'New Clients',
  customer_service: 'Customer Service',
  itin: 'ITIN',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    specialties: typeof specialtiesMessages;
  }
}

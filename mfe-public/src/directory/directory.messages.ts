import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the directory, the office pages and the preparers' pages (specification part 2, section 2). */
export const directoryMessages = {
  title: 'Tax Preparers',
  lead: 'The people who prepare your return. Choose one, or let us find the best for you.',
  back: 'Back to Home',
  signIn: 'Sign In',
  search: 'Search preparers',
  searchHint: 'Name or email',
  office: 'Office',
  everyOffice: 'All offices',
  findOffice: 'Find an office',
  officeHint: 'Name or city',
  apply: 'Search',
  officesShown: 'Showing {count, number} of {total, number} offices. Search to find the others.',
  noOffice: 'No offices match your search',
  officesTitle: 'Our offices',
  visit: 'Visit Portal',
  copy: 'Copy Portal Link',
  copied: 'Portal link copied',
  copyFailed: 'The link could not be copied. It is {link}',
  email: 'Email',
  call: 'Call',
  of: '{action} {name}',
  empty: 'No tax preparers available at the moment.',
  noMatch: 'No preparers match your search',
  clear: 'Clear filters',
  shown: 'Showing {count, number} of {total, number} tax preparers',
  pages: 'Pages of the list',
  firstPage: 'First page',
  nextPage: 'Next page',
  failed: 'Failed to load tax preparers',
  specialties: 'Specialties of {name}',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    directory: typeof directoryMessages;
  }
}

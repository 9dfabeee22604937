import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the directory, the office pages and the preparers' pages (specification part 2, section 2). */
export const directoryMessages = {
  title: 'Tax Preparers',
  lead: 'Choose a preparer, or we’ll match you with the right person.',
  back: 'Back to Home',
  signIn: 'Sign In',
  search: 'Search preparers',
  searchHint: 'Name or email',
  office: 'Office',
  everyOffice: 'All offices',
  findOffice: 'Find an office',
  officeHint: 'Name or city',
  language: 'Language',
  everyLanguage: 'All languages',
  specialty: 'Specialty',
  everySpecialty: 'All specialties',
  apply: 'Search',
  officesShown: 'Showing {count, number} of {total, number} offices. Search to find the rest.',
  noOffice: 'No offices match your search',
  officesTitle: 'Our offices',
  visit: 'Visit Portal',
  copy: 'Copy Portal Link',
  copied: 'Portal link copied',
  copyFailed: 'We couldn’t copy the link. Copy it here: {link}',
  email: 'Email',
  call: 'Call',
  of: '{action} {name}',
  empty: 'No tax preparers available at the moment.',
  noMatch: 'No preparers match your search',
  clear: 'Clear filters',
  shown: 'Showing {count, number} of {total, number} tax preparers',
  pages: 'Pagination',
  firstPage: 'First page',
  nextPage: 'Next page',
  failed: 'Failed to load tax preparers',
  found: '{total, plural, one {# tax preparer} other {# tax preparers}}',
  speaks: 'Speaks {languages}',
  specialties: '{name}’s specialties',
  moreSpecialties: '+{count, number} more',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    directory: typeof directoryMessages;
  }
}

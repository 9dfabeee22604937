import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of an office's page (specification part 2, section 2). */
export const officeMessages = {
  back: 'Back to Home',
  locations: 'All locations',
  signIn: 'Sign In',
  visitTitle: 'Visit or call us',
  teamTitle: 'Our team',
  teamShown: 'Showing {count} of {total} preparers.',
  wholeTeam: 'See the whole team',
  choose: 'Choose {name}',
  fileNow: 'File Now',
  noTeam: 'No tax preparers available at the moment.',
  startTitle: 'Ready when you are',
  startLead: 'Start online now, or call and talk to someone first.',
  start: 'Start Your Tax Return',
  call: 'Call {phone}',
  notFound: 'Office Not Found',
  notFoundDetail: 'The office you’re looking for doesn’t exist.',
  description: '{name} at {address}, {city}: meet the tax preparers, call, or start your tax return.',
  failed: 'We couldn’t load this office.',
  map: 'View on a map',
  mapOf: 'View on a map: {name}',
  hours: 'Opening hours',
  closed: 'Closed',
  callForHours: 'Call us for our hours.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    office: typeof officeMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of a preparer's public page (specification part 2, section 2). */
export const landingMessages = {
  code: 'Preparer code: {code}',
  officeHours: '{office}: address and hours',
  services: 'Services',
  noServices: 'Tax returns for individuals and families',
  about: 'About {name}',
  startTitle: 'Work with {name}',
  startLead: 'Anything you send goes straight to {name}. Already have an account? Sign in.',
  signIn: 'Sign In',
  createAccount: 'Create Account',
  notFound: 'Preparer Not Found',
  notFoundDetail: 'Invalid preparer code or preparer not found.',
  description: '{name} prepares tax returns at {office}. See services, call, or start your tax return.',
  failed: 'We couldn’t load this preparer.',
  email: 'Email',
  call: 'Call',
  allPreparers: 'All tax preparers',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    landing: typeof landingMessages;
  }
}

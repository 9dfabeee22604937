import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the frame around the areas; account and session messages are in domain/account. */
export const shellMessages = {
  /** Shown until the office's own name has loaded. */
  product: 'Tax Portal',
  checking: 'Checking your session…',
  loadingPage: 'Loading the page…',
  areaFailed: 'This part of the portal is not available right now.',
  areaFailedDetail: 'The rest still works. Please try again in a moment.',
  pageFailed: 'Something went wrong on this page.',
  signIn: 'Sign In',
  signOut: 'Logout',
  account: 'Account',
  unsaved: {
    title: 'Log out without saving?',
    about: 'Something that you typed has not been saved. It is lost when you log out.',
    signOut: 'Log out and discard it',
  },
  logoutUnconfirmed: 'You are signed out in this browser, but the server has not confirmed it yet.',
  logoutUnconfirmedDetail:
    'We keep trying as long as this page is open. Unheard, the session on the server ends after 30 minutes without activity.',
  logoutRetry: 'Try to sign out again',
  titles: {
    home: 'Home',
    dashboard: 'Dashboard',
    login: 'Sign In',
    register: 'Create Account',
    account: 'Your account',
    forgotPassword: 'Forgot your password?',
    resetPassword: 'Choose a new password',
    test: 'Test page',
    notFound: 'Page not found',
  },
  notFound: 'Page not found',
  notFoundLead: 'There is nothing at this address. It may have been mistyped, or the page has moved.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    shell: typeof shellMessages;
  }
}

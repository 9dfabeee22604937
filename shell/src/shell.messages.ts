import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the frame around the areas; account and session messages are in domain/account. */
export const shellMessages = {
  /** Shown until the office's own name has loaded. */
  product: 'Tax Portal',
  checking: 'Checking your session…',
  loadingPage: 'Loading the page…',
  areaFailed: 'This part of the portal is not available right now.',
  areaFailedDetail: 'Everything else still works. Please try again in a moment.',
  pageFailed: 'Something went wrong on this page.',
  signIn: 'Sign In',
  signOut: 'Logout',
  account: 'Account',
  unsaved: {
    title: 'Log out without saving?',
    about: 'You have unsaved changes. If you log out now, they’ll be lost.',
    signOut: 'Log out and discard changes',
  },
  logoutUnconfirmed: 'You’re signed out on this device.',
  logoutUnconfirmedDetail:
    'We couldn’t reach the server to end your session there; we’ll keep trying while this page is open. If we can’t, it ends by itself after 30 minutes.',
  logoutRetry: 'Try signing out again',
  titles: {
    home: 'Home',
    dashboard: 'Dashboard',
    login: 'Sign In',
    register: 'Create Account',
    account: 'Your account',
    secondFactor: 'Two-step sign-in',
    forgotPassword: 'Forgot your password?',
    resetPassword: 'Choose a new password',
    verifyEmail: 'Confirm your email address',
    test: 'Test page',
    notFound: 'Page not found',
  },
  notFound: 'Page not found',
  notFoundLead: 'We can’t find that page. Check the address, or go back to the home page.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    shell: typeof shellMessages;
  }
}

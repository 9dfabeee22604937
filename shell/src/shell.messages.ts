import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the frame around the areas; account and session messages are in domain/account. */
export const shellMessages = {
  /** Shown until the office's own name has loaded. */
  product: 'Tax Portal',
  checking: 'Checking your session…',
  loadingPage: 'Loading the page…',
  areaFailed: 'This part of the portal is not available right now.',
  areaFailedDetail: 'Everything else still works. Please try again in a moment.',
  areaFailedOffline: 'You’re offline. Check your internet connection, then try again.',
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
  /** Notices above any page. */
  notices: {
    verifyTitle: 'Confirm your email address',
    verifyResend: 'Send a new link',
    verifySent: 'We sent a link to {email}.',
    demoMails: 'Demo: no email is sent. View messages here (this computer only).',
    forgotFailed: 'We couldn’t send the link. Please try again.',
    unverifiedClient:
      'We sent a link to {email}. Until you open it, you can upload only {most, plural, one {# file} other {# files}} and get no emails about messages.',
    unverifiedStaff: 'We sent a link to {email}. Until you open it, you get no emails about messages.',
    pendingTitle: 'Welcome, {name}',
    pendingMeanwhile:
      'While you wait, complete your profile. Clients and messages appear here once the office approves your account.',
    editProfile: 'Edit your profile',
    idleTitle: 'Are you still there?',
    idleKept: 'Nothing you typed on this page will be lost.',
  },
  notFound: 'Page not found',
  notFoundLead: 'We can’t find that page. Check the address, or go back to the home page.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    shell: typeof shellMessages;
  }
}

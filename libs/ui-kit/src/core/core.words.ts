/** Words of the frame around every screen. */
export const coreWords = {
  menu: 'Menu',
  mainNavigation: 'Main',
  skip: 'Skip to content',
  loading: 'Loading…',
  tryAgain: 'Try Again',
  dismiss: 'Dismiss',
  messages: 'Messages from the portal',
  done: 'Complete',
  pending: 'Pending',
  none: '--',
  notReady: 'This page is not ready yet.',
  backToDashboard: 'Back to the dashboard',
  backHome: 'Back to Home',
} as const;

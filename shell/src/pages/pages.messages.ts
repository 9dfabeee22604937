import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the shell's own pages, except those shared with account messages. */
export const pagesMessages = {
  loginTitle: 'Sign in',
  loginLead: 'Welcome back. Choose your account type.',
  signingInAs: 'Sign in as',
  submitLogin: 'Sign In',
  noAccount: 'No account yet?',
  toRegister: 'Create an account',
  browse: 'Browse All Tax Preparers',
  backHome: 'Back to home',
  clientsHaveNoPin: 'Clients don’t use a PIN. Check your email and password.',
  pinTitle: 'Your security PIN',
  pinLead: 'Your account is ready. One more step before you continue.',
  pinLabel: 'Security PIN',
  pinOnce: 'Write down this PIN now. You won’t see it again.',
  pinNeeded: 'You’ll need it every time you sign in, along with your email and password.',
  pinCopy: 'Copy PIN',
  pinNoted: 'I’ve saved my PIN',
  accountTitle: 'Your account',
  accountName: 'Name',
  changePassword: 'Change your password',
  pinHelp: 'The 4-digit PIN the office gave you.',
  registerTitle: 'Create your account',
  registerLead:
    'It takes about a minute. Your information is encrypted, and no preparer other than yours can open your file.',
  submitRegister: 'Create Account',
  haveAccount: 'Already have an account?',
  createdBefore: 'Your account was created. Please sign in with your email and password.',
  createdWithoutPin: 'Your account was created, but we couldn’t show you its PIN. Please ask the office to reset it.',
  toLogin: 'Sign in',
  passwordHelpStaff:
    'At least {min} characters, unless you use two-step sign-in. A short sentence is easy to remember and hard to guess.',
  passwordHelp: 'At least {min} characters. A short sentence is easy to remember and hard to guess.',
  optional: '{label} (optional)',
  changeTitle: 'Choose a new password',
  protectTitle: 'Protect your account',
  protectLead:
    'Your password has fewer than {min} characters. Choose a longer one, or keep it and set up two-step sign-in.',
  protectByPassword: 'Choose a longer password',
  protectByFactor: 'Or set up two-step sign-in',
  protectByFactorAbout:
    'You keep your password. Signing in will also take a code from an app on your phone, or a passkey.',
  submitChange: 'Change Password',
  changeFailed: 'We couldn’t change your password',
  currentFilledIn: 'Already filled in with your temporary password.',
  currentLost: 'Don’t have your current password? Choose Logout, then “Forgot password?” on the sign-in page.',
  repeatNew: 'Confirm new password',
  forgot: 'Forgot password?',
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter your email address and we’ll send you a link to reset your password.',
  submitForgot: 'Send the link',
  forgotSent: 'If there’s an account for {email}, we’ve sent a link.',
  forgotSentDetail:
    'It works once and expires in {minutes} minutes. If you don’t see it, check your spam folder or the address you typed.',
  resetLead: 'Every device signed in to your account will be signed out. Then sign in with your new password.',
  askForLink: 'Request a new link',
  backToLogin: 'Back to sign in',
  verifyLead: 'Press the button to confirm that this address is yours.',
  verifySubmit: 'Confirm my email address',
  verifyFailed: 'We couldn’t confirm your email address. Please try again.',
  verified: 'Your email address is confirmed',
  verifiedAlready: 'Your email address is already confirmed',
  verifyOver: 'This link has expired or was already used',
  verifyOverIn: 'We can email you a new one.',
  verifyOverOut:
    'If you’ve already confirmed your address, there’s nothing left to do. Otherwise, sign in to get a new link.',
  toDashboard: 'Go to your dashboard',
  testTitle: 'Test page',
  testLead: 'Check which build of each part is running and whether the API responds.',
  testPart: 'Part',
  testVersion: 'Version',
  testBuild: 'Build',
  testApi: 'API',
  testAnswers: 'responding',
  testSilent: 'not responding',
  testUnknown: 'unavailable',
  testLooking: 'Checking…',
  parts: {
    shell: 'Shell',
    public: 'Public pages',
    client: 'Client area',
    preparer: 'Preparer area',
    admin: 'Admin area',
  },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    pages: typeof pagesMessages;
  }
}

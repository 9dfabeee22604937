import type { MessageTree } from '@portal/domain/i18n/message';

/** Sentences of the shell's own pages that the account's words do not hold. */
export const pagesMessages = {
  loginTitle: 'Sign in',
  loginLead: 'Welcome back. Choose how you use the portal.',
  signingInAs: 'Sign in as',
  submitLogin: 'Sign In',
  noAccount: 'No account yet?',
  toRegister: 'Create an account',
  browse: 'Browse All Tax Preparers',
  backHome: 'Back to home',
  clientsHaveNoPin: 'Clients sign in without a PIN: please check your email and your password.',
  pinTitle: 'Your security PIN',
  pinLead: 'Your account is there. One thing before you go on.',
  pinLabel: 'Security PIN',
  pinOnce: 'Please note this PIN now. It is shown this one time only.',
  pinNeeded: 'You need it each time you sign in, with your email and your password.',
  pinCopy: 'Copy the PIN',
  pinNoted: 'I have noted it',
  accountTitle: 'Your account',
  accountName: 'Name',
  changePassword: 'Change your password',
  pinHelp: 'The 4 digits you got from the office with your account.',
  registerTitle: 'Create your account',
  registerLead:
    'It takes a minute. Your information is encrypted, and of our preparers only the one you are assigned to can open your file.',
  submitRegister: 'Create Account',
  haveAccount: 'Already have an account?',
  toLogin: 'Sign in',
  passwordHelp: 'At least {min} characters. A short sentence is easy to remember and hard to guess.',
  optional: '{label} (optional)',
  changeTitle: 'Choose a new password',
  submitChange: 'Change Password',
  changeFailed: 'Failed to change the password',
  repeatNew: 'Repeat the new password',
  forgot: 'Forgot password?',
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Tell us your email address, and we send you a link to choose a new one.',
  submitForgot: 'Send the link',
  forgotSent: 'If {email} has an account here, a link is on its way to it.',
  forgotSentDetail:
    'It works once, for {minutes} minutes. If nothing comes, look into the folder for unwanted mail, or check the address.',
  forgotFailed: 'The link could not be asked for. Please try again.',
  demoMails: 'Demo note: no mail leaves this machine. Read them here, on this machine only.',
  resetLead: 'Whoever is signed in to your account is signed out, and you sign in with the new password.',
  askForLink: 'Ask for a new link',
  backToLogin: 'Back to sign in',
  pendingTitle: 'Welcome, {name}',
  pendingMeanwhile:
    'Until then you can complete your profile. You will see clients and messages here as soon as the office has approved you.',
  editProfile: 'Edit your profile',
  idleTitle: 'Are you still there?',
  idleKept: 'Nothing you have typed on this page is lost.',
  testTitle: 'Test page',
  testLead: 'Which build of each part is running, and whether the API answers.',
  testPart: 'Part',
  testVersion: 'Version',
  testBuild: 'Build',
  testApi: 'API',
  testAnswers: 'answers',
  testSilent: 'does not answer',
  testUnknown: 'not reachable',
  testLooking: 'Looking…',
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

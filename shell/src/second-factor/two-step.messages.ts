import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of two-step sign-in: its step at sign-in, and its page. */
export const twoStepMessages = {
  stepTitle: 'Two-step sign-in',
  stepRecovery: 'Enter one of the recovery codes you saved. Each works once.',
  code: '6-digit code',
  recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use your authenticator app instead',
  back: 'Back',
  title: 'Two-step sign-in',
  lead: 'Besides your password and PIN, signing in takes a code from an app on your phone, or a passkey.',
  toAccount: 'Back to your account',
  toNewPassword: 'Choose a longer password instead',
  manage: 'Manage two-step sign-in',
  loadFailed: 'We couldn’t load your settings.',
  need: 'You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password. You can also add a passkey below.',
  start: 'Set up two-step sign-in',
  setUpFailed: 'We couldn’t set up two-step sign-in. Please try again.',
  scan: 'Scan this code with your authenticator app.',
  qrLabel: 'QR code for your authenticator app',
  type: 'Or type this key into the app:',
  copyKey: 'Copy Key',
  firstCode: 'The app shows a new code every 30 seconds.',
  finish: 'Turn on two-step sign-in',
  codesTitle: 'Your recovery codes',
  codesOnce: 'Save these codes now. You won’t see them again.',
  codesAbout: 'If you lose your phone, sign in with one of them instead of a code from the app. Each works once.',
  copyCodes: 'Copy Codes',
  download: 'Download',
  print: 'Print',
  saved: 'I’ve saved my codes',
  onByPasskey: 'Two-step sign-in is on: signing in takes your passkey.',
  addApp: 'Set up an authenticator app too',
  on: 'Two-step sign-in has been on since {at}.',
  codesLeft:
    '{count, plural, =0 {You have no recovery codes left.} one {You have # recovery code left.} other {You have # recovery codes left.}}',
  renew: 'Create new recovery codes',
  replace: 'Use a different app or phone',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step sign-in?',
  turnOffAbout: 'Anyone with your password and PIN could then sign in. Your recovery codes stop working.',
  turnOffApp: 'Signing in with your password and PIN will then take a passkey or a recovery code.',
  appRemoved: 'Your authenticator app is no longer used.',
  turnedOff: 'Two-step sign-in is off.',
  changeFailed: 'We couldn’t save this change. Please try again.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    twoStep: typeof twoStepMessages;
  }
}

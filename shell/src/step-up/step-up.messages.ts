import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the dialog that confirms the person's identity. */
export const stepUpMessages = {
  title: 'Confirm that it’s you',
  why: 'This is sensitive, so please enter your password again. You won’t be asked again for five minutes.',
  codeHelp: 'The newest code from your authenticator app, or a recovery code.',
  submit: 'Confirm',
  useCode: 'Use a code instead',
  usePassword: 'Use your password instead',
  missing: { password: 'Enter your password.', code: 'Enter a code.' },
  failed: 'We couldn’t confirm this. Please try again.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    stepUp: typeof stepUpMessages;
  }
}

import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the dialog that confirms the person's identity. */
export const stepUpMessages = {
  title: 'Confirm that it’s you',
  why: {
    password:
      'Some actions need a recent sign-in, so please enter your password again. We won’t ask again for {minutes} minutes.',
    code: 'Some actions need a recent sign-in, so please enter a code. We won’t ask again for {minutes} minutes.',
  },
  codeHelp: 'The newest code from your authenticator app, or a recovery code.',
  submit: 'Confirm',
  missing: { password: 'Enter your password.', code: 'Enter a code.' },
  failed: 'We couldn’t confirm this. Please try again.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    stepUp: typeof stepUpMessages;
  }
}

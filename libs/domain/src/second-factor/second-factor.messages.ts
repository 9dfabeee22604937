import type { MessageTree } from '../i18n/message';

/** Messages about two-step sign-in that the server sends or several areas show. */
export const secondFactorMessages = {
  fields: { code: 'Code', password: 'Password' },
  wrongCode: 'This code isn’t valid. Enter the newest code from your app.',
  alreadyConfirmed: 'Please start again: this setup was replaced or already finished.',
  notSetUp: 'Two-step sign-in is not set up.',
  resetOwn: 'You can’t reset your own two-step sign-in. Ask another admin.',
  passwordTooShort:
    'Without two-step sign-in, your password must have at least {min} characters. Change it first, then turn two-step sign-in off.',
  isRequired: 'The office requires two-step sign-in, so it can’t be turned off.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    secondFactor: typeof secondFactorMessages;
  }
}

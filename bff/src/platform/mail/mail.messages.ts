import type { MessageTree } from '@portal/domain/i18n/message';
import type { MailKind } from './mail-kinds';

type Sentences = Readonly<Record<'subject' | 'text' | 'advice', string>>;

/** Email texts. Only the link is secret, and no email reveals what an account contains. */
export const mailMessages = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  office: '{office}, {phone}',
  automatic: 'This mail was sent by the portal of the office. Please do not answer it.',
  actions: { reset_link: 'Choose a new password', signIn: 'Sign in' },
  linkBelow: 'If the button does not work, copy this address into your browser:',
  kinds: {
    reset_link: {
      subject: 'Choose a new password',
      text: 'A new password was asked for, for your account. The link below works once, within the next {minutes} minutes.',
      advice: 'If it was not you, do nothing: your password stays as it is, and nobody else has this link.',
    },
    password_changed: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed on {at}. Everybody who was signed in with the old one was signed out.',
      advice: 'If it was not you, call the office at once: {phone}.',
    },
    pin_changed: {
      subject: 'Your security PIN was changed',
      text: 'The office gave your account a new security PIN on {at}. You get it from the office itself, never by mail.',
      advice: 'If nobody has told you of it, call the office: {phone}.',
    },
    account_approved: {
      subject: 'Your account is approved',
      text: 'The office approved your account on {at}. Everything in it is open to you now.',
      advice: 'If you have questions, call the office: {phone}.',
    },
    account_rejected: {
      subject: 'Your registration was not approved',
      text: 'The office looked at your registration as a tax preparer and did not approve it, on {at}. The account is closed.',
      advice: 'If you think that this is a mistake, call the office: {phone}.',
    },
    email_changed: {
      subject: 'Your email address was changed',
      text: 'The office changed the email address of your account on {at}. From now on you sign in with the new one.',
      advice: 'If nobody has told you of it, call the office: {phone}.',
    },
    new_sign_in: {
      subject: 'New sign-in to your account',
      text: 'Somebody signed in to your account on {at}, from a browser that was not used with it before.',
      advice:
        'If it was you, there is nothing to do. If not, choose a new password at once and call the office: {phone}.',
    },
    sign_in_slowed: {
      subject: 'Many wrong tries to sign in to your account',
      text: 'There were many wrong tries to sign in to your account, the last one on {at}. Further tries are slowed down, so that nobody can guess.',
      advice: 'If it was not you, choose a new password and call the office: {phone}.',
    },
    temporary_password_ends: {
      subject: 'Your temporary password ends soon',
      text: 'The temporary password of your account works until {at}. Sign in before that and choose a password of your own.',
      advice: 'If you no longer have it, ask for a link with “Forgot password?” where you sign in, or call {phone}.',
    },
    message_waiting: {
      subject: 'A message is waiting for you',
      text: 'Since {at} a message has been waiting for you in the portal. Sign in to read it and to answer.',
      advice:
        'What it says stands in the portal only, never in a mail. If you have questions, call the office: {phone}.',
    },
  } satisfies Record<MailKind, Sentences>,
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    mail: typeof mailMessages;
  }
}

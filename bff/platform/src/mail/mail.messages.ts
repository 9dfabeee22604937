import type { MessageTree } from '@portal/domain/i18n/message';
import type { MailKind } from './mail-kinds';

type Sentences = Readonly<Record<'subject' | 'text' | 'advice', string>>;

/** Email texts; `phone` includes the colon before the number, or is empty. Only the link is secret, and no email reveals what an account contains. */
export const mailMessages = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  automatic: 'This email was sent automatically. Please do not reply.',
  actions: { reset_link: 'Choose a new password', verify_email: 'Confirm your email', signIn: 'Sign in' },
  linkBelow: 'If the button doesn’t work, copy this address into your browser:',
  kinds: {
    reset_link: {
      subject: 'Choose a new password',
      text: 'Someone asked to reset the password for your account. The link below works once and expires in {minutes} minutes.',
      advice: 'If this wasn’t you, ignore this email. Your password won’t change.',
    },
    verify_email: {
      subject: 'Confirm your email address',
      text: 'This address was entered for an account in our portal. Please confirm that it’s yours. The link below works once and expires in {days} days.',
      advice:
        'If this wasn’t you, ignore this email. Unless you confirm, we won’t send anything about the account to this address.',
    },
    password_changed: {
      subject: 'Your password was changed',
      text: 'The password for your account was changed on {at}. Devices signed in with the old password were signed out.',
      advice: 'If this wasn’t you, call the office right away{phone}.',
    },
    pin_changed: {
      subject: 'Your security PIN was changed',
      text: 'The office set a new security PIN for your account on {at}. The office gives it to you directly, never by email.',
      advice: 'If you weren’t expecting this, call the office{phone}.',
    },
    second_factor_set_up: {
      subject: 'Two-step sign-in was set up',
      text: 'Two-step sign-in was set up for your account on {at}. From now on, signing in also needs a code from your authenticator app.',
      advice: 'If this wasn’t you, call the office right away{phone}.',
    },
    second_factor_removed: {
      subject: 'Two-step sign-in was turned off',
      text: 'Two-step sign-in was turned off for your account on {at}. Signing in no longer needs a code.',
      advice: 'If you weren’t expecting this, call the office right away{phone}.',
    },
    passkey_added: {
      subject: 'A passkey was added',
      text: 'A passkey was added to your account on {at}. It can be used to sign in.',
      advice: 'If this wasn’t you, remove it under “Your account” and call the office right away{phone}.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      text: 'A passkey was removed from your account on {at}. It can no longer be used to sign in.',
      advice: 'If this wasn’t you, call the office right away{phone}.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      text: 'A recovery code for your account was used on {at}. Each recovery code works only once.',
      advice: 'If this wasn’t you, change your password right away and call the office{phone}.',
    },
    account_approved: {
      subject: 'Your account is approved',
      text: 'The office approved your account on {at}. You now have full access.',
      advice: 'If you have questions, call the office{phone}.',
    },
    account_rejected: {
      subject: 'Your registration was not approved',
      text: 'The office reviewed your registration as a tax preparer and did not approve it. Your account was closed on {at}.',
      advice: 'If you think this is a mistake, call the office{phone}.',
    },
    email_changed: {
      subject: 'Your email address was changed',
      text: 'The office changed the email address for your account on {at}. From now on, sign in with the new address.',
      advice: 'If you weren’t expecting this, call the office{phone}.',
    },
    new_sign_in: {
      subject: 'New sign-in to your account',
      text: 'Someone signed in to your account from a new browser on {at}.',
      advice:
        'If this was you, you don’t need to do anything. If not, change your password right away and call the office{phone}.',
    },
    sign_in_slowed: {
      subject: 'Repeated failed sign-in attempts',
      text: 'There were several failed attempts to sign in to your account, most recently on {at}. We’ve slowed down further attempts to protect your account.',
      advice: 'If this wasn’t you, change your password and call the office{phone}.',
    },
    temporary_password_ends: {
      subject: 'Your temporary password expires soon',
      text: 'The temporary password for your account expires on {at}. Sign in before then and choose your own password.',
      advice: 'If you no longer have it, use “Forgot password?” on the sign-in page or call the office{phone}.',
    },
    message_waiting: {
      subject: 'A message is waiting for you',
      text: 'You’ve had an unread message in the portal since {at}. Sign in to read it and reply.',
      advice: 'For your privacy, we never put messages in email. If you have questions, call the office{phone}.',
    },
    return_started: {
      subject: 'We started on your tax return',
      text: 'Your preparer started working on your tax return on {at}.',
      advice: 'You don’t need to do anything now. Sign in to see how it’s going.',
    },
    info_needed: {
      subject: 'We need something from you',
      text: 'On {at}, your preparer asked for something that we need to go on with your tax return. Sign in to see what it is.',
      advice: 'For your privacy, we never put details in email. If you have questions, call the office{phone}.',
    },
    return_ready: {
      subject: 'Your tax return is ready to check',
      text: 'Your tax return has been ready for you to check and sign since {at}. Sign in to see what to do next.',
      advice: 'Nothing is sent to the IRS before you sign. If you have questions, call the office{phone}.',
    },
    return_filed: {
      subject: 'Your tax return was sent',
      text: 'We sent your tax return on {at}. It is not accepted yet; that usually takes a few days.',
      advice: 'You don’t need to do anything now. We’ll let you know when there’s an answer.',
    },
    return_accepted: {
      subject: 'Your tax return was accepted',
      text: 'Your tax return was accepted on {at}. Sign in to see what was filed.',
      advice: 'Keep a copy for your records. If you have questions, call the office{phone}.',
    },
    return_amended: {
      subject: 'We’re correcting your tax return',
      text: 'On {at}, your preparer began an amended return, which corrects the one that was accepted. Sign in to see how it’s going.',
      advice: 'You don’t need to do anything now. Nothing is sent to the IRS before you sign.',
    },
    return_sent_back: {
      subject: 'Your tax return was sent back',
      text: 'Your tax return was sent back on {at}. This happens, and we’re working on it. Sign in to see why.',
      advice: 'You still have time to correct it. If you have questions, call the office{phone}.',
    },
    documents_requested: {
      subject: 'We need documents from you',
      text: '{count, plural, one {We need # document from you} other {We need # documents from you}} for your tax return. Sign in to see which, and to send photos or files.',
      advice: 'For your privacy, we never put details in email. If you have questions, call the office{phone}.',
    },
    documents_sent_back: {
      subject: 'Please send some documents again',
      text: '{count, plural, one {We couldn’t use # document that you sent} other {We couldn’t use # documents that you sent}}. Sign in to see why, and to send a better copy.',
      advice: 'For your privacy, we never put details in email. If you have questions, call the office{phone}.',
    },
    documents_reminder: {
      subject: 'We’re still waiting for documents',
      text: '{count, plural, one {We still need # document from you} other {We still need # documents from you}} for your tax return. Sign in to send them, or to tell us why you can’t.',
      advice: 'For your privacy, we never put details in email. If you have questions, call the office{phone}.',
    },
  } satisfies Record<MailKind, Sentences>,
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    mail: typeof mailMessages;
  }
}

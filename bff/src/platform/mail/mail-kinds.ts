import type { Locale } from '@portal/domain/i18n/locales';

/**
 * Every mail there is, with the facts that stand in it. No kind has room for an SSN, an amount, a file name or a text that
 * somebody wrote: mail is read on the way and stays for years. Points in time are RFC 3339.
 */
export interface MailFacts {
  /** The token of the link; dies after `minutes`. */
  reset_link: { token: string; minutes: number };
  password_changed: { at: string };
  pin_changed: { at: string };
  account_approved: { at: string };
  account_rejected: { at: string };
  /** Goes to the address that was left. */
  email_changed: { at: string };
  /** From a browser that was not known. */
  new_sign_in: { at: string };
  /** So many wrong tries that further ones are slowed down. */
  sign_in_slowed: { at: string };
  temporary_password_ends: { at: string };
  /** Since when; neither from whom nor what it says. */
  message_waiting: { at: string };
}

export type MailKind = keyof MailFacts;

export interface NewMail<Kind extends MailKind> {
  kind: Kind;
  /** What it tells of, up to 120 characters: for one cause only one mail of a kind is ever sent. */
  cause: string;
  to: { email: string; first_name: string; locale: Locale | null };
  facts: MailFacts[Kind];
  /** After this it is not sent any more. */
  expires_at?: Date;
}

/** What is encrypted in the outbox. */
export interface MailContent {
  first_name: string;
  /** Where the portal is, for links; absent when that is not known. */
  origin?: string;
  facts: Partial<{ token: string; minutes: number; at: string }>;
}

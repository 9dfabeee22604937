import type { Locale } from '@portal/domain/i18n/locales';

/**
 * All kinds of email, with the facts they contain. No kind may contain an SSN, an amount, a file name or user-written
 * text: email can be read in transit and is kept for years. Timestamps are RFC 3339.
 */
export interface MailFacts {
  /** Token of the link; expires after `minutes`. */
  reset_link: { token: string; minutes: number };
  /** Token of the link that verifies the address; expires after `days`. */
  verify_email: { token: string; days: number };
  password_changed: { at: string };
  pin_changed: { at: string };
  second_factor_set_up: { at: string };
  /** Removed by its owner, or reset by the office. */
  second_factor_removed: { at: string };
  passkey_added: { at: string };
  passkey_removed: { at: string };
  recovery_code_used: { at: string };
  account_approved: { at: string };
  account_rejected: { at: string };
  /** Sent to the old address. */
  email_changed: { at: string };
  /** Sign-in from a new browser. */
  new_sign_in: { at: string };
  /** Sent once there are so many failed attempts that further ones are slowed down. */
  sign_in_slowed: { at: string };
  temporary_password_ends: { at: string };
  /** Time since which the message has been waiting; sender and content are deliberately absent. */
  message_waiting: { at: string };
  /** Moves of a tax return. What is missing, and why, can be read in the portal only. */
  return_started: { at: string };
  info_needed: { at: string };
  return_ready: { at: string };
  return_filed: { at: string };
  return_accepted: { at: string };
  /** An amended return follows the accepted one. */
  return_amended: { at: string };
  return_sent_back: { at: string };
  /** How many documents are open or were sent back. Which ones, and why, can be read in the portal only. */
  documents_requested: { count: number };
  documents_sent_back: { count: number };
  documents_reminder: { count: number };
}

export type MailKind = keyof MailFacts;

/**
 * Kinds that tell what goes on in an account. They wait until the address is verified, because it may be a stranger's;
 * the links themselves and warnings do not.
 */
const waitsForVerification: Readonly<Record<MailKind, boolean>> = {
  reset_link: false,
  verify_email: false,
  password_changed: false,
  pin_changed: false,
  second_factor_set_up: false,
  second_factor_removed: false,
  passkey_added: false,
  passkey_removed: false,
  recovery_code_used: false,
  account_approved: true,
  account_rejected: false,
  email_changed: false,
  new_sign_in: false,
  sign_in_slowed: false,
  temporary_password_ends: false,
  message_waiting: true,
  return_started: true,
  info_needed: true,
  return_ready: true,
  return_filed: true,
  return_accepted: true,
  return_amended: true,
  return_sent_back: true,
  documents_requested: true,
  documents_sent_back: true,
  documents_reminder: true,
};
export const kindsForVerified = (Object.keys(waitsForVerification) as MailKind[]).filter(
  (kind) => waitsForVerification[kind],
);

export interface NewMail<Kind extends MailKind> {
  kind: Kind;
  /** Identifies the cause, in up to 120 characters. Only one email of each kind is sent per cause. */
  cause: string;
  to: { email: string; first_name: string; locale: Locale | null };
  facts: MailFacts[Kind];
  /** Not sent after this time. */
  expires_at?: Date;
}

/** The encrypted part of an email in the outbox. */
export interface MailContent {
  first_name: string;
  /** Origin of the portal, for links; absent if unknown. */
  origin?: string;
  facts: Partial<{ token: string; minutes: number; days: number; at: string; count: number }>;
}

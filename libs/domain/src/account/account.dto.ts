import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Email, Flag, OneOf, Phone, Text } from '../contract/rules';
import { locales, type Locale } from '../i18n/locales';
import { roles, type Role } from '../contract/access-policy';
import { accountStatuses, type AccountStatus } from './account-status';
import { accountLimits } from './account.limits';
import { NewPassword, PasswordText } from './password.rule';
import type {} from './account.messages';

/** The only roles that can be registered publicly; any other returns 400 (decisions, section 3). */
export const registrableRoles = ['client', 'preparer'] as const satisfies readonly Role[];

@Labels('account.fields')
export class Login {
  @Required() @Text(254) email!: string;
  @Required() @PasswordText() password!: string;
  // Accepts any text: a malformed PIN must get the same response as a wrong one.
  @Text(16) pin?: string | null;
  /** Code of an authenticator app, or a recovery code; required once the account has a second factor. */
  @Text(32) code?: string | null;
}

@Labels('account.fields')
export class Register {
  @Required() @Email() email!: string;
  @Required() @NewPassword() password!: string;
  @Required() @Text(accountLimits.nameMax) first_name!: string;
  @Required() @Text(accountLimits.nameMax) last_name!: string;
  @Required() @OneOf(registrableRoles) role!: (typeof registrableRoles)[number];
  @Phone() phone?: string | null;
  /** Code of the preparer on whose page a client registers. Ignored unless it belongs to an approved preparer. */
  @Text(1000) preparer_code?: string | null;
  /**
   * Whether the password was generated for the user: it expires after 72 hours and must be changed at the first
   * sign-in.
   */
  @Flag() temporary?: boolean;
}

@Labels('account.fields')
export class ChangePassword {
  @Required() @PasswordText() current_password!: string;
  @Required() @NewPassword() new_password!: string;
}

@Labels('account.fields')
export class ForgotPassword {
  @Required() @Email() email!: string;
}

@Labels('account.fields')
export class ResetPassword {
  /** The fragment of the emailed link (the part after `#`). */
  @Required() @Text(100) token!: string;
  @Required() @NewPassword() password!: string;
}

@Labels('account.fields')
export class VerifyEmail {
  /** The fragment of the emailed link (the part after `#`). */
  @Required() @Text(100) token!: string;
}

@Labels('account.fields')
export class Preferences {
  @Required() @OneOf(locales) locale!: Locale;
}

export class User {
  @Required() @Text() id!: string;
  @Required() @Email() email!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Text() phone!: string | null;
  @Required() @OneOf(roles) role!: Role;
  @Text() preparer_code?: string;
  @Required() @OneOf(accountStatuses) status!: AccountStatus;
  /**
   * Language of screens and emails. Stored in the account and adopted by each browser at sign-in; null until chosen.
   */
  @OneOf(locales) locale!: Locale | null;
  @Required() @Flag() must_change_password!: boolean;
  /**
   * True while staff must change their password only because it is too short without a second factor, which they may set
   * up instead; otherwise absent.
   */
  @Flag() password_too_short?: boolean;
  /** True until the person has opened the link sent to the address; otherwise absent. */
  @Flag() email_unverified?: boolean;
  /** True while the office requires a second factor that the account does not have yet; otherwise absent. */
  @Flag() must_set_up_second_factor?: boolean;
  @Required() @Text() created_at!: string;
}

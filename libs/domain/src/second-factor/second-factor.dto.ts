import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Flag, Moment, Text, Texts, WholeNumber } from '../contract/rules';
import { secondFactorLimits } from './second-factor.limits';
import type {} from './second-factor.messages';

@Labels('secondFactor.fields')
export class SecondFactorCode {
  /** Code of an authenticator app; spaces are ignored. */
  @Required() @Text(32) code!: string;
}

@Labels('secondFactor.fields')
export class StepUp {
  /** Accepted from people without a second factor. */
  @Text(1000) password?: string | null;
  /** Code of an authenticator app, or a recovery code; required once the account has a second factor. */
  @Text(32) code?: string | null;
}

export class SecondFactor {
  /** Whether signing in with the password takes a second factor: an authenticator app or a passkey. */
  @Required() @Flag() enabled!: boolean;
  /** Whether the office requires a second factor, so that it cannot be removed. */
  @Required() @Flag() required!: boolean;
  /** Since when an authenticator app is set up; null without one. */
  @Moment() enabled_at!: string | null;
  @Required() @WholeNumber(0, secondFactorLimits.recoveryCodes) recovery_codes_left!: number;
}

/** A new authenticator app, which is used once its first code has confirmed it. */
export class AuthenticatorSetup {
  /** Base32, for typing into the app. */
  @Required() @Text(64) secret!: string;
  /** `otpauth://` URI, for the QR code. */
  @Required() @Text(500) uri!: string;
}

export class RecoveryCodes {
  /** Shown only once. */
  @Required() @Texts(32, secondFactorLimits.recoveryCodes) recovery_codes!: string[];
}

import { get, post } from '../contract/endpoint';
import { accountHolder, staffUnready } from '../contract/access-policy';
import type { AuthenticatorSetup, RecoveryCodes, SecondFactor, SecondFactorCode, StepUp } from './second-factor.dto';

export const secondFactorEndpoints = {
  read: get('/auth/second-factor', staffUnready).returns<SecondFactor>(),
  /** Creates the secret of a new authenticator app. An app in use stays valid until the new one is confirmed. */
  setUp: post('/auth/second-factor/setup', staffUnready, { stepUp: true }).returns<AuthenticatorSetup>(),
  /** Takes the new app's first code, replaces all recovery codes, and ends the account's other sessions. */
  confirm: post('/auth/second-factor/confirm', staffUnready, { stepUp: true })
    .takes<SecondFactorCode>()
    .returns<RecoveryCodes>(),
  renewRecoveryCodes: post('/auth/second-factor/recovery-codes', staffUnready, {
    stepUp: true,
  }).returns<RecoveryCodes>(),
  remove: post('/auth/second-factor/remove', staffUnready, { stepUp: true }).returnsNothing(),
  /** Confirms the caller's identity for the endpoints that require step-up authentication. */
  stepUp: post('/auth/step-up', accountHolder).takes<StepUp>().returnsNothing(),
};

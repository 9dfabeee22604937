import { bindContract } from '../contract/contract';
import { AuthenticatorSetup, RecoveryCodes, SecondFactor, SecondFactorCode, StepUp } from './second-factor.dto';
import { secondFactorEndpoints } from './second-factor.endpoints';

export const secondFactorContract = bindContract('secondFactor', secondFactorEndpoints, {
  read: { response: SecondFactor },
  setUp: { response: AuthenticatorSetup },
  confirm: { body: SecondFactorCode, response: RecoveryCodes },
  renewRecoveryCodes: { response: RecoveryCodes },
  remove: {},
  stepUp: { body: StepUp },
});

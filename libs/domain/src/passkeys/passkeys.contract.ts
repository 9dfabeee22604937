import { bindContract } from '../contract/contract';
import { Session } from '../account/session.dto';
import {
  AddedPasskey,
  NewPasskey,
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
} from './passkeys.dto';
import { passkeyEndpoints } from './passkeys.endpoints';

export const passkeysContract = bindContract('passkeys', passkeyEndpoints, {
  list: { response: Passkey },
  creationOptions: { response: PasskeyCreation },
  add: { body: NewPasskey, response: AddedPasskey },
  rename: { body: PasskeyName, response: Passkey },
  remove: {},
  signInOptions: { response: PasskeyRequest },
  signIn: { body: PasskeyAssertion, response: Session },
  stepUpOptions: { response: PasskeyRequest },
  stepUp: { body: PasskeyAssertion },
});

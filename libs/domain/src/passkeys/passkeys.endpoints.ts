import { accountHolder, anyone } from '../contract/access-policy';
import { get, post, put, remove } from '../contract/endpoint';
import type { Session } from '../account/session.dto';
import type {
  AddedPasskey,
  NewPasskey,
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
} from './passkeys.dto';
import { passkeyLimits } from './passkeys.limits';

const maxJsonBytes = passkeyLimits.body;

/** The caller's passkeys (WebAuthn), and signing in or confirming one's identity with one. */
export const passkeyEndpoints = {
  /** Lists them, the newest first. */
  list: get('/auth/passkeys', accountHolder).returnsList<Passkey>(),
  creationOptions: post('/auth/passkeys/creation-options', accountHolder, { stepUp: true }).returns<PasskeyCreation>(),
  /** Ends the other sessions of staff, because a passkey is a second factor for them. */
  add: post('/auth/passkeys', accountHolder, { stepUp: true, maxJsonBytes })
    .takes<NewPasskey>()
    .returns<AddedPasskey>(),
  rename: put('/auth/passkeys/{id}', accountHolder, { stepUp: true }).takes<PasskeyName>().returns<Passkey>(),
  /** Ends the caller's other sessions. */
  remove: remove('/auth/passkeys/{id}', accountHolder, { stepUp: true }).returnsNothing(),
  /** The same for everyone: the browser offers the passkeys that it has. */
  signInOptions: post('/auth/passkeys/sign-in-options', anyone).returns<PasskeyRequest>(),
  /** Replaces password, PIN and code. Every failure has the same response. */
  signIn: post('/auth/passkeys/sign-in', anyone, { cookie: true, maxJsonBytes })
    .takes<PasskeyAssertion>()
    .returns<Session>(),
  stepUpOptions: post('/auth/passkeys/step-up-options', accountHolder).returns<PasskeyRequest>(),
  /** Confirms the caller's identity, as `secondFactor.stepUp` does with a password or a code. */
  stepUp: post('/auth/passkeys/step-up', accountHolder, { maxJsonBytes }).takes<PasskeyAssertion>().returnsNothing(),
};

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@portal/domain/passkeys/passkeys.dto';
import { passkeyAlgorithms, passkeyLimits } from '@portal/domain/passkeys/passkeys.limits';

const timeout = passkeyLimits.challenge;
const key = 'public-key' as const;

/** Asks the person to create a passkey. @throws DOMException, or the library's error of the same name */
export async function createPasskey(creation: PasskeyCreation): Promise<NewPasskey> {
  const { challenge, rp_id, rp_name, user_handle, email, name, exclude } = creation;
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rp_id, name: rp_name },
      user: { id: user_handle, name: email, displayName: name },
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: key, alg })),
      excludeCredentials: exclude.map((known) => ({ id: known, type: key })),
      // Stored by the authenticator together with the account, so that signing in needs no email.
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout,
    },
  });
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  };
}

/** Asks the person to use a passkey. @throws DOMException, or the library's error of the same name */
export async function signWithPasskey({ challenge, rp_id, allow }: PasskeyRequest): Promise<PasskeyAssertion> {
  const allowCredentials = allow.map((id) => ({ id, type: key }));
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: rp_id, allowCredentials, userVerification: 'required', timeout },
  });
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}

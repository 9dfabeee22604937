import { Injectable } from '@nestjs/common';
import type { NewPasskey, PasskeyAssertion } from '@portal/domain/passkeys/passkeys.dto';
import { passkeyAlgorithms } from '@portal/domain/passkeys/passkeys.limits';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { decoyKey } from './decoy-key';
import { PasskeyChallenges, type ChallengePurpose } from './passkey-challenges';
import { RelyingParty } from './relying-party';
import type { StoredPasskey } from './passkeys.repository';

/** An answered challenge. The caller makes sure that the challenge is used once and the counter advances. */
export interface Answered {
  challenge: string;
  counter: number;
}

export interface VerifiedPasskey extends Answered {
  credential_id: Buffer;
  public_key: Buffer;
}

/**
 * Verifies what authenticators send (WebAuthn Level 3, sections 7.1 and 7.2): origin, domain, challenge, signature, and
 * that the authenticator has verified its user. Any failure is undefined, because all of it is input.
 */
@Injectable()
export class PasskeyVerifier {
  private readonly decoy = decoyKey();

  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly relyingParty: RelyingParty,
  ) {}

  async verifyNew(
    { credential_id, client_data, attestation }: NewPasskey,
    purpose: ChallengePurpose,
  ): Promise<VerifiedPasskey | undefined> {
    if (!isWithoutCertificates(attestation)) return undefined;
    const expected = this.expected(purpose);
    const response = { clientDataJSON: client_data, attestationObject: attestation };
    const verified = await verifyRegistrationResponse({
      ...expected.options,
      response: { ...credential(credential_id), response },
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const key = { credential_id: Buffer.from(id, 'base64url'), public_key: Buffer.from(publicKey) };
    return { ...key, counter, challenge: expected.answered() };
  }

  /** @param passkey undefined if no account has it, which takes as long to verify */
  async verify(
    { credential_id, client_data, authenticator_data, signature }: PasskeyAssertion,
    passkey: StoredPasskey | undefined,
    purpose: ChallengePurpose,
  ): Promise<Answered | undefined> {
    const expected = this.expected(purpose);
    const response = { clientDataJSON: client_data, authenticatorData: authenticator_data, signature };
    const verified = await verifyAuthenticationResponse({
      ...expected.options,
      response: { ...credential(credential_id), response },
      // The counter is compared where it is stored.
      credential: { id: credential_id, publicKey: new Uint8Array(passkey?.public_key ?? this.decoy), counter: 0 },
    }).catch(() => undefined);
    if (!verified?.verified || !passkey) return undefined;
    return { counter: verified.authenticationInfo.newCounter, challenge: expected.answered() };
  }

  private expected(purpose: ChallengePurpose) {
    let answered = '';
    const expectedChallenge = (challenge: unknown): boolean => {
      if (typeof challenge !== 'string' || !this.challenges.isGenuine(challenge, purpose)) return false;
      answered = challenge;
      return true;
    };
    const { origin: expectedOrigin, id: expectedRPID } = this.relyingParty;
    const options = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
    return { options, answered: () => answered };
  }
}

const credential = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

/**
 * Returns whether the library may verify an attestation. Certificates are not asked for: it would fetch the revocation
 * lists that they name, from any address. Browsers send `none`, or `packed` signed by the passkey itself.
 */
function isWithoutCertificates(attestation: string): boolean {
  try {
    const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
    const format = object.get('fmt');
    return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

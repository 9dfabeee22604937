import { Injectable } from '@nestjs/common';
import type { RefusalReason } from '@portal/domain/audit/audit.actions';
import type { PasskeyAssertion } from '@portal/domain/passkeys/passkeys.dto';
import type { EntityManager } from 'typeorm';
import type { Actor } from '@portal/bff-platform/request/actor';
import { PasskeyChallenges, type ChallengePurpose } from './passkey-challenges';
import { PasskeyVerifier, type Answered } from './passkey-verifier';
import { PasskeysRepository, type StoredPasskey } from './passkeys.repository';

export interface UsedPasskey extends Answered {
  passkey: StoredPasskey;
}

export const signInPurpose: ChallengePurpose = { action: 'sign-in', subject: '' };

/** Bound to the session, so that a passkey confirms the identity in one browser only. */
export const stepUpOf = ({ session_id }: Pick<Actor, 'session_id'>): ChallengePurpose => ({
  action: 'step-up',
  subject: session_id,
});

/** Uses a passkey: first its signature, then, in the caller's transaction, its challenge and its counter. */
@Injectable()
export class PasskeyUse {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly verifier: PasskeyVerifier,
    private readonly challenges: PasskeyChallenges,
  ) {}

  /** Returns the passkey that an assertion names, whether or not its signature is valid. */
  find({ credential_id }: PasskeyAssertion): Promise<StoredPasskey | undefined> {
    return this.passkeys.findByCredential(Buffer.from(credential_id, 'base64url'));
  }

  /** @returns undefined unless a stored passkey has signed a challenge of this purpose */
  async verify(
    assertion: PasskeyAssertion,
    purpose: ChallengePurpose,
    passkey?: StoredPasskey,
  ): Promise<UsedPasskey | undefined> {
    const stored = passkey ?? (await this.find(assertion));
    const answered = await this.verifier.verify(assertion, stored, purpose);
    return stored && answered && { ...answered, passkey: stored };
  }

  /** Accepts a verified use once, on however many servers it is sent. @returns why not, or undefined */
  async accept(
    transaction: EntityManager,
    { passkey, challenge, counter }: UsedPasskey,
  ): Promise<RefusalReason | undefined> {
    if (!(await this.challenges.use(transaction, challenge))) return 'wrong_passkey';
    return (await this.passkeys.recordUse(transaction, passkey.id, counter)) ? undefined : 'passkey_counter';
  }
}

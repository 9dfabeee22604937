import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { passkeyLimits } from '@portal/domain/passkeys/passkeys.limits';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '@portal/bff-platform/config/env';
import { derivedKey } from '@portal/bff-platform/config/secrets';
import { DatabaseClock } from '@portal/bff-platform/database/database-clock';
import { UsedPasskeyChallengeEntity } from './passkey.entity';

/**
 * What a challenge is for. `subject` is the account that adds a passkey or the session that confirms an identity, so
 * that nobody can use a challenge of someone else; signing in has none, because nobody is known yet.
 */
export interface ChallengePurpose {
  action: 'add' | 'sign-in' | 'step-up';
  subject: string;
}

const [nonceBytes, timeBytes] = [16, 6];
const signedBytes = nonceBytes + timeBytes;

/**
 * Issues and checks the challenges that authenticators sign: nonce, expiry (ms since 1970) and a signature of both. A
 * server keeps nothing until one is answered, so visitors cannot fill a table, and any replica can check it.
 */
@Injectable()
export class PasskeyChallenges {
  private readonly key: KeyObject;

  constructor(
    private readonly database: DataSource,
    private readonly clock: DatabaseClock,
    env: Env,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'passkey challenges');
  }

  /** @returns base64url */
  async issue(purpose: ChallengePurpose): Promise<string> {
    const expiry = Buffer.alloc(timeBytes);
    expiry.writeUIntBE(Math.floor(await this.clock.now()) + passkeyLimits.challenge, 0, timeBytes);
    const signed = Buffer.concat([randomBytes(nonceBytes), expiry]);
    return Buffer.concat([signed, this.signature(signed, purpose)]).toString('base64url');
  }

  /** Returns whether this portal has issued the challenge for this purpose. It may have expired: see `use`. */
  isGenuine(challenge: string, purpose: ChallengePurpose): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    const signed = bytes.subarray(0, signedBytes);
    const expected = this.signature(signed, purpose);
    const actual = bytes.subarray(signedBytes);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }

  /**
   * @param challenge a genuine one
   * @returns true for exactly one of several concurrent calls, on all servers, and false for an expired challenge
   */
  async use(transaction: EntityManager, challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    const used = await transaction
      .createQueryBuilder()
      .insert()
      .into(UsedPasskeyChallengeEntity)
      .values({ challenge: bytes, expires_at: new Date(expiryOf(bytes)) })
      .orIgnore()
      .returning('expires_at > now() AS in_time')
      .execute();
    const [row] = used.raw as { in_time: boolean }[];
    return row?.in_time === true;
  }

  /** Keeps them for an hour more than they are valid, because the database's clock may be set back. */
  async deleteExpired(): Promise<void> {
    const expired = `expires_at < now() - interval '1 hour'`;
    await this.database.createQueryBuilder().delete().from(UsedPasskeyChallengeEntity).where(expired).execute();
  }

  private signature(signed: Buffer, { action, subject }: ChallengePurpose): Buffer {
    return createHmac('sha256', this.key).update(signed).update(`${action} ${subject}`).digest();
  }
}

const expiryOf = (challenge: Buffer): number => challenge.readUIntBE(nonceBytes, timeBytes);

import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AssignmentEntity } from '../src/assignment.entity';
import { PreparerProfileEntity } from '../src/auth/accounts/preparer-profile.entity';
import { UserEntity } from '../src/auth/accounts/user.entity';
import { EmailVerificationEntity } from '../src/auth/email-verification/email-verification.entity';
import { PasskeyEntity, UsedPasskeyChallengeEntity } from '../src/auth/passkeys/passkey.entity';
import { PasswordResetEntity } from '../src/auth/password-reset/password-reset.entity';
import { newToken, tokenHash } from '../src/auth/sessions/opaque-tokens';
import { AuditLogEntity } from '@portal/bff-platform/audit/audit-log.entity';
import { IdempotencyKeyEntity } from '@portal/bff-platform/idempotency/idempotency-key.entity';
import { MailEntity } from '@portal/bff-platform/mail/mail.entity';
import { RateLimitEntity } from '@portal/bff-platform/rate-limit/rate-limit.entity';
import {
  ciphertext,
  defineFactory,
  inDays,
  inMinutes,
  insertRows,
  type Needs,
} from '@portal/bff-platform/testing/factory';

/**
 * Factories for test data: volume, and states that the API cannot reach. They write through the entities, so a renamed
 * column does not compile.
 */
/** Rows per statement: a trigger runs for each one, and a thousand hit the statement timeout on a busy machine. */
const assignedAtOnce = 200;

export const accessFactories = (manager: EntityManager) => ({
  /** People who never sign in; `api.people` makes accounts that can. */
  user: defineFactory(manager, UserEntity, () => ({
    id: uuidv7(),
    email: `${uuidv7()}@example.com`,
    first_name: 'A',
    last_name: 'B',
    role: 'client' as const,
    status: 'active' as const,
    password_hash: '',
    email_verified_at: new Date() as Date | null,
  })),

  preparerProfile: defineFactory(
    manager,
    PreparerProfileEntity,
    (_given: Needs<PreparerProfileEntity, 'user_id' | 'preparer_code'>) => ({}),
  ),

  assignment: defineFactory(
    manager,
    AssignmentEntity,
    ({ client_id }: Needs<AssignmentEntity, 'client_id' | 'preparer_id'>) => ({ assigned_by: client_id }),
  ),

  mail: defineFactory(manager, MailEntity, (_given: Needs<MailEntity, 'kind'>) => ({
    id: uuidv7(),
    cause: uuidv7(),
    locale: 'en' as const,
    recipient: 'a@example.com',
    content: ciphertext,
    next_attempt_at: inMinutes(60),
  })),

  auditEntry: defineFactory(manager, AuditLogEntity, (_given: Needs<AuditLogEntity, 'action'>) => ({})),

  rateLimit: defineFactory(manager, RateLimitEntity, (_given: Needs<RateLimitEntity, 'key'>) => ({
    attempts: 1,
    window_ends_at: inMinutes(1),
  })),

  idempotencyKey: defineFactory(
    manager,
    IdempotencyKeyEntity,
    (_given: Needs<IdempotencyKeyEntity, 'owner' | 'key' | 'endpoint'>) => ({
      body_hash: ciphertext,
      status: 201,
      response: ciphertext,
      expires_at: inDays(1),
    }),
  ),

  passkey: defineFactory(
    manager,
    PasskeyEntity,
    (_given: Needs<PasskeyEntity, 'user_id' | 'credential_id' | 'public_key'>) => ({ id: uuidv7(), name: 'Phone' }),
  ),

  usedPasskeyChallenge: defineFactory(manager, UsedPasskeyChallengeEntity, () => ({
    challenge: Buffer.from(uuidv7()),
    expires_at: inMinutes(5),
  })),

  /** Inserts a link to choose a new password. @returns its token */
  resetLink: async (user_id: string, minutes = 9): Promise<string> => {
    const token = newToken();
    await insertRows(manager, PasswordResetEntity, [
      { id: uuidv7(), user_id, token_hash: tokenHash(token), expires_at: inMinutes(minutes) },
    ]);
    return token;
  },

  /** Inserts a link that verifies an address. @returns its token */
  verificationLink: async ({ id: user_id, email }: Id & { email: string }, minutes = 9): Promise<string> => {
    const token = newToken();
    await insertRows(manager, EmailVerificationEntity, [
      { id: uuidv7(), user_id, email, token_hash: tokenHash(token), expires_at: inMinutes(minutes) },
    ]);
    return token;
  },

  /** Assigns clients to a preparer, or reassigns them, without history. */
  assign: async (clients: Id | readonly Id[] | undefined, preparer: Id | undefined): Promise<void> => {
    const all = [clients].flat();
    for (let from = 0; from < all.length; from += assignedAtOnce)
      await manager
        .createQueryBuilder()
        .insert()
        .into(AssignmentEntity, ['client_id', 'preparer_id', 'assigned_by'])
        .values(
          all
            .slice(from, from + assignedAtOnce)
            .map((client) => ({ client_id: client?.id, preparer_id: preparer?.id, assigned_by: client?.id })),
        )
        .orUpdate(['preparer_id'], ['client_id'])
        .updateEntity(false)
        .execute();
  },
});

export type AccessFactories = ReturnType<typeof accessFactories>;

interface Id {
  readonly id: string;
}

import { createHash } from 'node:crypto';
import { taxYear } from '@portal/domain/tax/tax.limits';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AssignmentEntity } from '../../src/access/assignment.entity';
import { PreparerProfileEntity } from '../../src/auth/accounts/preparer-profile.entity';
import { UserEntity } from '../../src/auth/accounts/user.entity';
import { PasswordResetEntity } from '../../src/auth/password-reset/password-reset.entity';
import { newToken, tokenHash } from '../../src/auth/sessions/opaque-tokens';
import { AssignmentHistoryEntity } from '../../src/modules/assignments/assignment-history.entity';
import { DocumentEntity } from '../../src/modules/documents/document.entity';
import { IntakeEntity } from '../../src/modules/intakes/intake.entity';
import { MessageEntity, MessageThreadEntity } from '../../src/modules/messages/message.entity';
import { OfficeEntity } from '../../src/modules/offices/office.entity';
import { ClientPreferenceEntity } from '../../src/modules/preferences/client-preference.entity';
import { ScheduleCEntity } from '../../src/modules/schedule-c/schedule-c.entity';
import { AuditLogEntity } from '../../src/platform/audit/audit-log.entity';
import { IdempotencyKeyEntity } from '../../src/platform/idempotency/idempotency-key.entity';
import { MailEntity } from '../../src/platform/mail/mail.entity';
import { RateLimitEntity } from '../../src/platform/rate-limit/rate-limit.entity';
import { defineFactory, insertRows } from './factory';

/** The columns that every row of this table must be given. */
type Needs<Row, Columns extends keyof Row> = Pick<Row, Columns>;

/** Placeholder ciphertext. Send texts that a test reads back through the API, which encrypts them. */
const ciphertext = Buffer.alloc(1);
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns the time this many minutes from now. */
export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
export const inDays = (days: number): Date => inMinutes(days * 24 * 60);

/**
 * Factories for test data: volume, and states that the API cannot reach. They write through the entities, so a renamed
 * column does not compile.
 */
export const makeFactories = (manager: EntityManager) => ({
  /** People who never sign in; `api.people` makes accounts that can. */
  user: defineFactory(manager, UserEntity, () => ({
    id: uuidv7(),
    email: `${uuidv7()}@example.com`,
    first_name: 'A',
    last_name: 'B',
    role: 'client' as const,
    status: 'active' as const,
    password_hash: '',
  })),

  preparerProfile: defineFactory(
    manager,
    PreparerProfileEntity,
    (_given: Needs<PreparerProfileEntity, 'user_id' | 'preparer_code'>) => ({}),
  ),

  office: defineFactory(manager, OfficeEntity, ({ id }: Needs<OfficeEntity, 'id'>) => ({
    name: id,
    address: '1 Main Street',
    city: 'Detroit',
    state: 'MI',
    zip_code: '48226',
    phone: '313-555-0100',
    email: 'office@example.com',
  })),

  assignment: defineFactory(
    manager,
    AssignmentEntity,
    ({ client_id }: Needs<AssignmentEntity, 'client_id' | 'preparer_id'>) => ({ assigned_by: client_id }),
  ),

  reassignment: defineFactory(
    manager,
    AssignmentHistoryEntity,
    ({ client_id }: Needs<AssignmentHistoryEntity, 'client_id' | 'to_preparer_id'>) => ({
      id: uuidv7(),
      client_name: 'C',
      to_preparer_name: 'P',
      via: 'admin' as const,
      reassigned_by: client_id,
      reassigned_by_name: 'C',
    }),
  ),

  intake: defineFactory(manager, IntakeEntity, (_given: Needs<IntakeEntity, 'user_id'>) => ({
    id: uuidv7(),
    tax_year: taxYear,
  })),

  scheduleC: defineFactory(manager, ScheduleCEntity, (_given: Needs<ScheduleCEntity, 'user_id'>) => ({
    id: uuidv7(),
    tax_year: taxYear,
  })),

  /** Documents without bytes, for lists and counters. */
  document: defineFactory(
    manager,
    DocumentEntity,
    ({ document_type = 'w2' }: Needs<DocumentEntity, 'user_id'> & Partial<DocumentEntity>) => {
      const id = uuidv7();
      return {
        id,
        tax_year: taxYear,
        filename: `${document_type}.pdf`,
        document_type,
        content_type: 'application/pdf',
        size: 9,
        sha256: sha256(id),
        storage_key: id,
        scan_state: 'clean' as const,
      };
    },
  ),

  message: defineFactory(
    manager,
    MessageEntity,
    ({ sender_id }: Needs<MessageEntity, 'sender_id' | 'recipient_id'>) => ({
      id: uuidv7(),
      key_owner_id: sender_id,
      content: ciphertext,
    }),
  ),

  thread: defineFactory(
    manager,
    MessageThreadEntity,
    (_given: Needs<MessageThreadEntity, 'person_id' | 'other_id'>) => ({ last_seq: 1, last_at: new Date() }),
  ),

  preference: defineFactory(manager, ClientPreferenceEntity, () => ({
    id: uuidv7(),
    submitted_via: 'general_intake_form' as const,
  })),

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

  /** Inserts a link to choose a new password. @returns its token */
  resetLink: async (user_id: string, minutes = 9): Promise<string> => {
    const token = newToken();
    await insertRows(manager, PasswordResetEntity, [
      { id: uuidv7(), user_id, token_hash: tokenHash(token), expires_at: inMinutes(minutes) },
    ]);
    return token;
  },

  /** Assigns clients to a preparer, or reassigns them, without history. */
  assign: async (clients: Id | readonly Id[] | undefined, preparer: Id | undefined): Promise<void> => {
    await manager
      .createQueryBuilder()
      .insert()
      .into(AssignmentEntity, ['client_id', 'preparer_id', 'assigned_by'])
      .values(
        [clients]
          .flat()
          .map((client) => ({ client_id: client?.id, preparer_id: preparer?.id, assigned_by: client?.id })),
      )
      .orUpdate(['preparer_id'], ['client_id'])
      .updateEntity(false)
      .execute();
  },
});

export type Factories = ReturnType<typeof makeFactories>;

interface Id {
  readonly id: string;
}

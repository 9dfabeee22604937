import { Injectable } from '@nestjs/common';
import type { RefusalReason } from '@portal/domain/audit/audit.actions';
import type { Message } from '@portal/domain/i18n/message';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { UsersRepository, type Account } from '../accounts/users.repository';
import type { KnownDevice } from '../sessions/known-devices.repository';
import { SessionStarter, type IssuedSession } from '../sessions/session-starter';

/** What every way of signing in ends with: a session or a refusal, recorded in the audit log. */
@Injectable()
export class SignInRecord {
  constructor(
    private readonly users: UsersRepository,
    private readonly starter: SessionStarter,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  /** Starts a session. The caller holds the account's lock. @param via `passkey`; absent for a password */
  async start(
    transaction: EntityManager,
    user: Account,
    device: KnownDevice | undefined,
    via?: 'passkey',
  ): Promise<IssuedSession> {
    const signedIn = await this.starter.start(transaction, user, device);
    await this.users.recordSignIn(transaction, user.id);
    if (!device) await this.tellOfNewDevice(transaction, user);
    const entry = { action: 'session.start', actor: user, object_type: 'user', object_id: user.id } as const;
    await this.audit.record({ ...entry, ...(via ? { details: { via } } : {}) }, transaction);
    return signedIn;
  }

  /** @throws ProblemError bad_credentials, always */
  async refuse(user: Account | undefined, reason: RefusalReason, detail?: Message): Promise<never> {
    await this.audit.record({
      action: 'session.start',
      outcome: 'refused',
      object_type: 'user',
      object_id: user?.id,
      details: { reason },
    });
    throw new ProblemError('bad_credentials', detail);
  }

  /** No notice is needed for an account's first sign-in. */
  private async tellOfNewDevice(transaction: EntityManager, user: Account): Promise<void> {
    if (user.last_login_at === null) return;
    const facts = { at: new Date().toISOString() };
    await this.mails.queue(transaction, { kind: 'new_sign_in', cause: uuidv7(), to: user, facts });
  }
}

import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import { message } from '@portal/domain/i18n/message';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { newPin } from '../accounts/generated-secrets';
import { AccountGate } from '../accounts/account-gate';
import { UsersRepository, type Account } from '../accounts/users.repository';
import { SessionsService } from '../sessions/sessions.service';
import { AccessEnder } from './access-ender';

/** Account management by admins. */
@Injectable()
export class StaffService {
  constructor(
    private readonly database: DataSource,
    private readonly gate: AccountGate,
    private readonly users: UsersRepository,
    private readonly hasher: SecretHasher,
    private readonly sessions: SessionsService,
    private readonly access: AccessEnder,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  /** Idempotent, because two admins may approve the same preparer. @throws ProblemError not_found, conflict */
  async approve(actor: Actor, id: string): Promise<Account> {
    const preparer = await this.find(id, ['preparer']);
    await this.database.transaction(async (transaction) => {
      const locked = await this.users.lockPreparer(transaction, id);
      if (!locked) throw new ProblemError('not_found');
      if (!this.gate.isOpen(locked)) throw new ProblemError('conflict', message('adminPreparers.notPending'));
      if (locked.status === 'active') return;
      await this.users.approve(transaction, id, actor.id);
      const facts = { at: new Date().toISOString() };
      await this.mails.queue(transaction, { kind: 'account_approved', cause: id, to: preparer, facts });
      await this.audit.record({ action: 'preparer.approve', actor, object_type: 'user', object_id: id }, transaction);
    });
    return this.find(id, ['preparer']);
  }

  /** Returns the new PIN, which is shown only once, and revokes the account's sessions. */
  async resetPin(actor: Actor, id: string): Promise<string> {
    const owner = await this.find(id, ['preparer', 'admin']);
    if (!this.gate.isOpen(owner)) throw new ProblemError('not_found');
    const pin = newPin();
    const pin_hash = await this.hasher.hash(pin);
    await this.database.transaction(async (transaction) => {
      if (!(await this.gate.hold(transaction, owner))) throw new ProblemError('not_found');
      await this.users.changePin(transaction, id, pin_hash);
      if (id !== actor.id) await this.sessions.endAllOfUser(transaction, id, 'pin_reset');
      const facts = { at: new Date().toISOString() };
      await this.mails.queue(transaction, { kind: 'pin_changed', cause: uuidv7(), to: owner, facts });
      await this.audit.record({ action: 'pin.reset', actor, object_type: 'user', object_id: id }, transaction);
    });
    return pin;
  }

  /** Rejects a pending preparer and notifies them. @throws ProblemError not_found, conflict */
  async reject(actor: Actor, id: string): Promise<void> {
    const preparer = await this.find(id, ['preparer']);
    await this.database.transaction(async (transaction) => {
      const locked = await this.users.lockPreparer(transaction, id);
      if (!locked) throw new ProblemError('not_found');
      if (locked.status !== 'pending') throw new ProblemError('conflict', message('adminPreparers.notPending'));
      const facts = { at: new Date().toISOString() };
      await this.mails.queue(transaction, { kind: 'account_rejected', cause: id, to: preparer, facts });
      await this.close(transaction, actor, id, 'preparer.reject');
    });
  }

  /**
   * Soft-deletes the account: the history keeps the names, and the address becomes available. The caller must have
   * locked the preparer's row, and checks whether the preparer may be deleted.
   * @param action name of the action in the audit log
   */
  async close(transaction: EntityManager, actor: Actor, id: string, action: AuditAction): Promise<void> {
    await this.users.deletePreparer(transaction, id);
    await this.access.end(transaction, id, 'deleted');
    await this.audit.record({ action, actor, object_type: 'user', object_id: id }, transaction);
  }

  private async find(id: string, roles: readonly Account['role'][]): Promise<Account> {
    const user = await this.users.findById(id);
    if (!user || !roles.includes(user.role)) throw new ProblemError('not_found');
    return user;
  }
}

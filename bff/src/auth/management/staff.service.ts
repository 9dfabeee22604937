import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../../platform/request/actor';
import { AuditService } from '../../platform/audit/audit.service';
import { SecretHasher } from '../../platform/hashing/secret-hasher';
import { MailService } from '../../platform/mail/mail.service';
import { ProblemError } from '../../platform/problem.error';
import { newPin } from '../accounts/generated-secrets';
import { UsersRepository, type Account } from '../accounts/users.repository';
import { SessionsService } from '../sessions/sessions.service';

/** What admins do to accounts of others. */
@Injectable()
export class StaffService {
  constructor(
    private readonly database: DataSource,
    private readonly users: UsersRepository,
    private readonly hasher: SecretHasher,
    private readonly sessions: SessionsService,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  /** Approving twice is no error: two admins may see the same request. */
  async approve(actor: Actor, id: string): Promise<Account> {
    const preparer = await this.find(id, ['preparer']);
    if (preparer.status === 'active') return preparer;
    await this.database.transaction(async (transaction) => {
      await this.users.approve(transaction, id, actor.id);
      const facts = { at: new Date().toISOString() };
      await this.mails.queue(transaction, { kind: 'account_approved', cause: id, to: preparer, facts });
      await this.audit.record({ action: 'preparer.approve', actor, object_type: 'user', object_id: id }, transaction);
    });
    return this.find(id, ['preparer']);
  }

  /** Answers the new PIN, once; whoever is signed in with the account is signed out. */
  async resetPin(actor: Actor, id: string): Promise<string> {
    const owner = await this.find(id, ['preparer', 'admin']);
    const pin = newPin();
    const pin_hash = await this.hasher.hash(pin);
    await this.database.transaction(async (transaction) => {
      await this.users.changePin(transaction, id, pin_hash);
      if (id !== actor.id) await this.sessions.endAllOfUser(transaction, id, 'pin_reset');
      const facts = { at: new Date().toISOString() };
      await this.mails.queue(transaction, { kind: 'pin_changed', cause: uuidv7(), to: owner, facts });
      await this.audit.record({ action: 'pin.reset', actor, object_type: 'user', object_id: id }, transaction);
    });
    return pin;
  }

  /** The account stays, with everything that hangs on it, but nobody gets in any more, from this moment on. */
  async disable(actor: Actor, id: string): Promise<void> {
    await this.find(id, ['client', 'preparer', 'admin']);
    await this.database.transaction(async (transaction) => {
      await this.users.disable(transaction, id);
      await this.sessions.endAllOfUser(transaction, id, 'disabled');
      await this.audit.record({ action: 'account.disable', actor, object_type: 'user', object_id: id }, transaction);
    });
  }

  private async find(id: string, roles: readonly Account['role'][]): Promise<Account> {
    const user = await this.users.findById(id);
    if (!user || !roles.includes(user.role)) throw new ProblemError('not_found');
    return user;
  }
}

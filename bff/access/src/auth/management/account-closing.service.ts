import { Injectable } from '@nestjs/common';
import type {} from '@portal/domain/accounts/admin-accounts.messages';
import { message } from '@portal/domain/i18n/message';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { MailsRepository } from '@portal/bff-platform/mail/mails.repository';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { UsersRepository, type Account } from '../accounts/users.repository';
import { AccessEnder } from './access-ender';

/** Closes and reopens accounts of every role. The records and email address of a closed account are kept. */
@Injectable()
export class AccountClosingService {
  constructor(
    private readonly database: DataSource,
    private readonly users: UsersRepository,
    private readonly access: AccessEnder,
    private readonly mails: MailsRepository,
    private readonly audit: AuditService,
  ) {}

  /** Idempotent, because two admins may close the same account. @throws ProblemError not_found, conflict */
  async close(actor: Actor, id: string, reason: string | null): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const admins = await this.users.lockAdmins(transaction);
      // The caller's own account may have been closed since the request was authenticated.
      if (!admins.includes(actor.id)) throw new ProblemError('session_expired');
      const account = await this.lock(transaction, id);
      if (account.status === 'disabled') return;
      if (account.status === 'pending') throw new ProblemError('conflict', message('adminAccounts.pending'));
      if (admins.every((admin) => admin === id)) throw new ProblemError('conflict', message('adminAccounts.lastAdmin'));
      await this.users.close(transaction, id, reason);
      await this.access.end(transaction, id, 'disabled');
      await this.mails.withdrawContent(transaction, account.email);
      await this.audit.record({ action: 'account.disable', actor, object_type: 'user', object_id: id }, transaction);
    });
  }

  /** The old password works again; old sessions stay revoked. @throws ProblemError not_found */
  async reopen(actor: Actor, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const account = await this.lock(transaction, id);
      if (account.status !== 'disabled') return;
      await this.users.reopen(transaction, id);
      await this.users.leaveDeletedPreparer(transaction, id);
      await this.audit.record({ action: 'account.reopen', actor, object_type: 'user', object_id: id }, transaction);
    });
  }

  private async lock(transaction: EntityManager, id: string): Promise<Account> {
    const account = await this.users.lock(transaction, id);
    if (!account) throw new ProblemError('not_found');
    return account;
  }
}

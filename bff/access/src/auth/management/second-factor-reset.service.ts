import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type {} from '@portal/domain/second-factor/second-factor.messages';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { UsersRepository } from '../accounts/users.repository';
import { PasskeysRepository } from '../passkeys/passkeys.repository';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository';
import { AccessEnder } from './access-ender';

/** Removes the authenticator app and the passkeys of another person, who has lost them and the recovery codes. */
@Injectable()
export class SecondFactorResetService {
  constructor(
    private readonly database: DataSource,
    private readonly users: UsersRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly access: AccessEnder,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Ends the person's sessions, and tells them by email. @throws ProblemError not_found; conflict for the caller's own
   * account and without a second factor
   */
  async reset(actor: Actor, id: string): Promise<void> {
    if (id === actor.id) throw new ProblemError('conflict', message('secondFactor.resetOwn'));
    await this.database.transaction(async (transaction) => {
      const owner = await this.users.lock(transaction, id);
      if (!owner || owner.role === 'client') throw new ProblemError('not_found');
      const hadApp = await this.factors.removeApp(transaction, id);
      const hadPasskeys = await this.passkeys.removeAllOfUser(transaction, id);
      if (!hadApp && !hadPasskeys) throw new ProblemError('conflict', message('secondFactor.notSetUp'));
      await this.factors.deleteUselessRecoveryCodes(transaction, id);
      await this.access.end(transaction, id, 'second_factor_change');
      const facts = { at: new Date().toISOString() };
      await this.mails.queue(transaction, { kind: 'second_factor_removed', cause: uuidv7(), to: owner, facts });
      const entry = { action: 'second_factor.reset', actor, object_type: 'user', object_id: id } as const;
      await this.audit.record(entry, transaction);
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { StepUp } from '@portal/domain/second-factor/second-factor.dto';
import { message, type Message } from '@portal/domain/i18n/message';
import type {} from '@portal/domain/second-factor/second-factor.messages';
import { DataSource } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AccountsService } from '../accounts/accounts.service';
import { SecondFactorCheck } from '../second-factor/second-factor-check';
import { SessionsService } from '../sessions/sessions.service';
import { PasswordAttempts } from './password-attempts';

/** Step-up authentication: confirms that the person at a signed-in browser is still its owner. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsService,
    private readonly hasher: SecretHasher,
    private readonly factors: SecondFactorCheck,
    private readonly attempts: PasswordAttempts,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Takes a code from people with a second factor, and the password from all others. Responds with 400, not 401, because
   * the user is signed in and only what they entered is wrong.
   */
  async confirm(actor: Actor, { password, code }: StepUp): Promise<void> {
    if (actor.has_second_factor && !code) throw refused('code', message('account.codeRequired'));
    if (!actor.has_second_factor && !password) throw refused('password', message('account.currentPasswordWrong'));
    const attempt = await this.attempts.count(actor.id);
    const confirmed = actor.has_second_factor
      ? await this.byCode(actor, code ?? '')
      : await this.byPassword(actor, password ?? '');
    if (confirmed) return attempt.succeeded();
    await this.audit.record({
      action: 'session.step_up',
      outcome: 'refused',
      object_type: 'user',
      object_id: actor.id,
    });
    throw actor.has_second_factor
      ? refused('code', message('secondFactor.wrongCode'))
      : refused('password', message('account.currentPasswordWrong'));
  }

  private async byPassword(actor: Actor, password: string): Promise<boolean> {
    const { password_hash } = await this.accounts.getOwn(actor.id);
    if (!(await this.hasher.matches(password_hash, password))) return false;
    await this.record(actor, () => Promise.resolve(true));
    return true;
  }

  private async byCode(actor: Actor, code: string): Promise<boolean> {
    const factor = await this.factors.load(await this.accounts.getOwn(actor.id));
    return factor.enabled && this.record(actor, (transaction) => factor.accept(transaction, code));
  }

  private record(actor: Actor, accept: (transaction: DataSource['manager']) => Promise<boolean>): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      if (!(await accept(transaction))) return false;
      await this.sessions.recordAuthenticated(transaction, actor.session_id);
      const entry = { action: 'session.step_up', object_type: 'user', object_id: actor.id } as const;
      await this.audit.record(entry, transaction);
      return true;
    });
  }
}

const refused = (field: string, detail: Message): ProblemError =>
  new ProblemError('invalid_input', detail, { errors: [{ field, detail }] });

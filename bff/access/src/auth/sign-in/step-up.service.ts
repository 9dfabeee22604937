import { Injectable } from '@nestjs/common';
import type { RefusalReason } from '@portal/domain/audit/audit.actions';
import type { PasskeyAssertion } from '@portal/domain/passkeys/passkeys.dto';
import type {} from '@portal/domain/passkeys/passkeys.messages';
import type { StepUp } from '@portal/domain/second-factor/second-factor.dto';
import { message, type Message } from '@portal/domain/i18n/message';
import type {} from '@portal/domain/second-factor/second-factor.messages';
import { DataSource } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AccountsService } from '../accounts/accounts.service';
import { PasskeyUse, stepUpOf, type UsedPasskey } from '../passkeys/passkey-use';
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
    private readonly passkeys: PasskeyUse,
    private readonly attempts: PasswordAttempts,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Takes a code from people with a second factor, and the password from all others. Responds with 400, not 401, because
   * the user is signed in and only what they entered is wrong.
   */
  async confirm(actor: Actor, { password, code }: StepUp): Promise<void> {
    const { has_second_factor: isCode } = actor;
    const [field, entered] = isCode ? (['code', code] as const) : (['password', password] as const);
    if (!entered) throw refused(field, message(isCode ? 'account.codeRequired' : 'account.currentPasswordWrong'));
    const attempt = await this.attempts.count(actor.id);
    if (await (isCode ? this.byCode(actor, entered) : this.byPassword(actor, entered))) return attempt.succeeded();
    await this.recordRefusal(actor);
    throw refused(field, message(isCode ? 'secondFactor.wrongCode' : 'account.currentPasswordWrong'));
  }

  /** Takes a passkey of the caller's, also from people whose password would be enough. */
  async confirmWithPasskey(actor: Actor, assertion: PasskeyAssertion): Promise<void> {
    const attempt = await this.attempts.count(actor.id);
    const used = await this.passkeys.verify(assertion, stepUpOf(actor));
    const isOwn = used?.passkey.user_id === actor.id;
    const reason = isOwn ? await this.byPasskey(actor, used) : 'wrong_passkey';
    if (!reason) return attempt.succeeded();
    await this.recordRefusal(actor, { reason });
    throw refused('credential_id', message('passkeys.notConfirmed'));
  }

  private async byPasskey(actor: Actor, used: UsedPasskey): Promise<RefusalReason | undefined> {
    let reason: RefusalReason | undefined;
    await this.record(actor, async (transaction) => {
      reason = await this.passkeys.accept(transaction, used);
      return reason === undefined;
    });
    return reason;
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

  private recordRefusal({ id }: Actor, details?: { reason: RefusalReason }): Promise<void> {
    const entry = { action: 'session.step_up', outcome: 'refused', object_type: 'user', object_id: id } as const;
    return this.audit.record({ ...entry, ...(details ? { details } : {}) });
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

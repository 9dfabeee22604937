import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import { message } from '@portal/domain/i18n/message';
import type { AuthenticatorSetup, SecondFactor } from '@portal/domain/second-factor/second-factor.dto';
import type {} from '@portal/domain/second-factor/second-factor.messages';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { Env } from '@portal/bff-platform/config/env';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import type { MailKind } from '@portal/bff-platform/mail/mail-kinds';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { personKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter } from '@portal/bff-platform/rate-limit/rate-limiter';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AccountsService } from '../accounts/accounts.service';
import { OfficeNamesRepository } from '../accounts/office-names.repository';
import { assertProtected } from '../accounts/password-policy';
import type { Account } from '../accounts/users.repository';
import { SessionsService } from '../sessions/sessions.service';
import { signInsPerAccount } from '../accounts/sign-in.limits';
import { RecoveryCodeIssuer } from './recovery-code-issuer';
import { secretContext } from './second-factor-check';
import { SecondFactorsRepository } from './second-factors.repository';
import { newTotpSecret, normalizeCode, stepOfCode, totpUri } from './totp';

/** The caller's own second factor. The contract requires step-up authentication for every change. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly accounts: AccountsService,
    private readonly officeNames: OfficeNamesRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly recoveryCodes: RecoveryCodeIssuer,
    private readonly sessions: SessionsService,
    private readonly encryption: Encryption,
    private readonly rateLimiter: RateLimiter,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  async read({ id }: Actor): Promise<SecondFactor> {
    const factor = await this.factors.find(id);
    return {
      enabled: factor?.enabled === true,
      required: this.env.STAFF_MFA === 'required',
      enabled_at: factor?.totp_enabled_at?.toISOString() ?? null,
      recovery_codes_left: await this.factors.countRecoveryCodes(id),
    };
  }

  /** An app in use stays valid until a code of the new one confirms it. */
  async setUp({ id }: Actor): Promise<AuthenticatorSetup> {
    const { email } = await this.accounts.getOwn(id);
    const [secret, cipher] = [newTotpSecret(), await this.encryption.forOwner(id)];
    await this.factors.storePending(id, cipher.encrypt(secretContext(id, 'totp_pending_secret'), secret));
    return { secret, uri: totpUri(secret, { issuer: await this.officeNames.business(), email }) };
  }

  /** Returns the recovery codes, which are shown only once, and ends the account's other sessions. */
  async confirm(actor: Actor, typed: string): Promise<string[]> {
    const user = await this.accounts.getOwn(actor.id);
    const key = personKey('second-factor', user.id);
    await this.rateLimiter.consume(key, signInsPerAccount);
    const factor = await this.factors.find(user.id);
    const pending = factor?.totp_pending_secret;
    if (!pending) throw new ProblemError('conflict', message('secondFactor.alreadyConfirmed'));
    const cipher = await this.encryption.forOwner(user.id);
    const plain = cipher.decrypt(secretContext(user.id, 'totp_pending_secret'), pending);
    const step = stepOfCode(plain, normalizeCode(typed), factor.now);
    if (step === undefined) {
      const detail = message('secondFactor.wrongCode');
      throw new ProblemError('invalid_input', detail, { errors: [{ field: 'code', detail }] });
    }
    const secret = cipher.encrypt(secretContext(user.id), plain);
    const codes = await this.recoveryCodes.prepare(user.id);
    await this.database.transaction(async (transaction) => {
      if (!(await this.factors.confirmPending(transaction, user.id, { pending, secret, step })))
        throw new ProblemError('conflict', message('secondFactor.alreadyConfirmed'));
      await codes.store(transaction);
      await this.sessions.endOthersOfUser(transaction, user.id, actor.session_id, 'second_factor_change');
      await this.tell(transaction, user, 'second_factor_set_up');
      await this.record(transaction, 'second_factor.set_up', user);
    });
    await this.rateLimiter.reset(key);
    return codes.readable;
  }

  /** Replaces all recovery codes, used or not. @throws ProblemError conflict without a second factor */
  async renewRecoveryCodes({ id }: Actor): Promise<string[]> {
    const [user, codes] = [await this.accounts.getOwn(id), await this.recoveryCodes.prepare(id)];
    await this.database.transaction(async (transaction) => {
      if (!(await this.factors.find(id, transaction))?.enabled) throw notSetUp();
      await codes.store(transaction);
      await this.record(transaction, 'second_factor.renew_codes', user);
    });
    return codes.readable;
  }

  /**
   * Removes the authenticator app.
   * @throws ProblemError conflict without one, if the office requires one, or if the password alone is too short
   */
  async remove(actor: Actor): Promise<void> {
    if (this.env.STAFF_MFA === 'required') throw new ProblemError('conflict', message('secondFactor.isRequired'));
    const user = await this.accounts.getOwn(actor.id);
    await this.database.transaction(async (transaction) => {
      if (!(await this.factors.removeApp(transaction, user.id))) throw notSetUp();
      assertProtected(await this.factors.find(user.id, transaction));
      await this.factors.deleteUselessRecoveryCodes(transaction, user.id);
      await this.sessions.endOthersOfUser(transaction, user.id, actor.session_id, 'second_factor_change');
      await this.tell(transaction, user, 'second_factor_removed');
      await this.record(transaction, 'second_factor.remove', user);
    });
  }

  private async tell(
    transaction: EntityManager,
    to: Account,
    kind: Extract<MailKind, `second_factor_${string}`>,
  ): Promise<void> {
    await this.mails.queue(transaction, { kind, cause: uuidv7(), to, facts: { at: new Date().toISOString() } });
  }

  private record(transaction: EntityManager, action: AuditAction, { id }: Account): Promise<void> {
    return this.audit.record({ action, object_type: 'user', object_id: id }, transaction);
  }
}

const notSetUp = (): ProblemError => new ProblemError('conflict', message('secondFactor.notSetUp'));

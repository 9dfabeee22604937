import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import { message } from '@portal/domain/i18n/message';
import type { AddedPasskey, NewPasskey, Passkey } from '@portal/domain/passkeys/passkeys.dto';
import { passkeyLimits } from '@portal/domain/passkeys/passkeys.limits';
import type {} from '@portal/domain/passkeys/passkeys.messages';
import type {} from '@portal/domain/second-factor/second-factor.messages';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { Env } from '@portal/bff-platform/config/env';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { currentRequest } from '@portal/bff-platform/request/request-context';
import { assertProtected } from '../accounts/password-policy';
import { UsersRepository, type Account } from '../accounts/users.repository';
import { RecoveryCodeIssuer } from '../second-factor/recovery-code-issuer';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository';
import { SessionsService } from '../sessions/sessions.service';
import { deviceWords } from '../signed-in-devices/device-words';
import { PasskeyChallenges, type ChallengePurpose } from './passkey-challenges';
import { PasskeyVerifier, type VerifiedPasskey } from './passkey-verifier';
import { presentPasskey } from './passkey.presenter';
import { PasskeysRepository } from './passkeys.repository';

export const additionOf = ({ id }: Pick<Actor, 'id'>): ChallengePurpose => ({ action: 'add', subject: id });

/** The caller's own passkeys. The contract requires step-up authentication for every change. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly users: UsersRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly verifier: PasskeyVerifier,
    private readonly challenges: PasskeyChallenges,
    private readonly factors: SecondFactorsRepository,
    private readonly recoveryCodes: RecoveryCodeIssuer,
    private readonly sessions: SessionsService,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  async list({ id }: Actor, request: PageRequest): Promise<Page<Passkey>> {
    return (await this.passkeys.listOfUser(id, request)).map(presentPasskey);
  }

  /**
   * The first second factor of staff comes with recovery codes.
   * @throws ProblemError invalid_input; conflict if it is already stored, or there are too many
   */
  async add(actor: Actor, { transports, ...sent }: NewPasskey): Promise<AddedPasskey> {
    const verified = await this.verifier.verifyNew(sent, additionOf(actor));
    if (!verified) throw notAdded();
    const codes = actor.role === 'client' ? undefined : await this.recoveryCodes.prepare(actor.id);
    return this.database.transaction(async (transaction) => {
      const user = await this.lock(transaction, actor);
      const had = await this.factors.find(user.id, transaction);
      const id = await this.insert(transaction, user, { ...verified, transports: transports ?? [] });
      if (codes && !had?.enabled) await codes.store(transaction);
      if (codes) await this.sessions.endOthersOfUser(transaction, user.id, actor.session_id, 'second_factor_change');
      await this.tell(transaction, user, 'passkey_added');
      await this.record(transaction, 'passkey.add', user);
      const passkey = presentPasskey(await this.own(transaction, user, id));
      return codes && !had?.enabled ? { passkey, recovery_codes: codes.readable } : { passkey };
    });
  }

  /** @throws ProblemError not_found */
  async rename(actor: Actor, id: string, name: string): Promise<Passkey> {
    return this.database.transaction(async (transaction) => {
      if (!(await this.passkeys.rename(transaction, actor.id, id, name))) throw new ProblemError('not_found');
      await this.record(transaction, 'passkey.rename', actor);
      return presentPasskey(await this.own(transaction, actor, id));
    });
  }

  /**
   * @throws ProblemError not_found; conflict if it is the last second factor, and the office requires one or the password
   * alone is too short
   */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const user = await this.lock(transaction, actor);
      if (!(await this.passkeys.remove(transaction, user.id, id))) throw new ProblemError('not_found');
      const left = await this.factors.find(user.id, transaction);
      if (user.role !== 'client' && !left?.enabled && this.env.STAFF_MFA === 'required')
        throw new ProblemError('conflict', message('secondFactor.isRequired'));
      assertProtected(left);
      await this.factors.deleteUselessRecoveryCodes(transaction, user.id);
      await this.sessions.endOthersOfUser(transaction, user.id, actor.session_id, 'second_factor_change');
      await this.tell(transaction, user, 'passkey_removed');
      await this.record(transaction, 'passkey.remove', user);
    });
  }

  /** Locks the account, so that no sign-in takes place between two states of its second factor. */
  private async lock(transaction: EntityManager, { id }: Actor): Promise<Account> {
    const user = await this.users.lock(transaction, id);
    if (!user) throw new ProblemError('session_expired');
    return user;
  }

  private async insert(
    transaction: EntityManager,
    { id: user_id }: Account,
    { challenge, ...verified }: VerifiedPasskey & { transports: string[] },
  ): Promise<string> {
    const max = passkeyLimits.perPerson;
    if ((await this.passkeys.count(user_id, transaction)) >= max)
      throw new ProblemError('conflict', message('passkeys.tooMany', { max }));
    if (!(await this.challenges.use(transaction, challenge))) throw notAdded();
    const id = uuidv7();
    if (!(await this.passkeys.insert(transaction, { id, user_id, name: nameOfBrowser(), ...verified })))
      throw new ProblemError('conflict', message('passkeys.alreadyAdded'));
    return id;
  }

  private async own(transaction: EntityManager, { id: user_id }: Pick<Account, 'id'>, id: string) {
    const passkey = await this.passkeys.find(user_id, id, transaction);
    if (!passkey) throw new ProblemError('not_found');
    return passkey;
  }

  private async tell(
    transaction: EntityManager,
    to: Account,
    kind: 'passkey_added' | 'passkey_removed',
  ): Promise<void> {
    await this.mails.queue(transaction, { kind, cause: uuidv7(), to, facts: { at: new Date().toISOString() } });
  }

  private record(transaction: EntityManager, action: AuditAction, { id }: Pick<Account, 'id'>): Promise<void> {
    return this.audit.record({ action, object_type: 'user', object_id: id }, transaction);
  }
}

/** Returns a name that the owner recognizes in any language: `Chrome, Windows`. */
function nameOfBrowser(): string {
  const { browser, system } = deviceWords(currentRequest()?.user_agent ?? null);
  return [browser, system].filter(Boolean).join(', ').slice(0, passkeyLimits.nameMax) || 'Passkey';
}

function notAdded(): ProblemError {
  const detail = message('passkeys.notAdded');
  return new ProblemError('invalid_input', detail, { errors: [{ field: 'attestation', detail }] });
}

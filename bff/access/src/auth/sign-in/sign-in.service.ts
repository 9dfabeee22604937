import { Injectable } from '@nestjs/common';
import type { Login } from '@portal/domain/account/account.dto';
import { message } from '@portal/domain/i18n/message';
import { DataSource, type EntityManager } from 'typeorm';
import type { HashingPlace } from '@portal/bff-platform/hashing/hashing-queue';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { AccountGate } from '../accounts/account-gate';
import { isShortForStaff } from '../accounts/password-policy';
import { UsersRepository, type Account } from '../accounts/users.repository';
import type {} from '@portal/domain/second-factor/second-factor.messages';
import { SecondFactorCheck } from '../second-factor/second-factor-check';
import { KnownDevicesRepository } from '../sessions/known-devices.repository';
import type { IssuedSession } from '../sessions/session-starter';
import { SignInAttempts } from './sign-in-attempts';
import { SignInRecord } from './sign-in-record';

/**
 * Signs users in. Every failure of the first step has the same response and takes the same time; the second step is only
 * asked for once the password and the PIN are right.
 */
@Injectable()
export class SignInService {
  constructor(
    private readonly database: DataSource,
    private readonly gate: AccountGate,
    private readonly users: UsersRepository,
    private readonly hasher: SecretHasher,
    private readonly attempts: SignInAttempts,
    private readonly devices: KnownDevicesRepository,
    private readonly factors: SecondFactorCheck,
    private readonly record: SignInRecord,
  ) {}

  /**
   * Reserves a place in the hashing queue first, so that a request rejected for lack of capacity is not counted as an
   * attempt.
   * @param deviceTokens the device tokens in the browser's cookie
   */
  signIn(login: Login, deviceTokens: readonly string[]): Promise<IssuedSession> {
    return this.hasher.withPlace((place) => this.attempt(login, deviceTokens, place));
  }

  private async attempt(login: Login, deviceTokens: readonly string[], place: HashingPlace): Promise<IssuedSession> {
    const user = await this.users.findByEmail(login.email);
    const device = await this.devices.findOne(user?.id, deviceTokens);
    const attempt = await this.attempts.count(login.email, user, device);
    const found = await this.verify(user, login, place);
    if (!found) {
      await attempt.failed();
      return this.record.refuse(user, 'wrong_credentials');
    }
    if (found.password_expired)
      return this.record.refuse(found, 'temporary_password_expired', message('account.temporaryExpired'));
    const factor = await this.factors.load(found);
    if (factor.enabled && !login.code) {
      await attempt.undecided();
      throw new ProblemError('second_factor_required');
    }
    const issued = await this.database.transaction(async (transaction) => {
      if (!(await this.gate.hold(transaction, found))) return undefined;
      if (!(await factor.accept(transaction, login.code ?? ''))) return 'wrong_code';
      return this.record.start(transaction, await this.withLength(transaction, found, login), device);
    });
    if (!issued) return this.record.refuse(found, 'wrong_credentials');
    if (issued === 'wrong_code') {
      await attempt.failed();
      return this.record.refuse(found, 'wrong_code', message('secondFactor.wrongCode'));
    }
    await attempt.succeeded();
    await this.rehashOutdated(found, login, place);
    return issued;
  }

  /**
   * Always makes two comparisons, of password and PIN, whether or not the account has them, so that timing reveals
   * nothing.
   */
  private async verify(
    user: Account | undefined,
    { password, pin }: Login,
    place: HashingPlace,
  ): Promise<Account | undefined> {
    const isPassword = await this.hasher.matches(user?.password_hash, password, place);
    if (isPassword && user?.role === 'client') return this.gate.isOpen(user) ? user : undefined;
    const isPin = await this.hasher.matches(user?.pin_hash, pin ?? '', place);
    const isStaff = user?.role === 'preparer' || user?.role === 'admin';
    return isStaff && isPassword && isPin && this.gate.isOpen(user) ? user : undefined;
  }

  /** Returns the account as it is once the length of its password is known, which it is not for older passwords. */
  private async withLength(transaction: EntityManager, account: Account, { password }: Login): Promise<Account> {
    if (account.password_is_short === isShortForStaff(password)) return account;
    await this.users.recordLength(transaction, account, isShortForStaff(password));
    return (await this.users.findById(account.id, transaction)) ?? account;
  }

  private async rehashOutdated(account: Account, { password, pin }: Login, place: HashingPlace): Promise<void> {
    const secrets = { password_hash: password, pin_hash: pin } as const;
    for (const column of ['password_hash', 'pin_hash'] as const) {
      const [kept, secret] = [account[column], secrets[column]];
      // Rehash only verified secrets; a client's PIN is not verified.
      const isKnown =
        kept !== null && typeof secret === 'string' && (column === 'password_hash' || account.role !== 'client');
      if (!isKnown || !this.hasher.isOutdated(kept)) continue;
      await this.users.rehash(account.id, column, kept, await this.hasher.hash(secret, place));
    }
  }
}

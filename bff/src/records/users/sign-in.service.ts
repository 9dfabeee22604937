import { Injectable } from '@nestjs/common';
import type { Login } from '@portal/domain/account/account.dto';
import { accountWords } from '@portal/domain/account/account.words';
import { DataSource } from 'typeorm';
import { SecretHasher } from '../../platform/hashing/secret-hasher';
import { ProblemError } from '../../platform/problem.error';
import { Throttle } from '../../platform/throttle/throttle';
import { AuditService } from '../audit/audit.service';
import { KnownDevices, type KnownDevice } from '../sessions/known-devices';
import { SessionStarter, type SignedIn } from '../sessions/signed-in';
import { triesOfAccount, triesOfAddress } from './sign-in.limits';
import { accountKey, addressKey, deviceKey } from './throttle-keys';
import { findUserByEmail, type UserRow } from './user.row';

/** Lets people in, with one answer and one duration for everything that may be wrong. */
@Injectable()
export class SignInService {
  constructor(
    private readonly database: DataSource,
    private readonly hasher: SecretHasher,
    private readonly throttle: Throttle,
    private readonly devices: KnownDevices,
    private readonly starter: SessionStarter,
    private readonly audit: AuditService,
  ) {}

  /** @param deviceTokens from the browser's cookie */
  async signIn(login: Login, deviceTokens: readonly string[]): Promise<SignedIn> {
    const user = await findUserByEmail(this.database, login.email);
    const device = await this.devices.of(user?.id, deviceTokens);
    const keys = await this.countTry(login.email, device);
    const found = await this.rightful(user, login);
    if (!found) return this.refuse(user, 'wrong e-mail, password or PIN');
    if (hasRunOut(found)) return this.refuse(found, 'temporary password expired', accountWords.temporaryExpired);
    await this.throttle.forget(keys.account);
    if (keys.address) await this.throttle.giveBack(keys.address);
    await this.rehashIfOutdated(found, login.password);
    return this.database.transaction(async (transaction) => {
      const signedIn = await this.starter.start(transaction, found, device);
      await transaction.query('UPDATE users SET last_login_at = now() WHERE id = $1', [found.id]);
      await this.audit.record(
        { action: 'session.start', actor: found, object_type: 'user', object_id: found.id },
        transaction,
      );
      return signedIn;
    });
  }

  /** A known browser is counted by itself, whatever strangers do to the account or from the same address. */
  private async countTry(email: string, device?: KnownDevice): Promise<{ account: string; address?: string }> {
    const keys = device
      ? { account: deviceKey('sign-in', device.id) }
      : { account: accountKey('sign-in', email), address: addressKey('sign-in') };
    if (keys.address) await this.throttle.take(keys.address, triesOfAddress);
    await this.throttle.take(keys.account, triesOfAccount);
    return keys;
  }

  /** A refusal always takes two comparisons, of a password and a PIN, there or not. */
  private async rightful(user: UserRow | undefined, { password, pin }: Login): Promise<UserRow | undefined> {
    const isPassword = await this.hasher.matches(user?.password_hash, password);
    if (isPassword && user?.role === 'client') return user.status === 'disabled' ? undefined : user;
    const isPin = await this.hasher.matches(user?.pin_hash, pin ?? '');
    const isStaff = user?.role === 'preparer' || user?.role === 'admin';
    return isStaff && isPassword && isPin && user.status !== 'disabled' ? user : undefined;
  }

  private async refuse(user: UserRow | undefined, reason: string, detail?: string): Promise<never> {
    await this.audit.record({
      action: 'session.start',
      outcome: 'refused',
      object_type: 'user',
      object_id: user?.id,
      details: { reason },
    });
    throw new ProblemError('bad_credentials', detail);
  }

  private async rehashIfOutdated({ id, password_hash }: UserRow, password: string): Promise<void> {
    if (!this.hasher.isOutdated(password_hash)) return;
    const anew = await this.hasher.hash(password);
    // Not over a password that was changed in the meantime.
    await this.database.query('UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash = $3', [
      id,
      anew,
      password_hash,
    ]);
  }
}

const hasRunOut = ({ password_expires_at }: UserRow): boolean =>
  password_expires_at !== null && password_expires_at.getTime() <= Date.now();

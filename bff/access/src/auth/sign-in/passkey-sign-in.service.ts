import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type { PasskeyAssertion } from '@portal/domain/passkeys/passkeys.dto';
import type {} from '@portal/domain/passkeys/passkeys.messages';
import { DataSource } from 'typeorm';
import { AccountGate } from '../accounts/account-gate';
import { UsersRepository, type Account } from '../accounts/users.repository';
import { PasskeyUse, signInPurpose, type UsedPasskey } from '../passkeys/passkey-use';
import { KnownDevicesRepository, type KnownDevice } from '../sessions/known-devices.repository';
import type { IssuedSession } from '../sessions/session-starter';
import { SignInAttempts } from './sign-in-attempts';
import { SignInRecord } from './sign-in-record';

/**
 * Signs users in with a passkey alone. It counts as two factors, because the authenticator has verified its user, so it
 * replaces password, PIN and code (docs/decisions/0040-passkeys.md). Every failure has the same response.
 */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly database: DataSource,
    private readonly gate: AccountGate,
    private readonly users: UsersRepository,
    private readonly passkeys: PasskeyUse,
    private readonly attempts: SignInAttempts,
    private readonly devices: KnownDevicesRepository,
    private readonly record: SignInRecord,
  ) {}

  /**
   * Counts the attempt for the passkey's account, with its limits; an unknown passkey counts for itself and the IP
   * address. @param deviceTokens the device tokens in the browser's cookie
   */
  async signIn(assertion: PasskeyAssertion, deviceTokens: readonly string[]): Promise<IssuedSession> {
    const passkey = await this.passkeys.find(assertion);
    const user = passkey && (await this.users.findById(passkey.user_id));
    const device = await this.devices.findOne(user?.id, deviceTokens);
    const attempt = await this.attempts.count(user?.email ?? assertion.credential_id, user, device);
    const used = await this.passkeys.verify(assertion, signInPurpose, passkey);
    const begun = user && used && this.gate.isOpen(user) ? await this.begin(user, used, device) : 'wrong_passkey';
    if (typeof begun === 'object') {
      await attempt.succeeded();
      return begun;
    }
    await attempt.failed();
    const expired = begun === 'temporary_password_expired';
    return this.record.refuse(user, begun, message(expired ? 'account.temporaryExpired' : 'passkeys.notAccepted'));
  }

  private async begin(user: Account, used: UsedPasskey, device: KnownDevice | undefined) {
    if (user.password_expired) return 'temporary_password_expired';
    return this.database.transaction(async (transaction) => {
      if (!(await this.gate.hold(transaction, user))) return 'wrong_passkey';
      const refusal = await this.passkeys.accept(transaction, used);
      return refusal ?? this.record.start(transaction, user, device, 'passkey');
    });
  }
}

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AccountStatus } from '@portal/domain/account/account-status';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import type { Role } from '@portal/domain/contract/access-policy';
import { DataSource } from 'typeorm';
import { AccountsService, type HashedAccount, type NewAccount } from '../src/auth/accounts/accounts.service';
import type { Caller } from '@portal/bff-platform/testing/caller';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';

export interface Person {
  id: string;
  email: string;
  password: string;
  pin?: string;
  /** Access token of a session. */
  token: string;
  /** Set for preparers only. */
  preparer_code?: string;
}

export type PersonWishes = Partial<
  Pick<NewAccount, 'email' | 'first_name' | 'last_name' | 'password' | 'pin' | 'email_verified_at'>
> & {
  status?: AccountStatus;
  must_change_password?: boolean;
};

let made = 0;

/** Creates accounts directly in the database and signs them in through the API. */
export class People {
  /** Cached by password and PIN, because hashing is the slowest step and most accounts share the same secrets. */
  private readonly hashed = new Map<string, Promise<HashedAccount>>();

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly call: Caller,
  ) {}

  client(wishes?: PersonWishes): Promise<Person> {
    return this.person('client', wishes);
  }

  preparer(wishes?: PersonWishes): Promise<Person> {
    return this.person('preparer', { pin: '4071', ...wishes });
  }

  admin(wishes?: PersonWishes): Promise<Person> {
    return this.person('admin', { pin: '9352', ...wishes });
  }

  private async person(role: Role, wishes: PersonWishes = {}): Promise<Person> {
    made += 1;
    const account: NewAccount = {
      email: `${role}-${made}@example.com`,
      password: canaries.password,
      first_name: visibleCanary,
      last_name: `Number ${made}`,
      role,
      status: 'active',
      email_verified_at: new Date(),
      ...wishes,
    };
    const accounts = this.app.get(AccountsService);
    const prepared = await this.hash(accounts, account);
    const user = await this.app.get(DataSource).transaction((transaction) => accounts.insert(transaction, prepared));
    const { email, password, pin } = account;
    const { body } = await this.call(accountEndpoints.login, { body: { email, password, pin } });
    return {
      id: user.id,
      email,
      password,
      pin,
      token: body.access_token,
      preparer_code: user.preparer_code ?? undefined,
    };
  }

  private async hash(accounts: AccountsService, account: NewAccount): Promise<HashedAccount> {
    const { password, pin, ...open } = account;
    const key = JSON.stringify([password, pin]);
    const hashed = this.hashed.get(key) ?? accounts.hashSecrets(account);
    this.hashed.set(key, hashed);
    const { password_hash, password_is_short, pin_hash } = await hashed;
    return { ...open, password_hash, password_is_short, pin_hash };
  }
}

import { Injectable } from '@nestjs/common';
import type { Locale } from '@portal/domain/i18n/locales';
import { message } from '@portal/domain/i18n/message';
import type { AccountStatus } from '@portal/domain/account/account-status';
import type { Role } from '@portal/domain/contract/access-policy';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { codeOf } from '@portal/bff-platform/database/error-code';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { currentRequest } from '@portal/bff-platform/request/request-context';
import { newPreparerCode } from './generated-secrets';
import { isShortForStaff } from './password-policy';
import { UsersRepository, type Account } from './users.repository';

/** An account to create, with its secrets in plaintext. */
export interface NewAccount {
  email: string;
  password: string;
  pin?: string;
  first_name: string;
  last_name: string;
  phone?: string | null;
  role: Role;
  status: AccountStatus;
  must_change_password?: boolean;
  /** ms, for temporary passwords only. */
  password_lifetime?: number;
  approved_by?: string;
  /** Set if the address needs no link, because whoever runs the server entered it. */
  email_verified_at?: Date | null;
}

/** A new account with its secrets already hashed, so that the inserting transaction does not wait for hashing. */
export interface HashedAccount extends Omit<NewAccount, 'password' | 'pin'> {
  password_hash: string;
  password_is_short: boolean;
  pin_hash: string | null;
}

/** Creates accounts. Callers decide who may have one. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly hasher: SecretHasher,
    private readonly users: UsersRepository,
  ) {}

  /** @throws ProblemError session_expired if the account has been deleted */
  async getOwn(id: string): Promise<Account> {
    const user = await this.users.findById(id);
    if (!user) throw new ProblemError('session_expired');
    return user;
  }

  async hashSecrets({ password, pin, ...account }: NewAccount): Promise<HashedAccount> {
    const password_hash = await this.hasher.hash(password);
    const pin_hash = pin === undefined ? null : await this.hasher.hash(pin);
    return { ...account, password_hash, password_is_short: isShortForStaff(password), pin_hash };
  }

  /** Changes the user's language for emails and for every browser in which they sign in. */
  async chooseLocale(id: string, locale: Locale): Promise<Account> {
    await this.users.changeLocale(id, locale);
    return this.getOwn(id);
  }

  /** @throws ProblemError already_exists if another account uses the address */
  async insert(transaction: EntityManager, account: HashedAccount): Promise<Account> {
    const id = uuidv7();
    try {
      const locale = ownLocale();
      await this.users.insert(transaction, { ...account, id, locale, phone: account.phone ?? null });
    } catch (error) {
      throw codeOf(error) === '23505' ? new ProblemError('already_exists', message('account.emailTaken')) : error;
    }
    if (account.role === 'preparer') await this.insertPreparerProfile(transaction, id);
    const inserted = await this.users.findById(id, transaction);
    if (!inserted) throw new Error('an account vanished right after it was inserted');
    return inserted;
  }

  /** Codes are random, so retry with another one if it is taken. */
  private async insertPreparerProfile(transaction: EntityManager, id: string): Promise<void> {
    for (let draw = 0; draw < 10; draw += 1) {
      if (await this.users.insertPreparerProfile(transaction, id, newPreparerCode())) return;
    }
    throw new Error('no free preparer code was found');
  }
}

/** Returns the request's language if users register themselves; null if someone else creates the account. */
function ownLocale(): Locale | null {
  const request = currentRequest();
  return request && !request.actor ? request.locale : null;
}

import { Injectable } from '@nestjs/common';
import { accountLimits } from '@portal/domain/account/account.limits';
import type { EntityManager } from 'typeorm';
import { AccountsService, type HashedAccount, type NewAccount } from '../accounts/accounts.service';
import { newTemporaryPassword } from '../accounts/generated-secrets';
import type { Account } from '../accounts/users.repository';

/** A visitor whose intake makes the account. */
export type Visitor = Pick<NewAccount, 'email' | 'first_name' | 'last_name' | 'phone'>;

export interface PreparedTemporaryAccount {
  account: HashedAccount;
  /** Shown once. */
  password: string;
}

/**
 * Client accounts with a password drawn for that one visitor: it opens nothing but the choice of a new one, and dies after
 * 72 hours (decisions, section 3). Prepared first, then inserted in the transaction that stores the intake.
 */
@Injectable()
export class TemporaryAccounts {
  constructor(private readonly accounts: AccountsService) {}

  async prepare(visitor: Visitor): Promise<PreparedTemporaryAccount> {
    const password = newTemporaryPassword();
    const account = await this.accounts.hashSecrets({
      ...visitor,
      password,
      role: 'client',
      status: 'active',
      must_change_password: true,
      password_expires_at: new Date(Date.now() + accountLimits.temporaryPassword),
    });
    return { account, password };
  }

  insert(transaction: EntityManager, { account }: PreparedTemporaryAccount): Promise<Account> {
    return this.accounts.insert(transaction, account);
  }
}

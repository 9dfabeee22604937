import { Injectable } from '@nestjs/common';
import { accountLimits } from '@portal/domain/account/account.limits';
import type { Querier } from '../../database/querier';
import { Accounts, type NewAccount, type PreparedAccount } from './accounts';
import { newTemporaryPassword } from './made-secrets';
import type { UserRow } from './user.row';

/** A visitor whose intake makes the account. */
export type Visitor = Pick<NewAccount, 'email' | 'first_name' | 'last_name' | 'phone'>;

export interface PreparedTemporaryAccount {
  account: PreparedAccount;
  /** Shown once. */
  password: string;
}

/**
 * Client accounts with a password drawn for that one visitor: it opens nothing but the choice of a new one, and dies after
 * 72 hours (decisions, section 3). Prepared first, then written in the transaction that stores the intake.
 */
@Injectable()
export class TemporaryAccounts {
  constructor(private readonly accounts: Accounts) {}

  async prepare(visitor: Visitor): Promise<PreparedTemporaryAccount> {
    const password = newTemporaryPassword();
    const account = await this.accounts.prepare({
      ...visitor,
      password,
      role: 'client',
      status: 'active',
      must_change_password: true,
      password_expires_at: new Date(Date.now() + accountLimits.temporaryPassword),
    });
    return { account, password };
  }

  write(transaction: Querier, { account }: PreparedTemporaryAccount): Promise<UserRow> {
    return this.accounts.write(transaction, account);
  }
}

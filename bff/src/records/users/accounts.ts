import { Injectable } from '@nestjs/common';
import { accountWords } from '@portal/domain/account/account.words';
import type { AccountStatus } from '@portal/domain/account/account.dto';
import type { Role } from '@portal/domain/contract/who';
import { uuidv7 } from 'uuidv7';
import { codeOf } from '../../database/error-code';
import type { Querier } from '../../database/querier';
import { SecretHasher } from '../../platform/hashing/secret-hasher';
import { ProblemError } from '../../platform/problem.error';
import { newPreparerCode } from './made-secrets';
import { findUserById, type UserRow } from './user.row';

/** An account to be made. Secrets are still plain here. */
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
  password_expires_at?: Date;
  approved_by?: string;
}

/** A new account with its secrets hashed, ready to be written in a transaction that shall not wait for hashing. */
export interface PreparedAccount extends Omit<NewAccount, 'password' | 'pin'> {
  password_hash: string;
  pin_hash: string | null;
}

/** Writes accounts; who may have one is decided by those who call it. */
@Injectable()
export class Accounts {
  constructor(private readonly hasher: SecretHasher) {}

  async prepare({ password, pin, ...account }: NewAccount): Promise<PreparedAccount> {
    const password_hash = await this.hasher.hash(password);
    return { ...account, password_hash, pin_hash: pin === undefined ? null : await this.hasher.hash(pin) };
  }

  /** Throws 409 when the address has an account already. */
  async write(transaction: Querier, account: PreparedAccount): Promise<UserRow> {
    const id = uuidv7();
    try {
      await insertUser(transaction, id, account);
    } catch (error) {
      throw codeOf(error) === '23505' ? new ProblemError('already_exists', accountWords.emailTaken) : error;
    }
    if (account.role === 'preparer') await giveCode(transaction, id);
    const made = await findUserById(transaction, id);
    if (!made) throw new Error('an account vanished right after it was made');
    return made;
  }
}

async function insertUser(transaction: Querier, id: string, account: PreparedAccount): Promise<void> {
  await transaction.query(
    `INSERT INTO users (id, email, password_hash, pin_hash, first_name, last_name, phone, role, status,
       must_change_password, password_expires_at, approved_at, approved_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN $12::uuid IS NOT NULL THEN now() END, $12)`,
    [
      id,
      account.email.toLowerCase(),
      account.password_hash,
      account.pin_hash,
      account.first_name,
      account.last_name,
      account.phone ?? null,
      account.role,
      account.status,
      account.must_change_password ?? false,
      account.password_expires_at ?? null,
      account.approved_by ?? null,
    ],
  );
}

/** Codes are drawn, so now and then one is taken: then another is drawn. */
async function giveCode(transaction: Querier, id: string): Promise<void> {
  for (let draw = 0; draw < 10; draw += 1) {
    const given: unknown[] = await transaction.query(
      `INSERT INTO preparer_profiles (user_id, preparer_code) VALUES ($1, $2)
       ON CONFLICT (preparer_code) DO NOTHING RETURNING user_id`,
      [id, newPreparerCode()],
    );
    if (given.length > 0) return;
  }
  throw new Error('no free preparer code was found');
}

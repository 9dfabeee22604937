import { Injectable } from '@nestjs/common';
import type { AccountStatus, Register } from '@portal/domain/account/account.dto';
import { accountWords } from '@portal/domain/account/account.words';
import { DataSource } from 'typeorm';
import { Env } from '../../config/env';
import type { Querier } from '../../database/querier';
import type { Actor } from '../../platform/actor';
import { ProblemError } from '../../platform/problem.error';
import { Throttle } from '../../platform/throttle/throttle';
import { AuditService } from '../audit/audit.service';
import { SessionStarter, type SignedIn } from '../sessions/signed-in';
import { Accounts } from './accounts';
import { newPin } from './made-secrets';
import { PasswordPolicy } from './password-policy';
import { registrationsOfAddress } from './sign-in.limits';
import { addressKey } from './throttle-keys';
import { findUserByEmail, type UserRow } from './user.row';

/** A new account, and what is told once about it. */
export interface Registered {
  user: UserRow;
  /** Of a staff account; shown once. */
  pin?: string;
  /** Absent when somebody else made the account: nobody gets a token for another person. */
  signedIn?: SignedIn;
}

@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly accounts: Accounts,
    private readonly policy: PasswordPolicy,
    private readonly starter: SessionStarter,
    private readonly throttle: Throttle,
    private readonly audit: AuditService,
  ) {}

  /** Visitors register themselves; an admin makes accounts for others. */
  async register(actor: Actor | undefined, { email, password, ...person }: Register): Promise<Registered> {
    if (!actor) await this.throttle.take(addressKey('register'), registrationsOfAddress);
    const status = actor ? 'active' : this.statusOfVisitor(person.role);
    this.policy.demand(password, { email, field: 'password' });
    // Said before the hashing, which costs; the unique index says it again for two at once.
    if (await findUserByEmail(this.database, email)) throw new ProblemError('already_exists', accountWords.emailTaken);
    const pin = person.role === 'preparer' ? newPin() : undefined;
    const byOther = actor ? { approved_by: actor.id, must_change_password: true } : {};
    const account = await this.accounts.prepare({ ...person, email, password, pin, status, ...byOther });
    return this.database.transaction(async (transaction) => {
      const user = await this.accounts.write(transaction, account);
      const signedIn = actor ? undefined : await this.starter.start(transaction, user);
      await this.record(transaction, actor, user);
      return { user, pin, signedIn };
    });
  }

  private statusOfVisitor(role: Register['role']): AccountStatus {
    if (role === 'client') return 'active';
    if (this.env.PREPARER_SIGNUP === 'closed') throw new ProblemError('forbidden', accountWords.preparerSignupClosed);
    return this.env.PREPARER_SIGNUP === 'open' ? 'active' : 'pending';
  }

  private record(transaction: Querier, actor: Actor | undefined, { id, role, status }: UserRow): Promise<void> {
    const details = { role, status };
    const entry = { action: 'account.create', object_type: 'user', object_id: id, details };
    return this.audit.record({ ...entry, actor: actor ?? { id, role } }, transaction);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FirstAdmin } from '../../config/first-admin';
import { ProblemError } from '../../platform/problem.error';
import { AuditService } from '../audit/audit.service';
import { Accounts } from './accounts';
import { PasswordPolicy } from './password-policy';
import { findUserByEmail } from './user.row';

/** The admin who comes with the installation, by environment or command line. */
@Injectable()
export class FirstAdmins {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: Accounts,
    private readonly policy: PasswordPolicy,
    private readonly audit: AuditService,
  ) {}

  /**
   * Makes the admin unless the address has an account already; then nothing changes, whatever the settings say now.
   * @returns whether one was made
   */
  async ensureFirstAdmin({ email, password, pin }: FirstAdmin): Promise<boolean> {
    if (await findUserByEmail(this.database, email)) return false;
    this.policy.demand(password, { email, field: 'ADMIN_PASSWORD' });
    const name = { first_name: 'Office', last_name: 'Admin' };
    const account = await this.accounts.prepare({ email, password, pin, ...name, role: 'admin', status: 'active' });
    try {
      await this.database.transaction(async (transaction) => {
        const { id, role } = await this.accounts.write(transaction, account);
        const entry = { action: 'account.create', object_type: 'user', object_id: id, details: { role, first: true } };
        await this.audit.record(entry, transaction);
      });
      return true;
    } catch (error) {
      // Another replica started at the same moment and was first.
      if (error instanceof ProblemError && error.code === 'already_exists') return false;
      throw error;
    }
  }
}

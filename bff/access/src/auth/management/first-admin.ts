import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SettingsError } from '@portal/server/settings';
import { Env } from '@portal/bff-platform/config/env';
import type { FirstAdmin } from '@portal/bff-platform/config/first-admin';
import { AuditService, type AuditEntry } from '@portal/bff-platform/audit/audit.service';
import { fieldSentences } from '@portal/bff-platform/messages/translate';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { AccountsService } from '../accounts/accounts.service';
import { PasswordPolicy } from '../accounts/password-policy';
import { UsersRepository } from '../accounts/users.repository';

/** Creates the initial admin, from the environment or the command line. */
@Injectable()
export class FirstAdminService {
  constructor(
    private readonly database: DataSource,
    private readonly users: UsersRepository,
    private readonly accounts: AccountsService,
    private readonly policy: PasswordPolicy,
    private readonly audit: AuditService,
  ) {}

  /**
   * Creates the admin unless the address already has an account, which is left unchanged even if the settings differ.
   * @returns whether an admin was created
   */
  async ensureFirstAdmin({ email, password, pin }: FirstAdmin): Promise<boolean> {
    if (await this.users.findByEmail(email)) return false;
    await this.policy.assertAcceptable(password, { email, field: 'ADMIN_PASSWORD' });
    const name = { first_name: 'Office', last_name: 'Admin' };
    const account = await this.accounts.hashSecrets({
      ...{ email, password, pin, ...name, role: 'admin', status: 'active' },
      email_verified_at: new Date(),
    });
    try {
      await this.database.transaction(async (transaction) => {
        const { id, role } = await this.accounts.insert(transaction, account);
        const entry: AuditEntry = {
          action: 'account.create',
          object_type: 'user',
          object_id: id,
          details: { role, first: true },
        };
        await this.audit.record(entry, transaction);
      });
      return true;
    } catch (error) {
      // Another replica created it first.
      if (error instanceof ProblemError && error.code === 'already_exists') return false;
      throw error;
    }
  }
}

/** Creates the admin from ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_PIN when the server starts for the first time. */
@Injectable()
export class FirstAdminBootstrap implements OnApplicationBootstrap {
  private readonly log = new Logger(FirstAdminBootstrap.name);

  constructor(
    private readonly env: Env,
    private readonly admins: FirstAdminService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.ADMIN) return;
    try {
      if (await this.admins.ensureFirstAdmin(this.env.ADMIN)) this.log.log('the first admin was made');
    } catch (error) {
      const isRefusal = error instanceof ProblemError && error.facts.errors;
      throw isRefusal ? new SettingsError('bff', fieldSentences(error)) : error;
    }
  }
}

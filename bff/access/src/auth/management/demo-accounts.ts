import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SettingsError } from '@portal/server/settings';
import { DataSource } from 'typeorm';
import { Env } from '@portal/bff-platform/config/env';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { UsersRepository } from '../accounts/users.repository';

/** Removes the demo accounts from a database before production use. */
@Injectable()
export class DemoAccounts implements OnModuleInit {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly users: UsersRepository,
    private readonly audit: AuditService,
  ) {}

  /** @throws SettingsError in production if demo accounts exist, because their passwords are public */
  async onModuleInit(): Promise<void> {
    if (!this.env.production) return;
    const count = await this.users.countDemo();
    if (count === 0) return;
    throw new SettingsError('bff', [
      `DATABASE_URL: this database has ${count} demo accounts with public passwords. Remove them with: node dist/cli/demo-remove.js (npm run demo:remove)`,
    ]);
  }

  /** Disables the accounts and revokes their sessions; related rows are kept. */
  remove(): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const accounts = await this.users.deleteDemo(transaction);
      if (accounts > 0) await this.audit.record({ action: 'demo.remove', details: { accounts } }, transaction);
      return accounts;
    });
  }
}

import { AccountGate } from '@portal/bff-access/auth/accounts/account-gate';
import { UsersRepository } from '@portal/bff-access/auth/accounts/users.repository';
import { DemoAccounts } from '@portal/bff-access/auth/management/demo-accounts';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { clearDemoSite } from '../seed/seed-site';
import { runCommand, withDatabase } from './support/command';

/**
 * Removes the demo accounts and the demo's contact details, so that an office can keep using a demo database: production
 * refuses to start while the accounts exist.
 */
await runCommand(() =>
  withDatabase(async (database, env) => {
    const gate = new AccountGate(env);
    const demo = new DemoAccounts(env, database, new UsersRepository(database, gate), new AuditService(database));
    await clearDemoSite(database);
    return `Removed ${await demo.remove()} demo accounts.`;
  }),
);

import { AccountGate } from '../auth/accounts/account-gate';
import { UsersRepository } from '../auth/accounts/users.repository';
import { DemoAccounts } from '../auth/management/demo-accounts';
import { AuditService } from '../platform/audit/audit.service';
import { runCommand, withDatabase } from './support/command';

/** Before an office goes on with the database of a demo: production refuses to start while its accounts are there. */
await runCommand(() =>
  withDatabase(async (database, env) => {
    const gate = new AccountGate(env);
    const demo = new DemoAccounts(env, database, new UsersRepository(database, gate), new AuditService(database));
    return `${await demo.remove()} demo accounts were removed.`;
  }),
);

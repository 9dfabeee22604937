import { AccountGate } from '@portal/bff-access/auth/accounts/account-gate';
import { UsersRepository } from '@portal/bff-access/auth/accounts/users.repository';
import { SecretCheck } from '@portal/bff-access/auth/management/secret-check';
import { SessionsRepository } from '@portal/bff-access/auth/sessions/sessions.repository';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { DeploymentFactsRepository } from '@portal/bff-platform/deployment/deployment-facts.repository';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { runCommand, withDatabase } from './support/command';

/**
 * Run this after changing JWT_SECRET and before restarting the servers, which refuse to start with an unknown secret.
 */
await runCommand(() =>
  withDatabase(async (database, env) => {
    const gate = new AccountGate(env);
    const facts = new DeploymentFactsRepository(database);
    const [users, sessions] = [new UsersRepository(database, gate), new SessionsRepository(database, gate)];
    const audit = new AuditService(database);
    await new SecretCheck(env, database, facts, PepperKeys.of(env), users, sessions, audit).replaceTokenSecret();
    return 'Replaced JWT_SECRET and signed everyone out. Restart every server with the new secret.';
  }),
);

import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '@portal/server/settings';
import type { Env } from '@portal/bff-platform/config/env';
import { adminSettings, firstAdminOf, wrongAdmin, type FirstAdmin } from '@portal/bff-platform/config/first-admin';
import { runCommand, withDatabase } from './support/command';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { Metrics } from '@portal/bff-platform/metrics/metrics';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { AccountsService } from '@portal/bff-access/auth/accounts/accounts.service';
import { OfficeNamesRepository } from '@portal/bff-access/auth/accounts/office-names.repository';
import { PasswordPolicy } from '@portal/bff-access/auth/accounts/password-policy';
import { AccountGate } from '@portal/bff-access/auth/accounts/account-gate';
import { UsersRepository } from '@portal/bff-access/auth/accounts/users.repository';
import { FirstAdminService } from '@portal/bff-access/auth/management/first-admin';

/**
 * Takes `--email --password --pin`, or ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_PIN, also as files. Prefer those: every user
 * of a machine can read command-line arguments.
 */
function wanted(env: Env): FirstAdmin {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { email: text, password: text, pin: text } });
  const given: Record<string, string | undefined> = { ...process.env };
  for (const [name, value] of Object.entries(values)) {
    given[`ADMIN_${name.toUpperCase()}`] = value;
    given[`ADMIN_${name.toUpperCase()}_FILE`] = undefined;
  }
  const { PASSWORD_MIN_LENGTH } = env;
  const found = readSettings('command', adminSettings, given, (all) => wrongAdmin({ ...all, PASSWORD_MIN_LENGTH }));
  const admin = firstAdminOf(found);
  if (!admin)
    throw new SettingsError('command', [
      'Give --email, --password and --pin, or ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_PIN.',
    ]);
  return admin;
}

await runCommand(() =>
  withDatabase(async (database, env) => {
    const admin = wanted(env);
    const gate = new AccountGate(env);
    const users = new UsersRepository(database, gate);
    const accounts = new AccountsService(new SecretHasher(PepperKeys.of(env), new Metrics()), users);
    const policy = new PasswordPolicy(env, new OfficeNamesRepository(database));
    const admins = new FirstAdminService(database, users, accounts, policy, new AuditService(database));
    const made = await admins.ensureFirstAdmin(admin);
    return made ? `Created the admin ${admin.email}.` : `${admin.email} already has an account; nothing was changed.`;
  }),
);

import { parseArgs } from 'node:util';
import { EnvError, type Env } from '../config/env';
import { readFirstAdmin, type FirstAdmin } from '../config/first-admin';
import { Settings } from '../config/settings';
import { runCommand, withDatabase } from '../platform/command/command';
import { SecretHasher } from '../platform/hashing/secret-hasher';
import { Metrics } from '../platform/metrics/metrics';
import { AuditService } from '../records/audit/audit.service';
import { Accounts } from '../records/users/accounts';
import { FirstAdmins } from '../records/users/first-admin';
import { PasswordPolicy } from '../records/users/password-policy';

/**
 * `--email --password --pin`, or ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_PIN. The variables are the better way: everybody on
 * a machine can read the arguments of its programs.
 */
function wanted(env: Env): FirstAdmin {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { email: text, password: text, pin: text } });
  const settings = new Settings({
    ADMIN_EMAIL: values.email ?? process.env.ADMIN_EMAIL,
    ADMIN_PASSWORD: values.password ?? process.env.ADMIN_PASSWORD,
    ADMIN_PIN: values.pin ?? process.env.ADMIN_PIN,
  });
  const admin = readFirstAdmin(settings, env.PASSWORD_MIN_LENGTH);
  if (!admin) settings.refuse('Give --email, --password and --pin, or ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_PIN.');
  if (!admin || settings.mistakes.length > 0) throw new EnvError(settings.mistakes);
  return admin;
}

await runCommand(() =>
  withDatabase(async (database, env) => {
    const admin = wanted(env);
    const accounts = new Accounts(new SecretHasher(new Metrics()));
    const admins = new FirstAdmins(database, accounts, new PasswordPolicy(env), new AuditService(database));
    const made = await admins.ensureFirstAdmin(admin);
    return made ? `${admin.email} is an admin now.` : `${admin.email} has an account already; nothing was changed.`;
  }),
);

import { demoAccounts } from '../seed/demo-accounts';
import { seedDemo } from '../seed/seed';
import { runCommand, withDatabase } from './support/command';
import { PepperKeys } from '../platform/hashing/pepper-keys';
import { EncryptionKeys } from '../platform/encryption/encryption-keys';

/** Says one line of JSON: the accounts of the demo, none where it is off. */
await runCommand(() =>
  withDatabase(async (database, env) => {
    if (!env.DEMO || env.production) return JSON.stringify({ accounts: [] });
    await seedDemo(database, EncryptionKeys.of(env), PepperKeys.of(env));
    return JSON.stringify({ accounts: demoAccounts });
  }),
);

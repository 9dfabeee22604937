import { demoAccounts } from '../database/seed/demo-accounts';
import { seedDemo } from '../database/seed/seed';
import { runCommand, withDatabase } from '../platform/command/command';
import { EncryptionKeys } from '../platform/encryption/encryption-keys';
import { IntakeEntity } from '../records/intakes/intake.entity';
import { IntakeSnapshotEntity } from '../records/intakes/intake-snapshot.entity';

/** Says one line of JSON: the accounts of the demo, none where it is off. */
await runCommand(() =>
  withDatabase(
    async (database, env) => {
      if (!env.DEMO || env.production) return JSON.stringify({ accounts: [] });
      await seedDemo(database, EncryptionKeys.of(env));
      return JSON.stringify({ accounts: demoAccounts });
    },
    [IntakeEntity, IntakeSnapshotEntity],
  ),
);

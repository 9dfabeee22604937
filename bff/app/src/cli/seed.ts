import { parseArgs } from 'node:util';
import { SettingsError } from '@portal/server/settings';
import { demoAccounts } from '../seed/demo-accounts';
import { mostClients, sizeOf } from '../seed/many-clients/office-rows';
import { seedManyClients } from '../seed/many-clients/seed-many-clients';
import { seedDemo } from '../seed/seed';
import { createDocumentStore } from '@portal/bff-platform/document-store/create-document-store';
import { runCommand, withDatabase } from './support/command';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { EncryptionKeys } from '@portal/bff-platform/encryption/encryption-keys';

/** Returns the number of clients to generate; 0 without the option. @throws SettingsError */
function readClients(): number {
  const { values } = parseArgs({ options: { clients: { type: 'string' } } });
  if (values.clients === undefined) return 0;
  const clients = /^\d{1,8}$/.test(values.clients) ? Number(values.clients) : 0;
  if (clients >= 1 && clients <= mostClients) return clients;
  throw new SettingsError('seed', [
    `--clients must be a whole number from 1 to ${mostClients.toLocaleString('en-US')}`,
  ]);
}

/**
 * Prints one line of JSON with the demo accounts (none when the demo is off). `--clients 100000` also generates that
 * many clients and reports progress.
 */
await runCommand(async () => {
  const clients = readClients();
  return withDatabase(async (database, env) => {
    const isDemo = env.DEMO && !env.production;
    if (!isDemo && clients > 0)
      throw new SettingsError('seed', [
        'DEMO must be 1, and never in production: the passwords of the generated accounts are public',
      ]);
    if (!isDemo) return JSON.stringify({ accounts: [] });
    const [keys, peppers] = [EncryptionKeys.of(env), PepperKeys.of(env)];
    await seedDemo(database, { keys, peppers, store: createDocumentStore(env) });
    if (clients === 0) return JSON.stringify({ accounts: demoAccounts });
    const begin = Date.now();
    await seedManyClients(database, { keys, peppers, size: sizeOf(clients) }, (made) => {
      if (made % 10_000 === 0) process.stderr.write(`${made.toLocaleString('en-US')} clients\n`);
    });
    return `${clients.toLocaleString('en-US')} clients in ${Math.round((Date.now() - begin) / 1000)} s`;
  });
});

import { DataSource } from 'typeorm';
import { createApp } from '../../src/app';
import { readEnv } from '@portal/bff-platform/config/env';
import { migrate } from '@portal/bff-platform/database/migrate';
import { createLogger } from '@portal/server/logger';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { EncryptionKeys } from '@portal/bff-platform/encryption/encryption-keys';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { seedDemo } from '../../src/seed/seed';
import { seedManyClients } from '../../src/seed/many-clients/seed-many-clients';
import { sizeOf } from '../../src/seed/many-clients/office-rows';
import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';
import { asOwner } from '@portal/bff-platform/testing/database';
import { EchoModule } from './echo.module';
import { startPairs } from './pairs';

/**
 * Runs the whole server plus the echo endpoints in a child process. Sends its port to the parent, and answers each of
 * the parent's messages with the CPU time used so far, in microseconds.
 */
const env = readEnv(process.env);
await migrate(env.DATABASE_URL);
const app = await createApp(env, createLogger(env.LOG_LEVEL), [EchoModule]);
const [keys, peppers] = [app.get(EncryptionKeys), app.get(PepperKeys)];
await seedDemo(app.get(DataSource), { keys, peppers, store: app.get(DocumentStore) });
const clients = Number(process.env.BENCH_CLIENTS ?? 0);
if (clients > 0) {
  // The number of preparers is fixed, so that runs differ only in the number of clients.
  await seedManyClients(app.get(DataSource), { keys, peppers, size: sizeOf(clients, 200) });
  // In production, autovacuum does this within a minute.
  await asOwner(env.DATABASE_URL, 'VACUUM ANALYZE');
}
await app.listen(0, '127.0.0.1');

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ used: user + system });
});
// Close the app if the parent exits for any reason, so that no process is left behind.
process.once('disconnect', () => void app.close());
const adminPaths = allEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path, response }) => method === 'GET' && /^\/admin\/[^{]*$/.test(path) && response !== 'bytes')
  .map(({ path }) => path);
process.send?.({
  url: await app.getUrl(),
  adminPaths,
  pairs: await startPairs(app, Number(process.env.BENCH_PAIRS ?? 0)),
});

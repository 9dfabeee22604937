import { setImmediate as otherWork } from 'node:timers/promises';
import { Between, type DataSource } from 'typeorm';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { OfficeEntity } from '@portal/bff-office/offices/office.entity';
import { BlindIndex } from '@portal/bff-platform/encryption/blind-index';
import { DataKeys } from '@portal/bff-platform/encryption/data-keys';
import { DataKeysRepository } from '@portal/bff-platform/encryption/data-keys.repository';
import type { EncryptionKeys } from '@portal/bff-platform/encryption/encryption-keys';
import type { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { asSystem } from '@portal/bff-platform/request/acting';
import { defaultTaxYear } from '@portal/bff-platform/seasons/default-tax-year';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { Metrics } from '@portal/bff-platform/metrics/metrics';
import { insertIfAbsent } from '../demo-rows';
import { addClient, newBatch, type SeedContext } from './client-rows';
import {
  accountRow,
  manyId,
  mostClients,
  officeRows,
  placeOf,
  profileRow,
  secretsToHash,
  type Size,
} from './office-rows';
import { RowCopier, type RowBatch } from '@portal/bff-platform/database/rows.repository';

/** Clients per transaction: totals that change with every row are updated once per batch. */
const batch = 2500;
/** Clients generated before yielding to the event loop. */
const atOnce = 50;

/**
 * Fills an office with realistic clients for the demo: accounts marked as demo, assigned with their history, with forms
 * whose encrypted fields decrypt, and documents without bytes. Keeps existing rows; an interrupted seed resumes where
 * it stopped.
 * @param told called after each batch with the number of clients so far
 */
export const seedManyClients = (
  database: DataSource,
  office: { keys: EncryptionKeys; peppers: PepperKeys; size: Size },
  told: (clients: number) => void = () => undefined,
): Promise<void> => asSystem(() => fill(database, office, told));

async function fill(
  database: DataSource,
  { keys, peppers, size }: Parameters<typeof seedManyClients>[1],
  told: (clients: number) => void,
): Promise<void> {
  const context = await prepare(database, keys, peppers, size);
  const preparers = Array.from({ length: size.preparers }, (_none, at) => at);
  const accounts = preparers.map((at) => accountRow('preparer', at, context.hashes));
  const profiles = preparers.map((at) => profileRow(at, size));
  await database.transaction(async (transaction) => {
    await insertIfAbsent(transaction, OfficeEntity, officeRows(size));
    await insertIfAbsent(transaction, UserEntity, accounts);
    await insertIfAbsent(transaction, PreparerProfileEntity, profiles);
  });
  const copier = new RowCopier(database);
  await copier.connect();
  try {
    let copied = Promise.resolve();
    // Generate the next batch while the database copies this one.
    for (let from = await countSeeded(database); from < size.clients; from += batch) {
      const until = Math.min(from + batch, size.clients);
      const rows = await makeUp(from, until, context);
      await copied;
      copied = copier.copy(rows).then(() => told(until));
      copied.catch(() => undefined);
    }
    await copied;
  } finally {
    await copier.close();
  }
}

/** Clients are inserted in id order and each batch is atomic, so the highest id gives the count. */
async function countSeeded(database: DataSource): Promise<number> {
  const ids = Between(manyId('client', 0), manyId('client', mostClients));
  const [last] = await database.manager.find(UserEntity, {
    select: { id: true },
    where: { id: ids },
    order: { id: 'DESC' },
    take: 1,
  });
  return last ? placeOf(last.id) + 1 : 0;
}

async function makeUp(from: number, until: number, context: SeedContext): Promise<RowBatch> {
  const rows = newBatch();
  for (let at = from; at < until; at += 1) {
    await addClient(rows, at, context);
    if (at % atOnce === 0) await otherWork();
  }
  return rows;
}

async function prepare(
  database: DataSource,
  keys: EncryptionKeys,
  peppers: PepperKeys,
  size: Size,
): Promise<SeedContext> {
  const hasher = new SecretHasher(peppers, new Metrics());
  const [client = '', preparer = '', pin = ''] = await Promise.all(secretsToHash.map((secret) => hasher.hash(secret)));
  return {
    size,
    tax_year: await defaultTaxYear(database),
    hashes: { client, preparer, pin },
    keys: new DataKeys(new DataKeysRepository(database), keys),
    blindIndex: new BlindIndex(keys),
  };
}

import type { DataSource } from 'typeorm';
import { UserEntity } from '../../auth/accounts/user.entity';
import { BlindIndex } from '../../platform/encryption/blind-index';
import { DataKeys } from '../../platform/encryption/data-keys';
import { DataKeysRepository } from '../../platform/encryption/data-keys.repository';
import type { EncryptionKeys } from '../../platform/encryption/encryption-keys';
import type { PepperKeys } from '../../platform/hashing/pepper-keys';
import { SecretHasher } from '../../platform/hashing/secret-hasher';
import { Metrics } from '../../platform/metrics/metrics';
import { addClient, noRows, type Making } from './client-rows';
import { accountRow, manyId, officeRows, profileRow, secretsToHash, type Size } from './office-rows';
import { insertRows } from './rows.repository';

/** Clients of one transaction: few enough that no statement runs out of the service's time on a busy machine. */
const batch = 250;

/**
 * Fills an office with clients who look like real ones, for the demo: accounts that are marked as such, assigned with their history,
 * with forms whose encrypted fields open, and documents without bytes. What is there already stays; a seed
 * that was cut off goes on where it was.
 * @param told after each batch: how many clients there are by now
 */
export async function seedManyClients(
  database: DataSource,
  { keys, peppers, size }: { keys: EncryptionKeys; peppers: PepperKeys; size: Size },
  told: (clients: number) => void = () => undefined,
): Promise<void> {
  const making = await prepare(database, keys, peppers, size);
  await database.transaction(async (transaction) => {
    const preparers = Array.from({ length: size.preparers }, (_none, at) => at);
    await insertRows(transaction, 'offices', officeRows(size));
    await insertRows(
      transaction,
      'users',
      preparers.map((at) => accountRow('preparer', at, making.hashes)),
    );
    await insertRows(
      transaction,
      'preparer_profiles',
      preparers.map((at) => profileRow(at, size)),
    );
  });
  for (let from = 0; from < size.clients; from += batch) {
    const until = Math.min(from + batch, size.clients);
    // Batches are all or nothing: whose last client is there, is there.
    if (await database.manager.existsBy(UserEntity, { id: manyId('client', until - 1) })) continue;
    const rows = noRows();
    for (let at = from; at < until; at += 1) addClient(rows, at, making);
    await database.transaction(async (transaction) => {
      for (const [table, some] of Object.entries(rows)) await insertRows(transaction, table, some);
    });
    told(until);
  }
}

async function prepare(database: DataSource, keys: EncryptionKeys, peppers: PepperKeys, size: Size): Promise<Making> {
  const hasher = new SecretHasher(peppers, new Metrics());
  const [client = '', preparer = '', pin = ''] = await Promise.all(secretsToHash.map((secret) => hasher.hash(secret)));
  return {
    size,
    hashes: { client, preparer, pin },
    keys: new DataKeys(new DataKeysRepository(database), keys),
    blindIndex: new BlindIndex(keys),
  };
}

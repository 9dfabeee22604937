import type { DataSource } from 'typeorm';
import { BlindIndex } from '../../platform/encryption/blind-index';
import { Encryption } from '../../platform/encryption/encryption';
import type { EncryptionKeys } from '../../platform/encryption/encryption-keys';
import { SecretHasher } from '../../platform/hashing/secret-hasher';
import { Metrics } from '../../platform/metrics/metrics';
import { AuditService } from '../../records/audit/audit.service';
import { IntakeSealing } from '../../records/intakes/intake.sealing';
import { IntakesService } from '../../records/intakes/intakes.service';
import { isSeeded, seedAdmin, seedClients, seedOffices, seedPreparers } from './seed-people';
import { seedAssignments, seedBusinesses, seedGroups, seedIntakes, seedPreferences } from './seed-work';

/**
 * Fills an empty portal with a demo: once, so that what people change or delete in it stays changed. A seed that was cut off goes on
 * where it was the next time.
 * @returns whether anything was made
 */
export async function seedDemo(database: DataSource, keys: EncryptionKeys): Promise<boolean> {
  if (await isSeeded(database)) return false;
  const hasher = new SecretHasher(new Metrics());
  const encryption = new Encryption(database, keys);
  const sealing = new IntakeSealing(encryption, new BlindIndex(keys));
  await seedOffices(database);
  await seedPreparers(database, hasher);
  await seedClients(database, hasher);
  await seedAssignments(database);
  await seedIntakes(new IntakesService(database, sealing, new AuditService(database)));
  await seedBusinesses(database);
  await seedPreferences(database, encryption);
  await seedGroups(database);
  await seedAdmin(database, hasher);
  return true;
}

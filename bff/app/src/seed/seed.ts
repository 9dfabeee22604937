import type { DataSource } from 'typeorm';
import { BlindIndex } from '@portal/bff-platform/encryption/blind-index';
import { DataKeys } from '@portal/bff-platform/encryption/data-keys';
import { DataKeysRepository } from '@portal/bff-platform/encryption/data-keys.repository';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import type { EncryptionKeys } from '@portal/bff-platform/encryption/encryption-keys';
import type { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { asSystem } from '@portal/bff-platform/request/acting';
import { defaultTaxYear } from '@portal/bff-platform/seasons/default-tax-year';
import { Metrics } from '@portal/bff-platform/metrics/metrics';
import { IntakeEncryption } from '@portal/bff-tax-forms/intakes/intake.encryption';
import type { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { isSeeded, seedAdmin, seedClients, seedOffices, seedPreparers } from './seed-people';
import { seedDocuments } from './seed-documents';
import { seedIntakes } from './seed-intakes';
import { seedAmendedReturns } from './seed-amended-returns';
import { seedRequests } from './seed-requests';
import { seedReturns } from './seed-returns';
import { seedConversations, seedPosts } from './seed-messages';
import { seedSite } from './seed-site';
import { seedAssignments, seedBusinesses, seedPreferences } from './seed-work';

/**
 * Fills an empty portal with demo data, only once, so that later changes and deletions are kept. An interrupted seed
 * resumes on the next run.
 * @returns whether anything was created
 */
export const seedDemo = (
  database: DataSource,
  services: { keys: EncryptionKeys; peppers: PepperKeys; store: DocumentStore },
): Promise<boolean> => asSystem(() => seed(database, services));

async function seed(database: DataSource, { keys, peppers, store }: Parameters<typeof seedDemo>[1]): Promise<boolean> {
  await seedSite(database);
  if (await isSeeded(database)) return false;
  const hasher = new SecretHasher(peppers, new Metrics());
  const encryption = new Encryption(new DataKeys(new DataKeysRepository(database), keys));
  const tax_year = await defaultTaxYear(database);
  await seedOffices(database);
  await seedPreparers(database, hasher);
  await seedClients(database, hasher);
  await seedAssignments(database);
  await seedIntakes(database, new IntakeEncryption(encryption, new BlindIndex(keys)), tax_year);
  await seedReturns(database, encryption, tax_year);
  await seedAmendedReturns(database, encryption, tax_year);
  await seedBusinesses(database, tax_year);
  await seedPreferences(database, encryption);
  await seedDocuments(database, { encryption, store, tax_year });
  await seedRequests(database, encryption, tax_year);
  await seedConversations(database, encryption);
  await seedPosts(database, encryption);
  await seedAdmin(database, hasher);
  return true;
}

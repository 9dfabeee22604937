import { season } from '@portal/domain/testing/season';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../../testing/api';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { EncryptionKeys } from '@portal/bff-platform/encryption/encryption-keys';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { asOwner } from '@portal/bff-platform/testing/database';
import { seedManyClients } from './many-clients/seed-many-clients';
import { sizeOf } from './many-clients/office-rows';
import { seedDemo } from './seed';

const later = season + 1;
let api: Api;
beforeAll(async () => {
  api = await startApi({ DEMO: '1' });
  await asOwner(api.url, 'UPDATE seasons SET tax_year = $1', [later]);
});
afterAll(() => api.stop());

it('fills the open season of the office, whichever year that is', async () => {
  const [keys, peppers] = [api.get(EncryptionKeys), api.get(PepperKeys)];
  await seedDemo(api.get(DataSource), { keys, peppers, store: api.get(DocumentStore) });
  await seedManyClients(api.get(DataSource), { keys, peppers, size: sizeOf(50) });
  for (const table of ['intake_forms', 'schedule_c_forms', 'documents', 'tax_returns'])
    expect([table, ...(await api.query(`SELECT DISTINCT tax_year FROM ${table}`))]).toEqual([
      table,
      { tax_year: later },
    ]);
  const named = await api.query('SELECT FROM documents WHERE filename = $1', [`W-2 ${later}.pdf`]);
  expect(named).toHaveLength(1);
});

it('refuses an office without a season', async () => {
  await asOwner(api.url, 'DELETE FROM seasons');
  const [keys, peppers] = [api.get(EncryptionKeys), api.get(PepperKeys)];
  await expect(seedManyClients(api.get(DataSource), { keys, peppers, size: sizeOf(60) })).rejects.toThrow(
    'the office has no season',
  );
});

import type { Role } from '@portal/domain/contract/who';
import type { DataSource } from 'typeorm';
import type { SecretHasher } from '../../platform/hashing/secret-hasher';
import { demoPasswords, demoPins } from './demo-accounts';
import { demoClients } from './demo-clients';
import { demoId } from './demo-ids';
import { demoOffices } from './demo-offices';
import { demoPreparers } from './demo-preparers';

interface Person {
  id: string;
  first_name: string;
  last_name: string;
  role: Role;
  status: 'active' | 'pending';
  email?: string;
  joined?: number;
}

const admin: Person = {
  id: demoId('admin', 1),
  first_name: 'Olivia',
  last_name: 'Grant',
  role: 'admin',
  status: 'active',
  email: 'admin@demo.example',
};
const pending: Person = {
  id: demoId('preparer', demoPreparers.length),
  first_name: 'Pat',
  last_name: 'Lindqvist',
  role: 'preparer',
  status: 'pending',
};
const pendingCode = 'PATLIN';

export async function seedOffices(database: DataSource): Promise<void> {
  for (const { id, name, address, city, state, zip_code, phone, email } of demoOffices) {
    await database.query(
      `INSERT INTO offices (id, name, address, city, state, zip_code, phone, email)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [id, name, address, city, state, zip_code, phone, email],
    );
  }
}

export async function seedPreparers(database: DataSource, hasher: SecretHasher): Promise<void> {
  const people = demoPreparers.map((preparer, at) => ({ ...preparer, ...asPerson('preparer', at, preparer) }));
  await Promise.all([...people, pending].map((person) => insertPerson(database, hasher, person)));
  for (const { id, preparer_code, title, specialties, office_id, bio, featured_rank } of people) {
    await database.query(
      `INSERT INTO preparer_profiles (user_id, preparer_code, title, specialties, office_id, bio, featured_rank)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [id, preparer_code, title, specialties, office_id, bio, featured_rank],
    );
  }
  await database.query(
    'INSERT INTO preparer_profiles (user_id, preparer_code) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [pending.id, pendingCode],
  );
}

export async function seedClients(database: DataSource, hasher: SecretHasher): Promise<void> {
  const people = demoClients.map((client, at) => ({ ...asPerson('client', at, client), joined: client.joined }));
  await Promise.all(people.map((person) => insertPerson(database, hasher, person)));
}

/** Last of all: whether the admin is there tells whether the demo is. */
export const seedAdmin = (database: DataSource, hasher: SecretHasher): Promise<void> =>
  insertPerson(database, hasher, admin);

export async function isSeeded(database: DataSource): Promise<boolean> {
  const found = await database.query<unknown[]>('SELECT 1 FROM users WHERE id = $1', [admin.id]);
  return found.length > 0;
}

const asPerson = (
  role: 'client' | 'preparer',
  at: number,
  name: { first_name: string; last_name: string },
): Person => ({
  id: demoId(role, at),
  first_name: name.first_name,
  last_name: name.last_name,
  role,
  status: 'active',
});

async function insertPerson(database: DataSource, hasher: SecretHasher, person: Person): Promise<void> {
  const { id, first_name, last_name, role, status, joined = 60 } = person;
  const pin = demoPins[role];
  const password_hash = await hasher.hash(demoPasswords[role]);
  const pin_hash = pin === undefined ? null : await hasher.hash(pin);
  const email = person.email ?? `${first_name.toLowerCase()}@demo.example`;
  const phone = `313-555-01${id.slice(-2)}`;
  await database.query(
    `INSERT INTO users (id, email, password_hash, pin_hash, first_name, last_name, phone, role, status, approved_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, CASE WHEN $9 = 'active' THEN now() END, now() - make_interval(days => $10))
     ON CONFLICT DO NOTHING`,
    [id, email, password_hash, pin_hash, first_name, last_name, phone, role, status, joined],
  );
}

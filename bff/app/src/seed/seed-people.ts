import type { Role } from '@portal/domain/contract/access-policy';
import type { DataSource } from 'typeorm';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { OfficeEntity } from '@portal/bff-office/offices/office.entity';
import type { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { demoPasswords, demoPins } from './demo-accounts';
import { demoClients } from './demo-clients';
import { demoId, daysAgo, insertIfAbsent } from './demo-rows';
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

export const seedOffices = (database: DataSource): Promise<void> =>
  insertIfAbsent(
    database,
    OfficeEntity,
    demoOffices.map((office) => ({ ...office })),
  );

export async function seedPreparers(database: DataSource, hasher: SecretHasher): Promise<void> {
  const people = demoPreparers.map((preparer, at) => ({ ...preparer, ...asPerson('preparer', at, preparer) }));
  await Promise.all([...people, pending].map((person) => insertPerson(database, hasher, person)));
  const profiles = people.map(({ id, preparer_code, title, specialties, languages, office_id, ...profile }) => ({
    user_id: id,
    preparer_code,
    title,
    specialties: [...specialties],
    languages: [...languages],
    office_id,
    bio: profile.bio,
    bio_es: profile.bio_es,
    featured_rank: profile.featured_rank,
  }));
  await insertIfAbsent(database, PreparerProfileEntity, profiles);
  await insertIfAbsent(database, PreparerProfileEntity, { user_id: pending.id, preparer_code: pendingCode });
}

export async function seedClients(database: DataSource, hasher: SecretHasher): Promise<void> {
  const people = demoClients.map((client, at) => ({ ...asPerson('client', at, client), joined: client.joined }));
  await Promise.all(people.map((person) => insertPerson(database, hasher, person)));
}

/** Inserted last, because the admin's existence marks the demo as complete. */
export const seedAdmin = (database: DataSource, hasher: SecretHasher): Promise<void> =>
  insertPerson(database, hasher, admin);

export const isSeeded = (database: DataSource): Promise<boolean> =>
  database.manager.existsBy(UserEntity, { id: admin.id });

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
  await insertIfAbsent(database, UserEntity, {
    id,
    email,
    password_hash,
    pin_hash,
    first_name,
    last_name,
    phone,
    role,
    status,
    demo: true,
    email_verified_at: daysAgo(joined),
    approved_at: status === 'active' ? daysAgo(joined) : null,
    created_at: daysAgo(joined),
  });
}

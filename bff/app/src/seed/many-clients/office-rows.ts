import { demoPasswords, demoPins } from '../demo-accounts';
import { daysAgo } from '../demo-rows';
import { firstNames, lastNames } from './names';
import { Random } from './random';

/** Returns a deterministic id in a range of its own. */
export const manyId = (kind: keyof typeof ranges, at: number): string =>
  `01950000-0000-7000-8000-${ranges[kind]}${at.toString(16).padStart(10, '0')}`;

/** The inverse of `manyId`. */
export const placeOf = (id: string): number => parseInt(id.slice(-10), 16);

/** Maximum number of clients: more than any office has, and within the seed's range of ids. */
export const mostClients = 10_000_000;

const ranges = {
  preparer: '01',
  client: '02',
  intake: '03',
  snapshot: '04',
  scheduleC: '05',
  document: '06',
  history: '07',
  return: '08',
  transition: '09',
  requestItem: '0a',
} as const;

/** Size of the business: clients, preparers, offices. */
export interface Size {
  clients: number;
  preparers: number;
  offices: number;
}

/** Scales like a real business: a preparer per 250 clients, an office per ten preparers, at most 40 offices. */
export function sizeOf(clients: number, preparers?: number): Size {
  const many = preparers ?? Math.min(400, Math.max(1, Math.ceil(clients / 250)));
  return { clients, preparers: many, offices: Math.min(40, Math.ceil(many / 10)) };
}

export const officeRows = ({ offices }: Size) =>
  Array.from({ length: offices }, (_none, at) => ({
    id: `branch-${at + 1}`,
    name: `Branch ${at + 1}`,
    address: `${100 + at * 4} Sample Avenue`,
    city: 'Detroit',
    state: 'MI',
    zip_code: '48201',
    phone: '313-555-0119',
    email: 'info@motorcitytax.example',
  }));

interface Person {
  id: string;
  first_name: string;
  last_name: string;
}

const nameOf = (random: Random) => ({ first_name: random.pick(firstNames), last_name: random.pick(lastNames) });

/** Returns a person's name and id, which history rows repeat. */
export const personAt = (kind: 'preparer' | 'client', at: number): Person => ({
  id: manyId(kind, at),
  ...nameOf(new Random(kind === 'client' ? at + 1_000_000 : at)),
});

export interface Hashes {
  client: string;
  preparer: string;
  pin: string;
}

/** The demo's own secrets, hashed once, so that anyone can sign in to any generated account. */
export const secretsToHash = [demoPasswords.client, demoPasswords.preparer, demoPins.preparer ?? ''] as const;

export function accountRow(kind: 'preparer' | 'client', at: number, hashes: Hashes) {
  const random = new Random(at * 7 + 3);
  const person = personAt(kind, at);
  return {
    ...person,
    email: `${person.first_name}.${person.last_name}.${kind === 'client' ? '' : 'p'}${at}@demo.example`.toLowerCase(),
    phone: `313-555-${String(random.below(10_000)).padStart(4, '0')}`,
    role: kind,
    status: 'active' as const,
    locale: random.chance(0.2) ? ('es' as const) : ('en' as const),
    password_hash: hashes[kind],
    pin_hash: kind === 'preparer' ? hashes.pin : null,
    demo: true,
    email_verified_at: new Date(),
    approved_at: kind === 'preparer' ? new Date() : null,
    created_at: daysAgo(random.below(420)),
  };
}

const specialties = ['Individual Returns', 'Business Tax', 'Tax Planning'];

export const profileRow = (at: number, { offices }: Size) => ({
  user_id: manyId('preparer', at),
  preparer_code: `Z${at.toString(36).toUpperCase().padStart(5, '0')}`,
  office_id: `branch-${(at % offices) + 1}`,
  title: 'Tax Preparer',
  specialties,
});

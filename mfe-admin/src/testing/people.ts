import type { AdminOffice } from '@portal/domain/offices/admin-offices.dto';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';

let count = 0;

/** Returns a preparer as sent to admins. */
export function preparerOf(more: Partial<AdminPreparer> = {}): AdminPreparer {
  count += 1;
  return {
    id: `p-${count}`,
    first_name: 'Ann',
    last_name: 'Adams',
    email: `p-${count}@example.com`,
    phone: null,
    preparer_code: 'ANNADA',
    office_location: null,
    office_id: null,
    office_name: null,
    title: null,
    bio: null,
    bio_es: null,
    languages: [],
    specialties: [],
    profile_picture: null,
    created_at: '2026-01-31T15:00:00Z',
    portal_url: '/preparer/ANNADA',
    status: 'active',
    closed_at: null,
    closed_reason: null,
    clients_count: 0,
    must_change_password: false,
    featured_rank: null,
    version: 1,
    ...more,
  };
}

/** Returns an office as sent to admins. */
export const officeOf = (more: Partial<AdminOffice> = {}): AdminOffice => ({
  id: 'main',
  name: 'Main Office',
  address: '1 Main Street',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48201',
  phone: '313-555-0119',
  email: 'main@example.com',
  hours: {},
  preparers_count: 1,
  clients_count: 0,
  version: 1,
  ...more,
});

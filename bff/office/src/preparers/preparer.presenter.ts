import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import type { PreparerInfo, PreparerRow } from '@portal/domain/preparers/preparers.dto';
import type { PreparerProfile } from '@portal/domain/preparers/profile.dto';
import type { AdminPreparerRow } from './admin-preparers.repository';
import type { ListedPreparer } from './preparers.repository';

/** Returns the public view of an approved preparer. */
export const presentPreparer = (row: ListedPreparer): PreparerRow => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  preparer_code: row.preparer_code,
  office_location: row.office_location,
  office_id: row.office_id,
  office_name: row.office_name,
  title: row.title,
  bio: row.bio,
  bio_es: row.bio_es,
  languages: row.languages,
  specialties: row.specialties,
  profile_picture: row.picture?.toString('base64') ?? null,
  created_at: row.created_at.toISOString(),
  portal_url: `/preparer/${row.portal_slug ?? row.preparer_code}`,
});

export function presentPreparerInfo(row: ListedPreparer): PreparerInfo {
  const { id: _id, created_at: _created, ...info } = presentPreparer(row);
  return info;
}

/** Returns a preparer's view of their own profile. */
export const presentProfile = (row: AdminPreparerRow): PreparerProfile => ({
  ...presentPreparerInfo(row),
  version: row.version,
});

/** Returns the admin's view of any preparer. */
export const presentAdminPreparer = (row: AdminPreparerRow): AdminPreparer => ({
  ...presentPreparer(row),
  status: row.status,
  closed_at: row.closed_at?.toISOString() ?? null,
  closed_reason: row.closed_reason,
  clients_count: row.clients_count,
  must_change_password: row.must_change_password,
  featured_rank: row.featured_rank,
  version: row.version,
});

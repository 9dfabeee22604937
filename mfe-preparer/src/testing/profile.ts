import type { PreparerProfile } from '@portal/domain/preparers/profile.dto';

export const profileOf = (more: Partial<PreparerProfile> = {}): PreparerProfile => ({
  first_name: 'Renee',
  last_name: 'Okafor',
  preparer_code: 'RENOKA',
  email: 'renee@example.com',
  phone: null,
  office_location: '18800 Joy Road',
  office_id: null,
  office_name: null,
  title: null,
  bio: 'Twelve seasons.',
  specialties: ['Individual Returns'],
  bio_es: null,
  languages: [],
  profile_picture: null,
  portal_url: '/preparer/RENOKA',
  version: 3,
  ...more,
});

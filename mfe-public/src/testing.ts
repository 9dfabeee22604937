import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import type { OfficePage, OfficeRow } from '@portal/domain/offices/offices.dto';
import type { Site } from '@portal/domain/site/site.dto';
import { season } from '@portal/domain/testing/season';

export const site: Site = {
  name: 'Lake Tax',
  phone: '(313) 555-0119',
  email: 'info@lake.example',
  founded_year: 2019,
  accent_colour: null,
  logo: null,
  second_phone: null,
  trust_badges: [],
  legal_name: null,
  price_note: null,
  price_note_es: null,
  preparer_signup: 'approve',
  tax_year: season,
  password_min_length: 6,
  demo: false,
};

export const preparer = (first_name: string, more: Partial<PreparerRow> = {}): PreparerRow => ({
  id: `id-${first_name}`,
  first_name,
  last_name: 'Okafor',
  email: `${first_name.toLowerCase()}@lake.example`,
  phone: '313-555-0101',
  preparer_code: 'RENOKA',
  office_location: null,
  office_id: 'detroit-main',
  office_name: 'Detroit Main Office',
  title: 'CEO/Founder',
  bio: `${first_name} helps people.`,
  bio_es: null,
  languages: ['en'],
  specialties: ['Tax Expert', 'Small Business'],
  profile_picture: null,
  created_at: '2025-01-01T00:00:00Z',
  portal_url: `/preparer/${first_name.toLowerCase()}`,
  ...more,
});

export const offices: OfficeRow[] = [
  ['detroit-main', 'Detroit Main Office'],
  ['outer-drive', 'Outer Drive Location'],
].map(([id = '', name = '']) => ({
  id,
  name,
  address: '4100 Example Avenue',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48201',
  phone: '313-555-0119',
  email: 'info@lake.example',
  hours: { monday: { opens: '09:00', closes: '17:30' }, tuesday: { opens: '09:00', closes: '17:30' } },
}));

export const officePage = (preparers: PreparerRow[]): OfficePage => ({
  ...(offices[0] as OfficeRow),
  preparers,
  preparers_total: preparers.length,
});

import type { SiteSettings } from '@portal/domain/site/site-settings.dto';

/** Settings of an office that has filled in what it must. */
export const settings: SiteSettings = {
  name: 'Lakeside Tax',
  founded_year: 1987,
  phone: '313-555-0101',
  second_phone: null,
  legal_name: null,
  price_note: null,
  price_note_es: null,
  email: 'hello@lakeside.example',
  accent_colour: null,
  trust_badges: ['IRS e-file'],
  featured_preparer_ids: ['ann'],
  requires_review: false,
  time_zone: 'America/Detroit',
  version: 3,
};

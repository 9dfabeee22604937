import type { SiteSettings, SiteSettingsBody } from '@portal/domain/site/site-settings.dto';
import { fieldsOf, blankToNull, type FieldValues } from '@portal/ui-kit/forms';

/** Positions of the featured preparers on the home page, in order. */
export const places = ['featured_1', 'featured_2', 'featured_3'] as const;

export const fields = fieldsOf<SiteSettingsBody, 'founded_year' | 'trust_badges' | (typeof places)[number]>();

/** Returns the form values of the settings: one badge per line, featured preparers by position. */
export const valuesOf = (settings: SiteSettings) => ({
  name: settings.name,
  founded_year: String(settings.founded_year ?? ''),
  phone: settings.phone,
  second_phone: settings.second_phone ?? '',
  email: settings.email,
  legal_name: settings.legal_name ?? '',
  price_note: settings.price_note ?? '',
  price_note_es: settings.price_note_es ?? '',
  accent_colour: settings.accent_colour ?? '',
  trust_badges: settings.trust_badges.join('\n'),
  requires_review: settings.requires_review ?? false,
  time_zone: settings.time_zone ?? '',
  featured_1: settings.featured_preparer_ids[0] ?? '',
  featured_2: settings.featured_preparer_ids[1] ?? '',
  featured_3: settings.featured_preparer_ids[2] ?? '',
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const linesOf = (text: unknown): string[] =>
  textOf(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const toBody = ({ featured_1, featured_2, featured_3, time_zone, ...values }: FieldValues): object => ({
  ...(blankToNull(values) as object),
  // A server of the release before does not know it.
  ...(textOf(time_zone) === '' ? {} : { time_zone: textOf(time_zone) }),
  founded_year: textOf(values.founded_year) === '' ? null : Number(values.founded_year),
  trust_badges: linesOf(values.trust_badges),
  featured_preparer_ids: [...new Set([featured_1, featured_2, featured_3].map(textOf).filter((id) => id !== ''))],
});

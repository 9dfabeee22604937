import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Email, Flag, HexColor, Phone, Text, Texts, Version, WholeNumber } from '../contract/rules';
import { TimeZone } from '../contract/time-zone.rule';
import type {} from './site-settings.messages';
import { siteLimits } from './site.limits';

/** Fields that the office may leave out. */
@Labels('siteSettings.fields')
class OptionalSettings {
  @Phone() second_phone?: string | null;
  /** null for `name`. */
  @Text() legal_name?: string | null;
  @Text(siteLimits.priceNote) price_note?: string | null;
  @Text(siteLimits.priceNote) price_note_es?: string | null;
  /** null for the portal's default. */
  @HexColor() accent_colour?: string | null;
  @Texts(siteLimits.badge, siteLimits.badges) trust_badges?: string[] | null;
  /** Approved preparers featured on the home page, in the order shown. */
  @Texts(40, siteLimits.featured) featured_preparer_ids?: string[] | null;
  /** Whether somebody other than the preparer has to check a return before it is signed; null for no. */
  @Flag() requires_review?: boolean | null;
  /** IANA name of the time zone in which the office's days begin; null for the default. */
  @TimeZone(siteLimits.timeZone) time_zone?: string | null;
  /** The version that the change is based on; 409 if it is stale. */
  @Version() version?: number;
}

/**
 * The office's own settings for its portal, as changed by the admin. Absent fields are left unchanged; null clears a
 * field.
 */
@Labels('siteSettings.fields')
export class SiteSettingsBody extends OptionalSettings {
  @Required() @Text() name!: string;
  @Required() @WholeNumber(siteLimits.foundedFrom, siteLimits.foundedTo) founded_year!: number;
  @Required() @Phone() phone!: string;
  @Required() @Email() email!: string;
}

export class SiteSettings extends OptionalSettings {
  declare requires_review?: boolean;
  /** Absent from older servers. */
  declare time_zone?: string;
  @Required() @Text() name!: string;
  /** Empty until an admin has entered it, like `email`; `founded_year` is null until then. */
  @Text() phone!: string;
  @Text() email!: string;
  @WholeNumber(siteLimits.foundedFrom, siteLimits.foundedTo) founded_year!: number | null;
  declare trust_badges: string[];
  declare featured_preparer_ids: string[];
  @Required() @Version() declare version: number;
}

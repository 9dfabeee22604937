import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Email, HexColour, Phone, Text, Texts, WholeNumber } from '../contract/rules';
import type {} from './site-settings.messages';
import { siteLimits } from './site.limits';

const largest = 2_147_483_647;

/** The office's own settings for its portal, as the admin changes them. Absent fields stay unchanged, null clears. */
@Labels('siteSettings.fields')
export class SiteSettingsBody {
  @Required() @Text() name!: string;
  @Required() @WholeNumber(siteLimits.foundedFrom, siteLimits.foundedTo) founded_year!: number;
  @Required() @Phone() phone!: string;
  @Phone() second_phone?: string | null;
  @Required() @Email() email!: string;
  /** null: the portal's default. */
  @HexColour() accent_colour?: string | null;
  @Texts(siteLimits.badge, siteLimits.badges) trust_badges?: string[] | null;
  /** Approved preparers featured on the home page, in order. */
  @Texts(40, siteLimits.featured) featured_preparer_ids?: string[] | null;
  /** The version that was read; 409 if it has changed. */
  @WholeNumber(1, largest) version?: number;
}

export class SiteSettings extends SiteSettingsBody {
  declare trust_badges: string[];
  declare featured_preparer_ids: string[];
  @Required() @WholeNumber(1, largest) declare version: number;
}

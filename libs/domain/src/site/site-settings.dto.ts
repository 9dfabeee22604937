import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Email, HexColour, Phone, Text, Texts, WholeNumber } from '../contract/rules';
import type {} from './site-settings.messages';
import { siteLimits } from './site.limits';

const largest = 2_147_483_647;

/** What makes the portal this office's, as its admin changes it. What is absent stays as it is, null clears. */
@Labels('siteSettings.fields')
export class SiteSettingsBody {
  @Required() @Text() name!: string;
  @Required() @WholeNumber(siteLimits.foundedFrom, siteLimits.foundedTo) founded_year!: number;
  @Required() @Phone() phone!: string;
  @Phone() second_phone?: string | null;
  @Required() @Email() email!: string;
  /** null: the portal's own. */
  @HexColour() accent_colour?: string | null;
  @Texts(siteLimits.badge, siteLimits.badges) trust_badges?: string[] | null;
  /** Approved preparers on the home page, in its order. */
  @Texts(40, siteLimits.featured) featured_preparer_ids?: string[] | null;
  /** As it was read; another one by now is 409. */
  @WholeNumber(1, largest) version?: number;
}

export class SiteSettings extends SiteSettingsBody {
  declare trust_badges: string[];
  declare featured_preparer_ids: string[];
  @Required() @WholeNumber(1, largest) declare version: number;
}

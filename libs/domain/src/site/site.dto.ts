import { Nested } from '../contract/nested';
import { Required } from '../contract/rule';
import { Email, Flag, OneOf, Text, Texts, WholeNumber } from '../contract/rules';
import { accountLimits } from '../account/account.limits';
import { seasonLimits } from '../seasons/seasons.limits';
import { siteLimits } from './site.limits';

export const preparerSignups = ['approve', 'open', 'closed'] as const;
export type PreparerSignup = (typeof preparerSignups)[number];

/** The logo next to the office's name. */
export class SiteLogo {
  /** URL on the portal's own origin. It changes with the logo, so that it can be cached forever. */
  @Required() @Text() url!: string;
  /** Size in pixels. */
  @Required() @WholeNumber(1, 10_000) width!: number;
  @Required() @WholeNumber(1, 10_000) height!: number;
}

export class Site {
  @Required() @Text() name!: string;
  /** Empty until the office has entered it, like the other details below that may be absent. */
  @Text() phone!: string;
  /** A second phone number, if the office has one. */
  @Text(30) second_phone!: string | null;
  @Email() email!: string;
  @WholeNumber(1800, 2100) founded_year!: number | null;
  /** Accent color, `#rrggbb`; the theme derives the rest. */
  @Text(7) accent_colour!: string | null;
  /** null for the portal's default. */
  @Nested(() => SiteLogo) logo!: SiteLogo | null;
  /** Up to six short claims on the home page, such as a license; empty for the portal's defaults. */
  @Texts(60) trust_badges!: string[];
  /** Name of the business in the privacy notice and the terms; null for `name`. */
  @Text() legal_name!: string | null;
  /** What a return costs, in the office's own words; null for a line that names no price. */
  @Text(siteLimits.priceNote) price_note!: string | null;
  /** The same in Spanish. */
  @Text(siteLimits.priceNote) price_note_es!: string | null;
  /**
   * Controls registration as a preparer: open with approval, open without approval, or closed (setting
   * PREPARER_SIGNUP).
   */
  @Required() @OneOf(preparerSignups) preparer_signup!: PreparerSignup;
  /** The newest open tax year, whose law estimates without an account use; null for an office without a season. */
  @WholeNumber(seasonLimits.first, seasonLimits.last) tax_year!: number | null;
  /** Minimum password length (setting PASSWORD_MIN_LENGTH). */
  @Required() @WholeNumber(accountLimits.passwordMin, accountLimits.passwordMax) password_min_length!: number;
  /** Whether demo accounts exist (setting DEMO); the sign-in page then shows a note about them. */
  @Required() @Flag() demo!: boolean;
}

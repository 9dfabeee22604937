import { Nested } from '../contract/nested';
import { Required } from '../contract/rule';
import { Email, Flag, OneOf, Text, Texts, WholeNumber } from '../contract/rules';
import { accountLimits } from '../account/account.limits';

export const preparerSignups = ['approve', 'open', 'closed'] as const;
export type PreparerSignup = (typeof preparerSignups)[number];

/** The picture next to the office's name. */
export class SiteLogo {
  /** On the portal's own origin. Changes with the picture, so that it can be cached forever. */
  @Required() @Text() url!: string;
  /** Pixels. */
  @Required() @WholeNumber(1, 10_000) width!: number;
  @Required() @WholeNumber(1, 10_000) height!: number;
}

export class Site {
  @Required() @Text() name!: string;
  @Required() @Text() phone!: string;
  /** A second line, if the office has one. */
  @Text(30) second_phone!: string | null;
  @Required() @Email() email!: string;
  @Required() @WholeNumber(1800, 2100) founded_year!: number;
  /** Accent color, `#rrggbb`; the theme derives the rest. */
  @Text(7) accent_colour!: string | null;
  /** null: the portal's default. */
  @Nested(() => SiteLogo) logo!: SiteLogo | null;
  /** Short claims on the home page, up to six, such as a license; none: the portal's defaults. */
  @Texts(60) trust_badges!: string[];
  /** Who may register as a preparer: anyone with approval, anyone, or no one (setting PREPARER_SIGNUP). */
  @Required() @OneOf(preparerSignups) preparer_signup!: PreparerSignup;
  /** Minimum password length (setting PASSWORD_MIN_LENGTH). */
  @Required() @WholeNumber(accountLimits.passwordMin, accountLimits.passwordMax) password_min_length!: number;
  /** Whether there are demo accounts (setting DEMO), which the sign-in page then mentions. */
  @Required() @Flag() demo!: boolean;
}

import { Nested } from '../contract/nested';
import { Required } from '../contract/rule';
import { Email, Flag, OneOf, Text, Texts, WholeNumber } from '../contract/rules';
import { accountLimits } from '../account/account.limits';

export const preparerSignups = ['approve', 'open', 'closed'] as const;
export type PreparerSignup = (typeof preparerSignups)[number];

/** The picture beside the office's name. */
export class SiteLogo {
  /** On the portal's own origin. Changes with the picture, so that whoever has it need never ask again. */
  @Required() @Text() url!: string;
  /** Pixels. */
  @Required() @WholeNumber(1, 10_000) width!: number;
  @Required() @WholeNumber(1, 10_000) height!: number;
}

export class Site {
  @Required() @Text() name!: string;
  @Required() @Text() phone!: string;
  /** A second line, where the office has one. */
  @Text(30) second_phone!: string | null;
  @Required() @Email() email!: string;
  @Required() @WholeNumber(1800, 2100) founded_year!: number;
  /** Accent colour, `#rrggbb`; the theme derives the rest. */
  @Text(7) accent_colour!: string | null;
  /** null: the portal's own mark. */
  @Nested(() => SiteLogo) logo!: SiteLogo | null;
  /** Short claims for the home page, up to six, such as a licence; none: the portal's own. */
  @Texts(60) trust_badges!: string[];
  /** Who may register as a preparer: after approval, anybody, nobody (setting PREPARER_SIGNUP). */
  @Required() @OneOf(preparerSignups) preparer_signup!: PreparerSignup;
  /** Shortest password that is taken (setting PASSWORD_MIN_LENGTH). */
  @Required() @WholeNumber(accountLimits.passwordMin, accountLimits.passwordMax) password_min_length!: number;
  /** There are demo accounts (setting DEMO): the sign-in page speaks of them. */
  @Required() @Flag() demo!: boolean;
}

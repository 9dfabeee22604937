import { Required } from '../contract/rule';
import { Email, Flag, OneOf, SomeOf, Text, Texts } from '../contract/rules';
import { preparerLimits, spokenLanguages } from './preparers.limits';

/** An approved preparer as shown to the public (specification part 2, section 3). */
export class PreparerRow {
  @Required() @Text() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  /** Six uppercase characters. */
  @Required() @Text(6) preparer_code!: string;
  /** Free text, such as a street address. */
  @Text() office_location!: string | null;
  @Text() office_id!: string | null;
  /** Name of their office; null if they have none. */
  @Text() office_name!: string | null;
  /** Job title: `CEO/Founder`. */
  @Text() title!: string | null;
  @Text(2000) bio!: string | null;
  /** The bio in Spanish; null shows `bio` to everyone. */
  @Text(2000) bio_es!: string | null;
  /** ISO 639 codes, in the preparer's order. */
  @SomeOf(spokenLanguages) languages!: string[];
  @Texts() specialties!: string[];
  /** JPEG in base64; null if there is none. */
  @Text(2_800_000) profile_picture!: string | null;
  @Text() created_at!: string;
  /** Path of their public page, relative to the portal's origin. */
  @Text() portal_url!: string;
}

export class PreparerSearch {
  /** Matches any part of a first name, last name or email address, ignoring case. */
  @Text() search?: string | null;
}

/** Filters of the public directory. */
export class DirectoryQuery extends PreparerSearch {
  @Text() office_id?: string | null;
  /** ISO 639 code of a language that they speak. */
  @OneOf(spokenLanguages) language?: string | null;
  /** One of their specialties, ignoring case. */
  @Text() specialty?: string | null;
  /** Returns only preparers featured on the home page, in the order shown there. */
  @Flag() featured?: boolean;
}

/** What the directory can be filtered by: the languages and specialties of approved preparers, most common first. */
export class DirectoryChoices {
  @SomeOf(spokenLanguages) languages!: string[];
  @Texts(preparerLimits.specialty, preparerLimits.offeredSpecialties) specialties!: string[];
}

/** Data of a preparer's public page (specification part 2, section 7) and card. */
export class PreparerInfo {
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Text(6) preparer_code!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  @Text() office_location!: string | null;
  @Text() office_id!: string | null;
  @Text() office_name!: string | null;
  @Text() title!: string | null;
  @Text(2000) bio!: string | null;
  /** The bio in Spanish; null shows `bio` to everyone. */
  @Text(2000) bio_es!: string | null;
  /** ISO 639 codes, in the preparer's order. */
  @SomeOf(spokenLanguages) languages!: string[];
  @Texts() specialties!: string[];
  @Text(2_800_000) profile_picture!: string | null;
  @Text() portal_url!: string;
}

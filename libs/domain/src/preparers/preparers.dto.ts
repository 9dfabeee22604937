import { Required } from '../contract/rule';
import { Email, Flag, Text, Texts } from '../contract/rules';

/** An approved preparer as everybody may see them (specification part 2, section 3). */
export class PreparerRow {
  @Required() @Text() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  /** Six characters, upper case. */
  @Required() @Text(6) preparer_code!: string;
  /** Free text, such as a street address. */
  @Text() office_location!: string | null;
  @Text() office_id!: string | null;
  /** Of their office; null: they belong to none. */
  @Text() office_name!: string | null;
  /** What they are in the office: `CEO/Founder`. */
  @Text() title!: string | null;
  @Text(2000) bio!: string | null;
  @Texts() specialties!: string[];
  /** Base64 JPEG; null: there is none. */
  @Text(2_800_000) profile_picture!: string | null;
  @Text() created_at!: string;
  /** Path of their landing page, at the address this portal is reached at. */
  @Text() portal_url!: string;
}

export class PreparerSearch {
  /** Part of a first name, a last name or an e-mail address, in any case. */
  @Text() search?: string | null;
}

/** What the public directory is narrowed by. */
export class DirectoryQuery extends PreparerSearch {
  @Text() office_id?: string | null;
  /** Only those whom the home page introduces, in its order. */
  @Flag() featured?: boolean;
}

/** What the page of a preparer says of them to anybody (specification part 2, section 7), and what their card shows. */
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
  @Texts() specialties!: string[];
  @Text(2_800_000) profile_picture!: string | null;
  @Text() portal_url!: string;
}

import { Required } from '../contract/rule';
import { accountLimits } from '../account/account.limits';
import { Email, Flag, OneOf, Phone, Text } from '../contract/rules';
import { preferencesLimits } from './preferences.limits';

export const submittedVia = ['general_intake_form'] as const;

/** Preferred preparer and office of a client, and their questions (specification part 2, section 3). */
export class ClientPreferences {
  /** Contact details, stored only for people without an account. */
  @Text(accountLimits.nameMax) first_name?: string | null;
  @Text(accountLimits.nameMax) last_name?: string | null;
  @Email() email?: string | null;
  @Phone() phone?: string | null;
  @Text() preferred_preparer?: string | null;
  @Text() preferred_office?: string | null;
  @Flag() urgent?: boolean;
  @Text(preferencesLimits.text) special_circumstances?: string | null;
  @Text(preferencesLimits.text) questions?: string | null;
  @Required() @OneOf(submittedVia) submitted_via!: (typeof submittedVia)[number];
}

export class StoredPreferences extends ClientPreferences {
  @Required() @Text() id!: string;
  @Required() @Text() created_at!: string;
}

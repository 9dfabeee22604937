import { Required } from '../contract/rule';
import { Flag, OneOf, Text } from '../contract/rules';
import { preferencesLimits } from './preferences.limits';

export const submittedVia = ['general_intake_form'] as const;

/** Whom and where somebody would like to be looked after, and what they ask (specification part 2, section 3). */
export class ClientPreferences {
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

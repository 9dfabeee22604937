import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Flag, OneOf, Text, Uuid } from '../contract/rules';
import type {} from './leads.messages';
import { preferencesLimits } from './preferences.limits';

/** Somebody without an account who asked to be looked after, as far as they said who they are. */
export class Lead {
  @Required() @Uuid() id!: string;
  @Text() first_name!: string | null;
  @Text() last_name!: string | null;
  @Text(254) email!: string | null;
  @Text() phone!: string | null;
  @Text() preferred_preparer!: string | null;
  @Text() preferred_office!: string | null;
  @Required() @Flag() urgent!: boolean;
  @Text(preferencesLimits.text) special_circumstances!: string | null;
  @Text(preferencesLimits.text) questions!: string | null;
  /** A client's account with this e-mail address, made before or since. */
  @Uuid() client_id!: string | null;
  /** Who looks after them: of a client their preparer. */
  @Uuid() preparer_id!: string | null;
  @Text() preparer_name!: string | null;
  @Required() @Text() created_at!: string;
}

export const leadStatuses = ['open', 'assigned'] as const;

export const leadSorts = ['when', 'when_descending'] as const;
export type LeadSort = (typeof leadSorts)[number];

export class LeadsQuery {
  /** Part of a name, an e-mail address or a phone number, in any case. */
  @Text() search?: string | null;
  @OneOf(leadStatuses) status?: (typeof leadStatuses)[number] | null;
  /** As it stands: the newest first. */
  @OneOf(leadSorts) sort?: LeadSort;
}

@Labels('leads.fields')
export class AssignLead {
  @Required() @Uuid() preparer_id!: string;
}

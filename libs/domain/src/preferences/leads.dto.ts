import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Flag, OneOf, Text, Uuid } from '../contract/rules';
import type {} from './leads.messages';
import { preferencesLimits } from './preferences.limits';

/** A person without an account who asked to be contacted, with whatever details they entered. */
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
  /** Client account with the same email address, whether created before or after the request. */
  @Uuid() client_id!: string | null;
  /** Preparer responsible for the lead; for a client, the client's preparer. */
  @Uuid() preparer_id!: string | null;
  @Text() preparer_name!: string | null;
  @Required() @Text() created_at!: string;
}

export const leadStatuses = ['open', 'assigned'] as const;

export const leadSorts = ['when', 'when_descending'] as const;
export type LeadSort = (typeof leadSorts)[number];

export class LeadsQuery {
  /** Matches any part of a name, email address or phone number, ignoring case. */
  @Text() search?: string | null;
  @OneOf(leadStatuses) status?: (typeof leadStatuses)[number] | null;
  /** Default: newest first. */
  @OneOf(leadSorts) sort?: LeadSort;
}

@Labels('leads.fields')
export class AssignLead {
  @Required() @Uuid() preparer_id!: string;
}

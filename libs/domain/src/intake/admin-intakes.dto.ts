import { filingStatuses, type FilingStatus } from '@portal/tax-engine/input';
import { SignedMoney } from '../contract/amount.rules';
import { Nested } from '../contract/nested';
import { Required } from '../contract/rule';
import { Email, Flag, Moment, OneOf, Text, Uuid, WholeNumber } from '../contract/rules';

/** Filters of the admin's list of intake forms (specification part 2, section 2). */
export const adminIntakeStatuses = ['all', 'submitted', 'draft', 'assigned', 'unassigned'] as const;
export type AdminIntakeStatus = (typeof adminIntakeStatuses)[number];

/** Sort orders: ascending unless marked `_descending`. Default: last changed first. */
export const adminIntakeSorts = [
  'updated',
  'updated_descending',
  'client',
  'client_descending',
  'income',
  'income_descending',
] as const;
export type AdminIntakeSort = (typeof adminIntakeSorts)[number];

export class AdminIntakesQuery {
  /**
   * Matches any part of the client's name or email address, or of the preparer's name, ignoring case. One or two
   * characters match the beginning of a word.
   */
  @Text() search?: string;
  /** Office of the client's preparer. */
  @Text(80) office_id?: string;
  @OneOf(adminIntakeStatuses) status?: AdminIntakeStatus;
  /** Start of the period, RFC 3339, inclusive: when the form was last submitted. */
  @Moment() from?: string;
  /** End of the period, RFC 3339, exclusive. */
  @Moment() to?: string;
  @OneOf(adminIntakeSorts) sort?: AdminIntakeSort;
}

export class AdminIntakeClient {
  @Required() @Uuid() id!: string;
  @Required() @Text(250) name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
}

export class AdminIntakePreparer {
  @Required() @Uuid() id!: string;
  @Required() @Text(250) name!: string;
}

export class AdminIntakeFormData {
  @OneOf(filingStatuses) filing_status!: FilingStatus | null;
  @Required() @Flag() submitted!: boolean;
  @Required() @Flag() has_spouse!: boolean;
  @Required() @Flag() has_children!: boolean;
  @Required() @WholeNumber(0, 100) children_count!: number;
  @Required() @Text() created_at!: string;
  @Required() @Text() updated_at!: string;
}

/** An intake form in an admin's list: never includes an SSN, a birth date or bank data. */
export class AdminIntakeRow {
  @Required() @Uuid() form_id!: string;
  @Required() @Nested(() => AdminIntakeClient) client!: AdminIntakeClient;
  /** null if the client has no preparer yet. */
  @Nested(() => AdminIntakePreparer) preparer!: AdminIntakePreparer | null;
  /** Office of the client's preparer. */
  @Text() office_name!: string | null;
  /**
   * The client's income of the tax year, with the net result of a Schedule C replacing self-employment income; may be
   * negative.
   */
  @Required() @SignedMoney() total_income!: number;
  /** Whether the client entered mortgage interest, donations, medical expenses, or state and local taxes. */
  @Required() @Flag() has_deductions!: boolean;
  @Required() @Nested(() => AdminIntakeFormData) form_data!: AdminIntakeFormData;
}

import { SignedMoney } from '../contract/amount.rules';
import { Labels } from '../contract/labels';
import { Nested, NestedList } from '../contract/nested';
import { Required, ruleMessage } from '../contract/rule';
import { accountStatuses, type AccountStatus } from '../account/account-status';
import { formStates, type FormState } from '../clients/client-list';
import { Count, Email, Flag, Moment, OneOf, Text, Uuid, WholeNumber } from '../contract/rules';
import { OfficeRow } from '../offices/offices.dto';
import { assignmentLimits } from './assignments.limits';
import type {} from './admin-clients.messages';

export const assignedStatuses = ['all', 'assigned', 'unassigned'] as const;
export type AssignedStatus = (typeof assignedStatuses)[number];

/** Sort orders: by last name or account creation date, ascending unless marked `_descending`. */
export const adminClientSorts = ['name', 'name_descending', 'since', 'since_descending'] as const;
export type AdminClientSort = (typeof adminClientSorts)[number];

const clientCounts = ['exact'] as const;

export class UnassignedClientsQuery {
  /**
   * Matches any part of a client's name or email address, ignoring case. One or two characters match the beginning of a
   * word.
   */
  @Text() search?: string;
  @OneOf(adminClientSorts) sort?: AdminClientSort;
  /** With `exact`, counts very large results up to the bulk assignment limit; otherwise, counting stops earlier. */
  @OneOf(clientCounts) count?: 'exact';
}

export class AdminClientsQuery {
  /**
   * Matches any part of a client's name or email address, or of their preparer's, ignoring case. One or two characters
   * match the beginning of a word.
   */
  @Text() search?: string;
  @OneOf(assignedStatuses) status?: AssignedStatus;
  /** Returns only clients of this preparer. */
  @Uuid() preparer_id?: string;
  /** Office of the preparer; `none` matches clients without a preparer or whose preparer has no office. */
  @Text(80) office_id?: string;
  /** Start of the period, RFC 3339, inclusive: when the account was created. */
  @Moment() from?: string;
  /** End of the period, RFC 3339, exclusive. */
  @Moment() to?: string;
  @OneOf(adminClientSorts) sort?: AdminClientSort;
  /** With `exact`, counts very large results up to the bulk assignment limit; otherwise, counting stops earlier. */
  @OneOf(clientCounts) count?: 'exact';
}

export class AssignedPreparer {
  @Required() @Uuid() id!: string;
  @Required() @Text(250) name!: string;
  /** Six uppercase characters. */
  @Required() @Text(assignmentLimits.code) code!: string;
}

/** A client's preferences from the general intake. */
export class ClientWishes {
  /** Name of the preferred preparer, as the client entered it. */
  @Text(120) preferred_preparer!: string | null;
  @Text(120) preferred_office!: string | null;
  @Required() @Flag() urgent!: boolean;
}

/** A client in an admin's list (specification part 2, section 3). */
export class AdminClientRow {
  @Required() @Uuid() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  @Required() @Text() created_at!: string;
  /** null if the client is unassigned. */
  @Nested(() => AssignedPreparer) assigned_preparer!: AssignedPreparer | null;
  /** Whether there is an intake form for this tax year, including drafts. */
  @Required() @Flag() has_intake_form!: boolean;
  @Required() @Count() documents_count!: number;
  /**
   * Income of the tax year, dollars, as in the income summary. Includes the net result of a Schedule C, so it may be
   * negative.
   */
  @Required() @SignedMoney() total_income!: number;
  /** Latest preferences; null if there are none. */
  @Nested(() => ClientWishes) wishes?: ClientWishes | null;
}

/** State of one of a client's forms, without anything that the client entered. */
export class AdminClientForm {
  @Required() @OneOf(formStates) state!: FormState;
  /** Time of the last submission; null for a form that was never submitted. */
  @Text() submitted_at!: string | null;
}

/** A client's page for admins: never includes an SSN, a birth date, bank data or an amount of a form. */
export class AdminClient {
  @Required() @Uuid() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  @Required() @Text() created_at!: string;
  /** `disabled` means that the account is closed. */
  @Required() @OneOf(accountStatuses) status!: AccountStatus;
  /** null if the client is unassigned. */
  @Nested(() => AssignedPreparer) assigned_preparer!: AssignedPreparer | null;
  /** Office of the preparer. */
  @Text(80) office_id!: string | null;
  @Text() office_name!: string | null;
  @Required() @Nested(() => AdminClientForm) intake_form!: AdminClientForm;
  @Required() @Nested(() => AdminClientForm) schedule_c!: AdminClientForm;
  /** Number of documents in the list that it links to, including empty and infected files. */
  @Required() @Count() documents_count!: number;
}

/** An office and the clients of its preparers (specification part 2, section 3). */
export class OfficeClients {
  @Required() @Nested(() => OfficeRow) office!: OfficeRow;
  /** The office's newest clients; `clients_url` leads to all of them. */
  @NestedList(() => AdminClientRow, assignmentLimits.newestOfOffice) clients!: AdminClientRow[];
  /** Path of the paginated list of all clients of the office. */
  @Text() clients_url?: string;
  @Required() @Count() clients_count!: number;
  /** Total income of all clients of the office, dollars. */
  @Required() @SignedMoney() total_income!: number;
}

/**
 * Request to assign all clients that match a search, including those on other pages; the server repeats the search when
 * assigning.
 */
@Labels('adminClients.fields')
export class BulkAssignMatching {
  @Text() search?: string | null;
  @Required() @OneOf(assignedStatuses) status!: AssignedStatus;
  /** Selects only clients currently assigned to this preparer. */
  @Uuid() current_preparer_id?: string | null;
  /** Selects only accounts created at or after this moment, RFC 3339. */
  @Moment() from?: string | null;
  /** Selects only accounts created before this moment, RFC 3339. */
  @Moment() to?: string | null;
  @Required('always', ruleMessage('adminClients.bulkMissing')) @Uuid() preparer_id!: string;
  /** Stored as the specification's fixed text, whatever the request contains. */
  @Text(assignmentLimits.reasonMax) reason?: string | null;
  /** Number of clients that the admin saw; 409 if it has changed since. */
  @Required() @WholeNumber(1, assignmentLimits.bulkMax) expected_count!: number;
}

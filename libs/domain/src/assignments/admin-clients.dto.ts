import { SignedMoney } from '../contract/amount.rules';
import { Labels } from '../contract/labels';
import { Nested, NestedList } from '../contract/nested';
import { Required, ruleMessage } from '../contract/rule';
import { Email, Flag, OneOf, Text, Uuid, WholeNumber } from '../contract/rules';
import { OfficeRow } from '../offices/offices.dto';
import { assignmentLimits } from './assignments.limits';
import type {} from './admin-clients.messages';

const largest = 2_147_483_647;

export const assignedStatuses = ['all', 'assigned', 'unassigned'] as const;
export type AssignedStatus = (typeof assignedStatuses)[number];

/** Sorts by last name or account creation date; ascending by default. */
export const adminClientSorts = ['name', 'name_descending', 'since', 'since_descending'] as const;
export type AdminClientSort = (typeof adminClientSorts)[number];

const clientCounts = ['exact'] as const;

export class UnassignedClientsQuery {
  /** Case-insensitive part of a client's name or email address. One or two characters match the beginning of a word. */
  @Text() search?: string;
  @OneOf(adminClientSorts) sort?: AdminClientSort;
  /**
   * `exact` counts a very large result up to the bulk assignment limit; otherwise counting stops as soon as the result
   * is known to be large.
   */
  @OneOf(clientCounts) count?: 'exact';
}

export class AdminClientsQuery {
  /**
   * Case-insensitive part of a client's name or email address, or of their preparer's. One or two characters match the
   * beginning of a word.
   */
  @Text() search?: string;
  @OneOf(assignedStatuses) status?: AssignedStatus;
  /** Only clients of this preparer. */
  @Uuid() preparer_id?: string;
  /** Office of the preparer; `none`: without a preparer, or of a preparer without an office. */
  @Text(80) office_id?: string;
  @OneOf(adminClientSorts) sort?: AdminClientSort;
  /**
   * `exact` counts a very large result up to the bulk assignment limit; otherwise counting stops as soon as the result
   * is known to be large.
   */
  @OneOf(clientCounts) count?: 'exact';
}

export class AssignedPreparer {
  @Required() @Uuid() id!: string;
  @Required() @Text(250) name!: string;
  /** Six uppercase characters. */
  @Required() @Text(assignmentLimits.code) code!: string;
}

/** A client's wishes from the general intake. */
export class ClientWishes {
  /** A name, as the client chose it. */
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
  /** null: unassigned. */
  @Nested(() => AssignedPreparer) assigned_preparer!: AssignedPreparer | null;
  /** From this tax year, including drafts. */
  @Required() @Flag() has_intake_form!: boolean;
  @Required() @WholeNumber(0, largest) documents_count!: number;
  /**
   * Dollars of the tax year, as the income summary counts them: including the net result of a Schedule C, so possibly
   * negative.
   */
  @Required() @SignedMoney() total_income!: number;
  /** The latest wishes; null: none. */
  @Nested(() => ClientWishes) wishes?: ClientWishes | null;
}

/** An office with the clients of its preparers (specification part 2, section 3). */
export class OfficeClients {
  @Required() @Nested(() => OfficeRow) office!: OfficeRow;
  /** The newest clients; `clients_url` leads to all of them. */
  @NestedList(() => AdminClientRow, assignmentLimits.newestOfOffice) clients!: AdminClientRow[];
  /** Path of the paginated list of all its clients. */
  @Text() clients_url?: string;
  @Required() @WholeNumber(0, largest) clients_count!: number;
  /** Dollars, summed over all its clients. */
  @Required() @SignedMoney() total_income!: number;
}

/** Selects all clients that match a search, across all pages; the server resolves the search when it assigns them. */
@Labels('adminClients.fields')
export class BulkAssignMatching {
  @Text() search?: string | null;
  @Required() @OneOf(assignedStatuses) status!: AssignedStatus;
  /** Only clients who are currently assigned to this preparer. */
  @Uuid() current_preparer_id?: string | null;
  @Required('always', ruleMessage('adminClients.bulkMissing')) @Uuid() preparer_id!: string;
  /** The specification's fixed text, which is stored whatever is sent. */
  @Text(assignmentLimits.reasonMax) reason?: string | null;
  /** Number of clients shown to the admin; 409 if it has changed. */
  @Required() @WholeNumber(1, assignmentLimits.bulkMax) expected_count!: number;
}

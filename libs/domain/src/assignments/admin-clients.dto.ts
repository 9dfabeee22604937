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

/** By last name, or by when their account was made: ascending as they stand. */
export const adminClientSorts = ['name', 'name_descending', 'since', 'since_descending'] as const;
export type AdminClientSort = (typeof adminClientSorts)[number];

const clientCounts = ['exact'] as const;

export class UnassignedClientsQuery {
  /** Part of a client's name or e-mail address, in any case. Of one or two characters: how a word of these begins. */
  @Text() search?: string;
  @OneOf(adminClientSorts) sort?: AdminClientSort;
  /** `exact`: a search that finds very many is counted as far as they can be assigned at once; otherwise only far enough to see that they are many. */
  @OneOf(clientCounts) count?: 'exact';
}

export class AdminClientsQuery {
  /** Part of a client's name or e-mail address, or of their preparer's, in any case. Of one or two characters: how a word of these begins. */
  @Text() search?: string;
  @OneOf(assignedStatuses) status?: AssignedStatus;
  /** Of this preparer. */
  @Uuid() preparer_id?: string;
  /** Of the preparer; `none`: without a preparer, or of a preparer without an office. */
  @Text(80) office_id?: string;
  @OneOf(adminClientSorts) sort?: AdminClientSort;
  /** `exact`: a search that finds very many is counted as far as they can be assigned at once; otherwise only far enough to see that they are many. */
  @OneOf(clientCounts) count?: 'exact';
}

export class AssignedPreparer {
  @Required() @Uuid() id!: string;
  @Required() @Text(250) name!: string;
  /** Six characters, upper case. */
  @Required() @Text(assignmentLimits.code) code!: string;
}

/** What a client asked for in the general intake. */
export class ClientWishes {
  /** As the client chose it: a name. */
  @Text(120) preferred_preparer!: string | null;
  @Text(120) preferred_office!: string | null;
  @Required() @Flag() urgent!: boolean;
}

/** A client as an admin's list shows them (specification part 2, section 3). */
export class AdminClientRow {
  @Required() @Uuid() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  @Required() @Text() created_at!: string;
  /** null: unassigned. */
  @Nested(() => AssignedPreparer) assigned_preparer!: AssignedPreparer | null;
  /** Of this tax year, also a draft. */
  @Required() @Flag() has_intake_form!: boolean;
  @Required() @WholeNumber(0, largest) documents_count!: number;
  /** Dollars of the tax year as the income summary counts them: with the net result of a Schedule C, also below 0. */
  @Required() @SignedMoney() total_income!: number;
  /** As they said last; null: nothing. */
  @Nested(() => ClientWishes) wishes?: ClientWishes | null;
}

/** An office with the clients of its preparers (specification part 2, section 3). */
export class OfficeClients {
  @Required() @Nested(() => OfficeRow) office!: OfficeRow;
  /** The newest ones; `clients_url` leads to all of them. */
  @NestedList(() => AdminClientRow, assignmentLimits.newestOfOffice) clients!: AdminClientRow[];
  /** Path of the paged list of all its clients. */
  @Text() clients_url?: string;
  @Required() @WholeNumber(0, largest) clients_count!: number;
  /** Dollars, of all its clients. */
  @Required() @SignedMoney() total_income!: number;
}

/** All clients that a search finds, however many pages they fill: found by the server when they are assigned. */
@Labels('adminClients.fields')
export class BulkAssignMatching {
  @Text() search?: string | null;
  @Required() @OneOf(assignedStatuses) status!: AssignedStatus;
  /** Of this preparer until now. */
  @Uuid() current_preparer_id?: string | null;
  @Required('always', ruleMessage('adminClients.bulkMissing')) @Uuid() preparer_id!: string;
  /** The specification's fixed text; whatever is sent, that text is stored. */
  @Text(assignmentLimits.reasonMax) reason?: string | null;
  /** How many the admin was told there are; another number by now is 409. */
  @Required() @WholeNumber(1, assignmentLimits.bulkMax) expected_count!: number;
}

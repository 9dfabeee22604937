import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Email, Flag, OneOf, Text, Texts, WholeNumber } from '../contract/rules';
import type { DocumentType } from '../documents/document-types';
import { StoredPreferences } from '../preferences/preferences.dto';
import { preferencesLimits } from '../preferences/preferences.limits';
import {
  clientFilters,
  clientSorts,
  formStates,
  type ClientFilter,
  type ClientSort,
  type FormState,
} from './client-list';

const most = 2_147_483_647;

/** Search, filter and sort order of a preparer's client list. */
export class ClientQuery {
  /** Case-insensitive part of a name, an email address, a phone number or the end of an id. */
  @Text() search?: string;
  /** Absent: all. */
  @OneOf(clientFilters) filter?: ClientFilter;
  /** Absent: by name. */
  @OneOf(clientSorts) sort?: ClientSort;
}

/** A client in their preparer's list. */
export class ClientRow {
  @Required() @Text() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  @Required() @Text() created_at!: string;
  @Required() @WholeNumber(0, most) documents_count!: number;
  /** Types with at least one document. */
  @Required() @Texts() document_types!: DocumentType[];
  @Required() @Flag() has_intake_form!: boolean;
  @Required() @OneOf(formStates) intake_state!: FormState;
  @Required() @OneOf(formStates) schedule_c_state!: FormState;
  /** Share of the list's three documents, whole percent (specification part 1, section 4). */
  @Required() @WholeNumber(0, 100) progress!: number;
  /** Messages from the client that the preparer has not read. */
  @Required() @WholeNumber(0, most) unread_messages!: number;
  /** Time of the latest document, form or message; null: never. */
  @Text() last_activity_at!: string | null;
}

/** One client, as shown to their preparer. */
export class ClientDetail extends ClientRow {
  /** Share of the detail screen's four requirements, whole percent (specification part 1, section 4). */
  @Required() @WholeNumber(0, 100) completion!: number;
  /** Entries of the general intake, newest first. */
  @NestedList(() => StoredPreferences, preferencesLimits.shown) preferences?: StoredPreferences[];
}

/** The clients before and after one, in the order of a list. */
export class ClientNeighbors {
  /** Id; null: the list begins here. */
  @Text() previous!: string | null;
  /** Id; null: the list ends here. */
  @Text() next!: string | null;
}

/** Totals over all clients of a preparer. */
export class ClientTotals {
  @Required() @WholeNumber(0, most) clients!: number;
  /** Clients with at least one document. */
  @Required() @WholeNumber(0, most) active!: number;
  /** Clients with all three documents of the list. */
  @Required() @WholeNumber(0, most) complete!: number;
  @Required() @WholeNumber(0, most) without_documents!: number;
  @Required() @WholeNumber(0, most) documents!: number;
  @Required() @WholeNumber(0, most) unread_messages!: number;
}

import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Count, Email, Flag, OneOf, Text, Texts, WholeNumber } from '../contract/rules';
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

/** Search, filter and sort order of a preparer's client list. */
export class ClientQuery {
  /** Matches any part of a name, email address or phone number, or the end of an id, ignoring case. */
  @Text() search?: string;
  /** Default: no filter. */
  @OneOf(clientFilters) filter?: ClientFilter;
  /** Default: by name. */
  @OneOf(clientSorts) sort?: ClientSort;
}

/** A client in a preparer's list. */
export class ClientRow {
  @Required() @Text() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  @Required() @Text() created_at!: string;
  @Required() @Count() documents_count!: number;
  /** Document types of which the client has at least one document. */
  @Required() @Texts() document_types!: DocumentType[];
  /** Document types that the year's return does without: the office waived them. Absent from older servers. */
  @Texts() waived_types?: DocumentType[];
  @Required() @Flag() has_intake_form!: boolean;
  @Required() @OneOf(formStates) intake_state!: FormState;
  @Required() @OneOf(formStates) schedule_c_state!: FormState;
  /** Share of the three documents tracked by the list, whole percent (specification part 1, section 4). */
  @Required() @WholeNumber(0, 100) progress!: number;
  /** Number of messages from the client that the preparer has not read. */
  @Required() @Count() unread_messages!: number;
  /** Time of the latest document, form or message; null if there is none. */
  @Text() last_activity_at!: string | null;
  /**
   * Time of the oldest message, submitted form or document that the preparer has not answered with a message; null if
   * there is none.
   */
  @Text() waiting_since!: string | null;
  /** Number of required documents of the year's return that wait for the client. Absent from older servers. */
  @Count() open_for_client?: number;
  /** Number of those that wait for the office. Absent from older servers. */
  @Count() open_for_office?: number;
}

/** A client, as shown to their preparer. */
export class ClientDetail extends ClientRow {
  /** Share of the four requirements tracked by the detail screen, whole percent (specification part 1, section 4). */
  @Required() @WholeNumber(0, 100) completion!: number;
  /** The client's general intake entries, newest first. */
  @NestedList(() => StoredPreferences, preferencesLimits.shown) preferences?: StoredPreferences[];
}

/** The previous and next client in the list, as seen from a given client. */
export class ClientNeighbors {
  /** Id of the client; null at the beginning of the list. */
  @Text() previous!: string | null;
  /** Id of the client; null at the end of the list. */
  @Text() next!: string | null;
}

/** Totals over all clients of a preparer. */
export class ClientTotals {
  @Required() @Count() clients!: number;
  /** Number of clients with at least one document. */
  @Required() @Count() active!: number;
  /** Number of clients with all three documents tracked by the list. */
  @Required() @Count() complete!: number;
  @Required() @Count() without_documents!: number;
  @Required() @Count() documents!: number;
  @Required() @Count() unread_messages!: number;
}

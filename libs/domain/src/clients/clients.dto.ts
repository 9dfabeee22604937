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

/** How a preparer's list of clients is searched, narrowed and ordered. */
export class ClientQuery {
  /** Part of a name, an e-mail address, a phone number or of the end of an id, in any case. */
  @Text() search?: string;
  /** Absent: all. */
  @OneOf(clientFilters) filter?: ClientFilter;
  /** Absent: by name. */
  @OneOf(clientSorts) sort?: ClientSort;
}

/** A client in the list of their preparer. */
export class ClientRow {
  @Required() @Text() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  @Required() @Text() created_at!: string;
  @Required() @WholeNumber(0, most) documents_count!: number;
  /** Each type of which there is at least one document. */
  @Required() @Texts() document_types!: DocumentType[];
  @Required() @Flag() has_intake_form!: boolean;
  @Required() @OneOf(formStates) intake_state!: FormState;
  @Required() @OneOf(formStates) schedule_c_state!: FormState;
  /** Whole percent of the three documents of the list (specification part 1, section 4). */
  @Required() @WholeNumber(0, 100) progress!: number;
  /** Messages of the client that the preparer has not read. */
  @Required() @WholeNumber(0, most) unread_messages!: number;
  /** The last time a document, a form or a message came; null: never. */
  @Text() last_activity_at!: string | null;
}

/** One client, as their preparer sees them. */
export class ClientDetail extends ClientRow {
  /** Whole percent of the four requirements of the detail screen (specification part 1, section 4). */
  @Required() @WholeNumber(0, 100) completion!: number;
  /** What they said in the general intake, the newest first. */
  @NestedList(() => StoredPreferences, preferencesLimits.shown) preferences?: StoredPreferences[];
}

/** All of a preparer's clients, counted. */
export class ClientTotals {
  @Required() @WholeNumber(0, most) clients!: number;
  /** With at least one document. */
  @Required() @WholeNumber(0, most) active!: number;
  /** With all three documents of the list. */
  @Required() @WholeNumber(0, most) complete!: number;
  @Required() @WholeNumber(0, most) without_documents!: number;
  @Required() @WholeNumber(0, most) documents!: number;
  @Required() @WholeNumber(0, most) unread_messages!: number;
}

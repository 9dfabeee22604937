import { Labels } from '../contract/labels';
import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { CalendarDate, Count, Flag, Moment, OneOf, Text, Texts, Uuid, Version } from '../contract/rules';
import { documentTypes, scanStates, type DocumentType, type ScanState } from '../documents/document-types';
import { documentLimits } from '../documents/documents.limits';
import { turns, type Turn } from '../returns/return-states';
import type {} from './document-requests.messages';
import {
  explanationKinds,
  itemDeeds,
  itemStates,
  rejectReasons,
  type ExplanationKind,
  type ItemDeed,
  type ItemState,
  type RejectReason,
} from './item-states';
import { ruleKeys, type RuleKey } from './request-rules';
import { requestLimits } from './requests.limits';
import { situationAnswers, type SituationAnswer } from './situations';

const Names = () => Texts(requestLimits.name, requestLimits.names);

/** The answers of "What happened in {year}?"; a card without an answer has not been reached yet. */
@Labels('documentRequests.fields')
export class SituationsBody {
  @OneOf(situationAnswers) employers?: SituationAnswer | null;
  @OneOf(situationAnswers) own_work?: SituationAnswer | null;
  @OneOf(situationAnswers) bank?: SituationAnswer | null;
  @OneOf(situationAnswers) investments?: SituationAnswer | null;
  @OneOf(situationAnswers) retirement?: SituationAnswer | null;
  @OneOf(situationAnswers) social_security?: SituationAnswer | null;
  @OneOf(situationAnswers) marketplace?: SituationAnswer | null;
  @OneOf(situationAnswers) home?: SituationAnswer | null;
  @OneOf(situationAnswers) school?: SituationAnswer | null;
  @OneOf(situationAnswers) student_loan?: SituationAnswer | null;
  @OneOf(situationAnswers) child_care?: SituationAnswer | null;
  @OneOf(situationAnswers) ip_pin?: SituationAnswer | null;
  @Names() employer_names?: string[] | null;
  @Names() customer_names?: string[] | null;
  @Names() platform_names?: string[] | null;
  @Names() bank_names?: string[] | null;
  @Names() broker_names?: string[] | null;
  @Names() pension_names?: string[] | null;
  @Names() beneficiary_names?: string[] | null;
  @Names() student_names?: string[] | null;
  @Names() borrower_names?: string[] | null;
  @Names() provider_names?: string[] | null;
  @Names() pin_holder_names?: string[] | null;
  /** The version that the answers replace; 0 for the first ones. */
  @Required() @Version(0) version!: number;
}

/** A file that was sent for an item. */
export class RequestFile {
  @Required() @Uuid() document_id!: string;
  @Required() @Text(documentLimits.filename) filename!: string;
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  @Required() @Text() content_type!: string;
  @OneOf(scanStates) scan_state!: ScanState;
  /** Whether the office sent it back; such a file counts nowhere. */
  @Required() @Flag() rejected!: boolean;
  /** Whether staff uploaded it for the client. */
  @Required() @Flag() by_office!: boolean;
  @Required() @Moment() uploaded_at!: string;
}

export class RequestEvent {
  @Required() @Moment() at!: string;
  @Text(250) actor_name!: string | null;
  @Required() @OneOf(itemDeeds) what!: ItemDeed;
  @Text(40) reason!: string | null;
}

/** A document that a return needs, with the files sent for it. */
export class RequestItem {
  @Required() @Uuid() id!: string;
  /** The rule that asks for it; null for what staff ask for in their own words. */
  @OneOf(ruleKeys) rule_key!: RuleKey | null;
  /** Whether it is about the spouse. */
  @Required() @Flag() of_spouse!: boolean;
  /** The payer or person, or what staff ask for; null where the rule says enough. */
  @Text(requestLimits.label) label!: string | null;
  @Text(requestLimits.text) note!: string | null;
  /** The category in which its files are stored. */
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  /** False if the return does not wait for it. */
  @Required() @Flag() required!: boolean;
  @Required() @OneOf(itemStates) state!: ItemState;
  @Required() @OneOf(turns) turn!: Turn;
  @Required() @Moment() state_since!: string;
  @OneOf(rejectReasons) reject_reason!: RejectReason | null;
  @Text(requestLimits.text) reject_text!: string | null;
  @OneOf(explanationKinds) explain_kind!: ExplanationKind | null;
  @Text(requestLimits.text) explain_text!: string | null;
  /** When the client expects to have it, YYYY-MM-DD. */
  @CalendarDate() comes_on!: string | null;
  @CalendarDate() due_on!: string | null;
  @Required() @Version() version!: number;
  /** Newest first. */
  @NestedList(() => RequestFile, requestLimits.files) files!: RequestFile[];
  /** Newest first. */
  @NestedList(() => RequestEvent, requestLimits.events) events!: RequestEvent[];
}

/** What a client still has to send, in the order in which it is asked for. */
export class RequestList {
  /** False before the client has begun the tax form; then nothing is asked for yet. */
  @Required() @Flag() has_return!: boolean;
  @NestedList(() => RequestItem, requestLimits.items) items!: RequestItem[];
  @Required() @Nested(() => SituationsBody) situations!: SituationsBody;
  /** Number of required items that wait for the client. */
  @Required() @Count() open_for_you!: number;
  /** Number of items that wait for the office. */
  @Required() @Count() open_for_us!: number;
}

/** Why the client does not send a document. */
@Labels('documentRequests.fields')
export class ExplainBody {
  @Required() @OneOf(explanationKinds) kind!: ExplanationKind;
  @Text(requestLimits.text) text?: string | null;
  /** Required for `comes_later`. */
  @CalendarDate() comes_on?: string | null;
  @Required() @Version() version!: number;
}

@Labels('documentRequests.fields')
export class ItemVersion {
  @Required() @Version() version!: number;
}

import { Labels } from '../contract/labels';
import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { CalendarDate, Count, Flag, Ids, OneOf, Text, Uuid, Version } from '../contract/rules';
import { clientDocumentTypes, type ClientDocumentType } from '../documents/document-types';
import { documentLimits } from '../documents/documents.limits';
import { RequestFile, RequestItem, SituationsBody } from './document-requests.dto';
import { returnLimits } from '../returns/returns.limits';
import type {} from '../returns/returns.messages';
import type {} from './document-requests.messages';
import {
  itemSources,
  rejectReasons,
  waiveReasons,
  type ItemSource,
  type RejectReason,
  type WaiveReason,
} from './item-states';
import { ruleKeys, type RuleKey } from './request-rules';
import { requestLimits } from './requests.limits';

/** An item as the office sees it. */
export class ClientRequestItem extends RequestItem {
  @Required() @OneOf(itemSources) source!: ItemSource;
  /** Whether the answers no longer ask for an item that somebody has already worked on. */
  @Required() @Flag() unfounded!: boolean;
}

/** What a client was asked for, and the files that belong to no item yet. */
export class ClientRequestList {
  @Required() @Flag() has_return!: boolean;
  @NestedList(() => ClientRequestItem, requestLimits.items) items!: ClientRequestItem[];
  /** Files that were sent without an item, newest first. */
  @NestedList(() => RequestFile, documentLimits.perClient) unsorted!: RequestFile[];
  @Required() @Nested(() => SituationsBody) situations!: SituationsBody;
  @Required() @Count() open_for_client!: number;
  @Required() @Count() open_for_office!: number;
  /** Number of items that were sent back and not sent again. */
  @Required() @Count() sent_back!: number;
}

/** A document that staff ask for: one of the rules, or in their own words. */
@Labels('documentRequests.fields')
export class AddRequest {
  @OneOf(ruleKeys) rule_key?: RuleKey;
  /** Id of a decided item to ask for again; its rule and label stay. */
  @Uuid() again?: string;
  /** The payer or person of a rule; without a rule, what to send. */
  @Text(requestLimits.label) label?: string;
  @OneOf(clientDocumentTypes) document_type?: ClientDocumentType;
  @Required() @Flag() required!: boolean;
  @CalendarDate() due_on?: string;
  @Text(requestLimits.text) note?: string;
}

@Labels('documentRequests.fields')
export class AcceptRequest {
  @Required() @Version() version!: number;
}

@Labels('documentRequests.fields')
export class RejectRequest {
  @Required() @Version() version!: number;
  @Required() @OneOf(rejectReasons) reason!: RejectReason;
  /** Required for `other`. */
  @Text(requestLimits.text) text?: string;
  /** The files that are sent back; absent for all of the item. */
  @Ids(requestLimits.files) documents?: string[];
}

@Labels('documentRequests.fields')
export class WaiveRequest {
  @Required() @Version() version!: number;
  @Required() @OneOf(waiveReasons) reason!: WaiveReason;
}

@Labels('documentRequests.fields')
export class LinkDocument {
  @Required() @Uuid() document_id!: string;
}

/** How many items a mail to the client was about. */
export class ToldClient {
  @Required() @Count() items!: number;
}

/** Reminders to the clients of several returns. */
@Labels('returns.fields')
export class RemindMany {
  @Required() @Ids(returnLimits.bulk) return_ids!: string[];
}

/** `reminded_today`: at most one a day. `closed`: an email would reach nobody. */
export const remindOutcomes = ['reminded', 'reminded_today', 'nothing_open', 'on_hold', 'closed', 'not_found'] as const;
export type RemindOutcome = (typeof remindOutcomes)[number];

export class RemindResult {
  @Required() @Uuid() id!: string;
  @Required() @OneOf(remindOutcomes) outcome!: RemindOutcome;
}

export class RemindedMany {
  @NestedList(() => RemindResult, returnLimits.bulk) results!: RemindResult[];
}

import { Labels } from '../contract/labels';
import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { CalendarDate, Count, Flag, Ids, Moment, OneOf, Text, Uuid, Version, WholeNumber } from '../contract/rules';
import { seasonLimits } from '../seasons/seasons.limits';
import { siteLimits } from '../site/site.limits';
import { EarlierReturn } from './amendments.dto';
import { Filing } from './filings.dto';
import { returnStates, returnSteps, turns, type ReturnState, type ReturnStep, type Turn } from './return-states';
import {
  moveCauses,
  returnKinds,
  returnReasons,
  type MoveCause,
  type ReturnKind,
  type ReturnReason,
} from './return-words';
import { returnLimits } from './returns.limits';
import type {} from './returns.messages';

/** One of the seven steps, with the time at which the return first reached it; null if it has not. */
export class StepDate {
  @Required() @OneOf(returnSteps) step!: ReturnStep;
  @Moment() reached_at!: string | null;
}

/** A required paper that comes later, with the office's consent. */
export class AwaitedPaper {
  /** The rule that asks for it; null for what staff ask for in their own words. */
  @Text() rule_key!: string | null;
  @Required() @Flag() of_spouse!: boolean;
  /** The payer or person, or what staff ask for; null where the rule says enough. */
  @Text() label!: string | null;
  /** YYYY-MM-DD */
  @Required() @CalendarDate() comes_on!: string;
}

/** A return as its client sees it. */
export class ReturnStatus {
  @Required() @Uuid() id!: string;
  @Required() @WholeNumber(2000, 2100) tax_year!: number;
  /** Absent from older servers. */
  @OneOf(returnKinds) kind?: ReturnKind;
  /** 1 for the original, then one more for each amended return. Absent from older servers. */
  @WholeNumber(1, returnLimits.perYear) sequence?: number;
  @Required() @OneOf(returnStates) state!: ReturnState;
  @Required() @OneOf(turns) turn!: Turn;
  @Required() @Moment() state_since!: string;
  /** Why the return rests or is not being filed; null in other states. */
  @OneOf(returnReasons) reason_kind!: ReturnReason | null;
  /** First and last name; null if nobody is assigned. */
  @Text(250) preparer_name!: string | null;
  /** Number of required papers that wait for the client. */
  @Required() @Count() open_for_client!: number;
  /** Number of papers that wait for the office. */
  @Required() @Count() open_for_office!: number;
  /** Number of required papers that come later, until which the office waits. Absent from older servers. */
  @Count() awaited?: number;
  /** The first of them to come. Absent from older servers. */
  @Nested(() => AwaitedPaper) next_paper?: AwaitedPaper | null;
  @NestedList(() => StepDate, returnSteps.length) steps!: StepDate[];
  @NestedList(() => Filing, returnLimits.filings) filings!: Filing[];
  /** YYYY-MM-DD; null for the regular date that the law sets. Absent from older servers. */
  @CalendarDate() due_on?: string | null;
  /** YYYY-MM-DD; null if no extension was filed. Absent from older servers. */
  @CalendarDate() extension_filed_on?: string | null;
  /** Newest first; empty for the original. Absent from older servers. */
  @NestedList(() => EarlierReturn, returnLimits.perYear) earlier?: EarlierReturn[];
}

/** A move of a return, in the order in which it happened. */
export class ReturnTransition {
  @Required() @Uuid() id!: string;
  /** null for the first one, which created the return. */
  @OneOf(returnStates) from_state!: ReturnState | null;
  @Required() @OneOf(returnStates) to_state!: ReturnState;
  /** Which return of the year moved. Absent from older servers. */
  @WholeNumber(1, returnLimits.perYear) sequence?: number;
  @Required() @OneOf(moveCauses) cause!: MoveCause;
  @Text(250) actor_name!: string | null;
  @OneOf(returnReasons) reason_kind!: ReturnReason | null;
  @Text(returnLimits.note) note!: string | null;
  @Required() @Moment() at!: string;
}

/** A note that only staff can read. */
export class ReturnNote {
  @Required() @Uuid() id!: string;
  @Required() @Text(250) author_name!: string;
  @Required() @Text(returnLimits.note) text!: string;
  @Required() @Moment() at!: string;
}

/** A return as the office sees it. */
export class ReturnDetail extends ReturnStatus {
  @Required() @Uuid() client_id!: string;
  @Required() @Version() version!: number;
  @OneOf(returnStates) state_before_hold!: ReturnState | null;
  /** Whether somebody other than the reader has to check it before it can be signed. Absent from older servers. */
  @Flag() awaits_reviewer?: boolean;
  /** The office's time zone, in which dates of filings begin; an IANA name. Absent from older servers. */
  @Text(siteLimits.timeZone) time_zone?: string;
  /** When the client submitted changed answers after the work had begun; null if they did not. */
  @Moment() client_changed_at!: string | null;
  /** When the client answered the last question; null if they did not. Absent from older servers. */
  @Moment() answered_at?: string | null;
  /** Newest first, with those of the year’s earlier returns. */
  @NestedList(() => ReturnTransition, returnLimits.history) transitions!: ReturnTransition[];
  /** Newest first, with those of the year’s earlier returns. */
  @NestedList(() => ReturnNote, returnLimits.history) notes!: ReturnNote[];
}

/** A move along one edge. */
@Labels('returns.fields')
export class MoveReturn {
  @Required() @OneOf(returnStates) to!: ReturnState;
  @Required() @Version() version!: number;
  /** Required where the edge needs a reason. */
  @OneOf(returnReasons) reason_kind?: ReturnReason;
  /** What `info_needed` waits for; sent to the client as a message in the same transaction. */
  @Text(returnLimits.question) question?: string;
  /** Sent to the client with any other move, in the same transaction. */
  @Text(returnLimits.question) message?: string;
  /** An internal note that stays with the move. */
  @Text(returnLimits.note) note?: string;
  /** What was sent and what became of it, where the edge needs it. */
  @NestedList(() => Filing, returnLimits.filings) filings?: Filing[];
}

/** Age of a state in business days of the office. */
export const queueAges = ['today', 'days_1_2', 'days_3_5', 'over_5'] as const;
export type QueueAge = (typeof queueAges)[number];
export const queueSorts = ['oldest', 'newest', 'name', 'due'] as const;
export type QueueSort = (typeof queueSorts)[number];

export class QueueQuery {
  @OneOf(turns) turn?: Turn;
  @OneOf(returnStates) state?: ReturnState;
  @OneOf(queueAges) age?: QueueAge;
  /** Matches any part of a client's name, email address or phone number, ignoring case. */
  @Text() search?: string;
  /** Default: oldest first, rejected ones on top. */
  @OneOf(queueSorts) sort?: QueueSort;
}

/** A return in a preparer's queue. */
export class QueueRow {
  @Required() @Uuid() id!: string;
  @Required() @Uuid() client_id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  /** Absent from older servers. */
  @OneOf(returnKinds) kind?: ReturnKind;
  /** 1 for the original, then one more for each amended return. Absent from older servers. */
  @WholeNumber(1, returnLimits.perYear) sequence?: number;
  @Required() @OneOf(returnStates) state!: ReturnState;
  @OneOf(returnStates) state_before_hold!: ReturnState | null;
  @Required() @OneOf(turns) turn!: Turn;
  @Required() @Moment() state_since!: string;
  /** Whole business days of the office since the return came into this state. */
  @Required() @Count() business_days!: number;
  /** YYYY-MM-DD; null if none is set. */
  @CalendarDate() due_on!: string | null;
  /** Whether the client answered a question, so that the work can go on. */
  @Required() @Flag() answered!: boolean;
  /** Whether the client submitted changed answers after the work had begun. */
  @Required() @Flag() answers_changed!: boolean;
  /** Whether somebody other than the reader has to check it before it can be signed. Absent from older servers. */
  @Flag() awaits_reviewer?: boolean;
  /** Whether the client's newest general intake says so. Absent from older servers. */
  @Flag() urgent?: boolean;
  @Required() @Count() open_for_client!: number;
  @Required() @Count() open_for_office!: number;
  /** Number of required papers that come later, until which the office waits. Absent from older servers. */
  @Count() awaited?: number;
  @Required() @Version() version!: number;
}

/** Returns of another open season that wait for the preparer. */
export class SeasonWaiting {
  @Required() @WholeNumber(seasonLimits.first, seasonLimits.last) tax_year!: number;
  @Required() @Count(1) office!: number;
}

/** The number of a preparer's returns by whose turn it is. */
export class QueueTotals {
  @Required() @Count() client!: number;
  @Required() @Count() office!: number;
  @Required() @Count() authority!: number;
  @Required() @Count() nobody!: number;
  /** Newest season first, without those in which nothing waits. Absent from older servers. */
  @NestedList(() => SeasonWaiting, seasonLimits.last - seasonLimits.first + 1) other_seasons?: SeasonWaiting[];
}

/** One move for several returns. */
@Labels('returns.fields')
export class BulkMove {
  @Required() @Ids(returnLimits.bulk) return_ids!: string[];
  @Required() @OneOf(returnStates) to!: ReturnState;
  @OneOf(returnReasons) reason_kind?: ReturnReason;
}

export const bulkOutcomes = ['moved', 'wrong_state', 'not_found'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

export class BulkMoveResult {
  @Required() @Uuid() id!: string;
  @Required() @OneOf(bulkOutcomes) outcome!: BulkOutcome;
  /** The state that the return is in now; null if it was not found. */
  @OneOf(returnStates) state!: ReturnState | null;
}

export class BulkMoved {
  @NestedList(() => BulkMoveResult, returnLimits.bulk) results!: BulkMoveResult[];
}

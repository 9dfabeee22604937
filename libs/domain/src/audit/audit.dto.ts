import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Moment, OneOf, Text, Uuid } from '../contract/rules';

export const auditOutcomes = ['ok', 'refused', 'failed'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

export const auditSorts = ['at', 'at_descending'] as const;
export type AuditSort = (typeof auditSorts)[number];

/** Maximum length of a text in the log: an id, an address, a short description. */
const texts = 2000;
/** Maximum number of names: an entry has only a few facts. */
const mostNames = 20;

export class AuditQuery {
  /** Prefix of the action: `client` matches `client.assign`. */
  @Text() action?: string;
  @OneOf(auditOutcomes) outcome?: AuditOutcome;
  /**
   * Matches any part of the actor's name or email address, ignoring case. One or two characters match the beginning of
   * a word.
   */
  @Text() search?: string;
  /** Id of the affected client, document, account or other object. */
  @Text() object_id?: string;
  /** RFC 3339, inclusive. */
  @Moment() from?: string;
  /** RFC 3339, exclusive. */
  @Moment() to?: string;
  /** Default: newest first. */
  @OneOf(auditSorts) sort?: AuditSort;
}

/** Display name for an id in an entry. */
export class AuditName {
  @Required() @Text() id!: string;
  @Required() @Text(texts) name!: string;
}

/** One entry of the audit log. It refers to people by id. */
export class AuditRow {
  @Required() @Text() id!: string;
  @Required() @Text() at!: string;
  @Uuid() actor_id!: string | null;
  /** Current name of the actor; null if nobody was signed in or the system itself acted. */
  @Text(250) actor_name!: string | null;
  @Text() actor_role!: string | null;
  /** Action as `noun.verb`. */
  @Required() @Text() action!: string;
  @Required() @OneOf(auditOutcomes) outcome!: AuditOutcome;
  @Text() object_type!: string | null;
  @Text(texts) object_id!: string | null;
  /**
   * Current name of the object: the client's name for a form, file name and client for a document; null if it has none.
   */
  @Text(texts) object_name!: string | null;
  @Text() address!: string | null;
  @Text() request_id!: string | null;
  /** Facts as `name: value`, separated by commas. */
  @Required() @Text(texts) details!: string;
  /** Display names of the ids in `details`. */
  @NestedList(() => AuditName, mostNames) names?: AuditName[];
}

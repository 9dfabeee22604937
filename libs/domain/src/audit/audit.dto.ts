import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Moment, OneOf, Text, Uuid } from '../contract/rules';

export const auditOutcomes = ['ok', 'refused', 'failed'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

export const auditSorts = ['at', 'at_descending'] as const;
export type AuditSort = (typeof auditSorts)[number];

/** Longest text of the log: an id, an address, what was done in short. */
const texts = 2000;
/** The details of an entry are a few facts. */
const mostNames = 20;

export class AuditQuery {
  /** How what was done begins: `client` finds `client.assign`. */
  @Text() action?: string;
  @OneOf(auditOutcomes) outcome?: AuditOutcome;
  /** Part of the name or e-mail address of whoever did it. Of one or two characters: how a word of these begins. */
  @Text() search?: string;
  /** What it was done to: the id of a client, a document, an account. */
  @Text() object_id?: string;
  /** RFC 3339; from this moment on. */
  @Moment() from?: string;
  /** RFC 3339; before this moment. */
  @Moment() to?: string;
  /** As it stands: the newest first. */
  @OneOf(auditSorts) sort?: AuditSort;
}

/** What people call something that an entry knows by its id. */
export class AuditName {
  @Required() @Text() id!: string;
  @Required() @Text(texts) name!: string;
}

/** One line of the audit log. Facts about people stand in it as ids. */
export class AuditRow {
  @Required() @Text() id!: string;
  @Required() @Text() at!: string;
  @Uuid() actor_id!: string | null;
  /** As they are called now; null: nobody was signed in, or the system did it. */
  @Text(250) actor_name!: string | null;
  @Text() actor_role!: string | null;
  /** `noun.verb`. */
  @Required() @Text() action!: string;
  @Required() @OneOf(auditOutcomes) outcome!: AuditOutcome;
  @Text() object_type!: string | null;
  @Text(texts) object_id!: string | null;
  /** What it is called now: of a person or an office; a form goes by its client, a document by its file and client. Null: it has no name. */
  @Text(texts) object_name!: string | null;
  @Text() address!: string | null;
  @Text() request_id!: string | null;
  /** `name: value`, separated by commas. */
  @Required() @Text(texts) details!: string;
  /** Of the ids in `details`, what people call them. */
  @NestedList(() => AuditName, mostNames) names?: AuditName[];
}

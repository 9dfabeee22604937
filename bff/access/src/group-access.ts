import type { Role } from '@portal/domain/contract/access-policy';
import type { PlainQuery } from '@portal/bff-platform/database/plain-query';
import type { Actor } from '@portal/bff-platform/request/actor';

/**
 * SQL conditions for the groups that each role may read. `profile.office_id` is a preparer's own office, or the office
 * of a client's preparer.
 */
const readableBy: Readonly<Record<Role, string>> = {
  client: `message_group.group_type = 'all_clients'
    OR message_group.group_type = 'office_clients' AND message_group.office_id = profile.office_id`,
  preparer: `message_group.office_id IS NULL OR message_group.office_id = profile.office_id`,
  admin: 'true',
};

const isReader = Object.entries(readableBy)
  .map(([role, condition]) => `person.role = '${role}' AND (${condition})`)
  .join(' OR ');

/** FROM clause that joins people with their assignment and their office. */
const readers = `users person
  LEFT JOIN assignments assignment ON assignment.client_id = person.id
  LEFT JOIN preparer_profiles profile ON profile.user_id = COALESCE(assignment.preparer_id, person.id)`;

/**
 * SQL condition for the given people who may read `message_group`. @param people SQL condition, e.g. `person.id =
 * :actor_id`
 */
const readBy = (people: string) => `SELECT person.id FROM ${readers}
  WHERE person.status = 'active' AND person.deleted_at IS NULL AND ${people} AND (${isReader})`;

/** The groups whose posts an actor may read. */
export class ReadableGroups {
  private constructor(private readonly actor: Actor) {}

  static of(actor: Actor): ReadableGroups {
    return new ReadableGroups(actor);
  }

  /** @param query selects groups as `message_group` */
  restrict<Row extends object>(query: PlainQuery<Row>): PlainQuery<Row> {
    return query.where(`EXISTS (${readBy('person.id = :actor_id')})`, { actor_id: this.actor.id });
  }

  /** Restricts accounts to those that may read the group. @param query selects accounts as `reader` */
  static restrictReaders<Row extends object>(query: PlainQuery<Row>, group_id: string): PlainQuery<Row> {
    const group = `SELECT FROM message_groups message_group WHERE message_group.id = :group_id`;
    return query.where(`EXISTS (${group} AND EXISTS (${readBy('person.id = reader.id')}))`, { group_id });
  }

  /** False for clients, who may only read. */
  get areWritable(): boolean {
    return this.actor.role !== 'client';
  }
}

import { Injectable } from '@nestjs/common';
import type { Role } from '@portal/domain/contract/access-policy';
import type { GroupType } from '@portal/domain/messages/message-kinds';
import { DataSource, type EntityManager } from 'typeorm';
import { ReadableGroups } from '@portal/bff-access/group-access';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { paginate, type Order, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import type { Actor } from '@portal/bff-platform/request/actor';
import { OfficeEntity } from '@portal/bff-office/offices/office.entity';
import { GroupMessageEntity, MessageGroupEntity } from './message.entity';

const groupColumns = ['id', 'group_type', 'office_id', 'name', 'description'] as const;
const postColumns = ['id', 'seq', 'group_id', 'sender_id', 'content', 'created_at'] as const;

/** Maximum groups that one event stream follows: two for each of 1,000 offices, and the global ones. */
const mostGroups = 2002;

export type StoredGroup = NonNullable<Awaited<ReturnType<GroupsRepository['find']>>>;
export type ListedGroup = ReturnType<GroupsRepository['withNewest']> extends PlainQuery<infer Row> ? Row : never;
export type StoredPost = Pick<GroupMessageEntity, (typeof postColumns)[number]> & { sender_name: string | null };

/** Identifies a group by `id`, or by its type and office, as in URLs. */
export type GroupName = { id: string } | { group_type: GroupType; office_id: string | null };

const bySeq: Omit<Order, 'direction'> = { entity: GroupMessageEntity, alias: 'post', by: ['seq'] };

/** A global group has no office and comes first. */
const officeName = (alias: string): string =>
  `COALESCE((SELECT name FROM offices WHERE offices.id = ${alias}.office_id), '')`;
const byOffice: Order = {
  entity: MessageGroupEntity,
  alias: 'message_group',
  by: [{ name: 'sorted_name', sql: officeName }, 'group_type'],
  direction: 'ASC',
};

/** Counts posts by others since the user's account was created and after the user's read marker. */
const unread = `(SELECT count(*) FROM group_messages post
  WHERE post.group_id = message_group.id AND post.sender_id <> :actor_id
    AND post.created_at >= (SELECT created_at FROM users WHERE id = :actor_id)
    AND post.seq > COALESCE((SELECT last_read_seq FROM group_read_markers
      WHERE group_id = message_group.id AND person_id = :actor_id), 0))`;

const isNewest = `newest.seq = (SELECT max(post.seq) FROM group_messages post WHERE post.group_id = message_group.id)`;

// Reads data maintained by triggers (docs/database-rules.md): number_by_commit, make_office_groups.
@Injectable()
export class GroupsRepository {
  constructor(private readonly database: DataSource) {}

  /** Global groups first, then those of offices by name. */
  list(actor: Actor, request: PageRequest): Promise<Page<ListedGroup>> {
    return paginate(this.withNewest(actor), byOffice, request);
  }

  private withNewest(actor: Actor) {
    return this.groupsOf(actor)
      .leftJoin(GroupMessageEntity, 'newest', isNewest, [])
      .number('unread', unread)
      .date('last_at', 'newest.created_at')
      .column('last_id', 'newest.id')
      .column('last_sender_id', 'newest.sender_id')
      .bytes('last_content', 'newest.content');
  }

  find(actor: Actor, name: GroupName) {
    const groups = this.groupsOf(actor);
    if ('id' in name) return groups.where('message_group.id = :id', name).getOne();
    return groups
      .where('message_group.group_type = :group_type', name)
      .where('message_group.office_id IS NOT DISTINCT FROM :office_id', name)
      .getOne();
  }

  /** Newest first. */
  listBefore(group_id: string, page: PageRequest): Promise<Page<StoredPost>> {
    return paginate(this.posts(group_id), { ...bySeq, direction: 'DESC' }, page);
  }

  /** Oldest first. */
  listAfter(group_id: string, seq: number, page: PageRequest): Promise<Page<StoredPost>> {
    return paginate(this.posts(group_id).where('post.seq > :seq', { seq }), { ...bySeq, direction: 'ASC' }, page);
  }

  /** @returns undefined if there is no such post in the group */
  async findSeq(group_id: string, id: string): Promise<number | undefined> {
    return (await this.posts(group_id).where('post.id = :id', { id }).getOne())?.seq;
  }

  async insert(
    transaction: EntityManager,
    post: Pick<GroupMessageEntity, 'id' | 'group_id' | 'sender_id' | 'content'>,
  ): Promise<Pick<GroupMessageEntity, 'seq' | 'created_at'>> {
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(GroupMessageEntity)
      .values(post)
      .returning(['seq', 'created_at'])
      .execute();
    const [row] = inserted.raw as Pick<GroupMessageEntity, 'seq' | 'created_at'>[];
    if (!row) throw new Error('a post was not stored');
    return row;
  }

  /**
   * Advances the read marker, never moves it back. Raw SQL, because the builder has no conditional upsert. @returns
   * whether it moved
   */
  async markRead(transaction: EntityManager, group_id: string, person_id: string, seq: number): Promise<boolean> {
    const moved = await transaction.query<object[]>(
      `INSERT INTO group_read_markers AS marker (group_id, person_id, last_read_seq) VALUES ($1, $2, $3)
       ON CONFLICT (group_id, person_id) DO UPDATE SET last_read_seq = excluded.last_read_seq, read_at = now()
         WHERE marker.last_read_seq < excluded.last_read_seq
       RETURNING person_id`,
      [group_id, person_id, seq],
    );
    return moved.length > 0;
  }

  /** Returns the ids of all groups the actor may read. */
  async listIds(actor: Actor): Promise<string[]> {
    return (await this.groupsOf(actor).limit(mostGroups).getMany()).map(({ id }) => id);
  }

  /** Returns the given people who may read a group. */
  async findReaders(group_id: string, people: readonly string[]): Promise<string[]> {
    const readers = PlainQuery.from(this.database.manager, UserEntity, 'reader', ['id']);
    readers.where('reader.id = ANY(:people)', { people });
    return (await ReadableGroups.restrictReaders(readers, group_id).getMany()).map(({ id }) => id);
  }

  /** Counts by role everyone who may read a group, except one person. */
  async countReaders(group_id: string, but: string): Promise<Partial<Record<Role, number>>> {
    const others = PlainQuery.from(this.database.manager, UserEntity, 'reader', ['id']);
    others.where('reader.id <> :but', { but });
    const counted = await ReadableGroups.restrictReaders(others, group_id)
      .builder.select('reader.role', 'role')
      .addSelect('count(*)', 'total')
      .groupBy('reader.role')
      .getRawMany<{ role: Role; total: number }>();
    return Object.fromEntries(counted.map(({ role, total }) => [role, total]));
  }

  /** Counts unread posts in all groups. */
  async countUnread(actor: Actor): Promise<number> {
    const groups = ReadableGroups.of(actor).restrict(
      PlainQuery.from(this.database.manager, MessageGroupEntity, 'message_group', ['id']),
    );
    const counted = await groups.number('unread', unread).getMany();
    return counted.reduce((sum, group) => sum + group.unread, 0);
  }

  private groupsOf(actor: Actor) {
    const groups = PlainQuery.from(this.database.manager, MessageGroupEntity, 'message_group', groupColumns)
      .leftJoin(OfficeEntity, 'office', 'office.id = message_group.office_id', [])
      .column('office_name', 'office.name');
    return ReadableGroups.of(actor).restrict(groups);
  }

  private posts(group_id: string): PlainQuery<StoredPost> {
    return PlainQuery.from(this.database.manager, GroupMessageEntity, 'post', postColumns)
      .innerJoin(UserEntity, 'sender', 'sender.id = post.sender_id', [])
      .column('sender_name', `sender.first_name || ' ' || sender.last_name`)
      .where('post.group_id = :group_id', { group_id });
  }
}
